// What the browser remembers, for good or for this window. A browser may refuse both to a page in a
// frame: then it remembers nothing, and the page works all the same.

function guarded(find) {
  const attempt = (act) => {
    try {
      return act(find()) ?? null;
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

export const browser = guarded(() => localStorage);
export const tab = guarded(() => sessionStorage);
