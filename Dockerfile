# One node of Trick Bento. By default it keeps its tables in SQLite, in a volume at /data.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund \
  && node apps/web/build/main.ts \
  && rm -rf node_modules/node-linux-* .cache

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATABASE=/data/trick-bento.sqlite
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /app /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4173/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts", "--site", "apps/web/dist", "--host", "0.0.0.0", "--port", "4173"]
