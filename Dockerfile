# Portal and backend in one container, as `npm start` runs them. See README, "In a container".
FROM node:24-bookworm-slim AS build
WORKDIR /app
# secrets of the build's own settings are not the container's
ENV NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/tmp/build-data
COPY package.json package-lock.json .npmrc ./
RUN npm install --include=dev --no-save --no-audit --no-fund
COPY . .
RUN npm run build
# tests, linters and the Node that npm brings for older machines stay behind: the image has its own
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf .next/cache .cache node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build --chown=node:node /app /app
# the folder itself too: the backend's bundle is written beside it
RUN mkdir /data && chown node:node /app /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT||3000}/healthz?ready`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# not npm: signals go to the process that stops the others
CMD ["node", "scripts/start.mjs"]
