# The steps are the Makefile's own, so that an image holds what `make play` runs.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends make
WORKDIR /parlour
COPY Makefile pyproject.toml README.md LICENSE ./
COPY requirements ./requirements
COPY rules ./rules
COPY render ./render
COPY bot ./bot
RUN make install && .venv/bin/python -m compileall -q rules render bot

FROM python:3.13-slim
RUN useradd --system --uid 1000 --no-create-home parlour \
    && install --directory --owner=1000 --mode=0700 /data
COPY --from=build /parlour /parlour
# Not the code's folder: a .env that lies around is not read inside the image.
WORKDIR /data
USER 1000
ENV PATH=/parlour/.venv/bin:$PATH PARLOUR_DATA=/data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["parlour", "health"]
CMD ["parlour"]
