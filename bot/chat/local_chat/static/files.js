// Games in files, to be analysed: chosen with a button, or dropped anywhere on the page.

export class Files {
  // `ask` says that there is a file, and returns the key of the request.
  constructor({ button, input, ask }) {
    this.ask = ask;
    this.handed = new Map(); // files that the server may ask for, by their keys
    button.addEventListener("click", () => input.click());
    input.addEventListener("change", () => {
      this.hand(input.files[0]);
      input.value = ""; // so that the same file can be chosen again
    });
    addEventListener("dragover", (event) => carriesFile(event) && event.preventDefault());
    addEventListener("drop", (event) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      this.hand(event.dataTransfer.files[0]);
    });
  }

  hand(file) {
    if (file) this.handed.set(this.ask(file.size), file);
  }

  // The server asks for a file. If it cannot be sent, the server says so after a while.
  async send({ key, url }) {
    const file = this.handed.get(key);
    if (file) await fetch(url, { method: "POST", body: file }).catch(() => {});
  }

  done({ key }) {
    this.handed.delete(key);
  }
}

const carriesFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
