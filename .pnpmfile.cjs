const { dependencies } = require('./packages/core/package.json');

/**
 * @typedef {{ name: string, devDependencies?: unknown, dependencies?: Record<string, string>, exports?: Record<string, Record<string, string>> }} Manifest
 */

module.exports = {
  hooks: {
    /**
     * The packed manifest has no condition of this workspace, and nothing that only its developers need. The server
     * contains the packages that it uses (scripts/pack-server.mjs), so it has the dependencies of core instead. Those of
     * local-redis it has already.
     * @param {Manifest} manifest
     */
    beforePacking(manifest) {
      delete manifest.devDependencies;
      for (const entry of Object.values(manifest.exports ?? {})) delete entry['@mayfly/source'];
      if (manifest.name === '@mayfly/server') {
        manifest.dependencies = { ...manifest.dependencies, ...dependencies };
        delete manifest.dependencies['@mayfly/core'];
        delete manifest.dependencies['@mayfly/local-redis'];
      }
      return manifest;
    },
  },
};
