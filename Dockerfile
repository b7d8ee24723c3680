# Every step is a task of deno.json that the tests run as well.
FROM denoland/deno:debian-2.9.6 AS build
WORKDIR /app
COPY . .
RUN deno task setup && deno task web

FROM denoland/deno:debian-2.9.6
WORKDIR /app
COPY --from=build --chown=deno:deno /app /app
RUN mkdir /data && chown deno:deno /data
USER deno
ENV APP_ENV=production DATA_DIR=/data PORT=8000
# DATABASE_URL and SECRET_KEY must be given: see the table in README.md.
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["deno", "task", "health"]
CMD ["deno", "task", "serve"]
