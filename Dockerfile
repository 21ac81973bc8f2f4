# syntax=docker/dockerfile:1
FROM node:26-slim AS manifests
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
COPY packages/core/package.json packages/core/
COPY packages/local-redis/package.json packages/local-redis/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
# The version of pnpm is the one that the manifest pins.
RUN printf '#!/bin/sh\nexec npx --yes "%s" "$@"\n' \
      "$(node -p 'require("./package.json").packageManager')" > /usr/local/bin/pnpm \
 && chmod +x /usr/local/bin/pnpm

FROM manifests AS build
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm run build

FROM manifests AS dependencies
RUN pnpm install --frozen-lockfile --prod --filter "@mayfly/server..."

FROM node:26-slim
LABEL org.opencontainers.image.title="Mayfly" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.source="https://github.com/mayfly/mayfly"
WORKDIR /app
COPY --from=dependencies /app/ ./
COPY --from=build /app/packages/core/dist/ packages/core/dist/
COPY --from=build /app/packages/local-redis/dist/ packages/local-redis/dist/
COPY --from=build /app/apps/api/dist/ apps/api/dist/
COPY --from=build /app/apps/api/trusted-documents.json apps/api/
COPY --from=build /app/apps/web/dist/ apps/web/dist/

# Beyond loopback the API requires a MAYFLY_TOKEN, and in a container also a REDIS_URL and a MAYFLY_SECRET.
# A balancer notices within five seconds that an instance stops.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DRAIN_MS=5000
USER node
EXPOSE 4000
# A check starts a Node.js process, so it is seldom. Orchestrators ask /healthz themselves.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --start-interval=2s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/main.js"]
