# Two stages: build with everything, run with what the server and its commands need.
# scripts/docker/dockerfile.test.ts carries these steps out without Docker.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.ts && npm prune --omit=dev && rm -rf node_modules/.cache

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production
# As in scripts/server-process.mjs, which says why; so are the flags of CMD.
ENV MALLOC_ARENA_MAX=2
ENV MALLOC_MMAP_THRESHOLD_=1048576
ENV MALLOC_TRIM_THRESHOLD_=4194304
# The only folder that is written to, and the one to mount where data must outlive the container.
ENV DATA_FOLDER=/home/node/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/server ./server
COPY --from=build /app/shared ./shared
COPY --from=build /app/scripts ./scripts
USER node
RUN mkdir --parents /home/node/data/assets
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "--env-file-if-exists=.env", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "--v8-pool-size=1", "dist/server/main.js"]
