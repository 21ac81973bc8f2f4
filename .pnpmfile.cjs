/** @typedef {{ devDependencies?: unknown, exports?: Record<string, Record<string, string>> }} Manifest */

module.exports = {
  hooks: {
    /**
     * The packed manifest has no condition of this workspace, and nothing that only its developers need.
     * @param {Manifest} manifest
     */
    beforePacking(manifest) {
      delete manifest.devDependencies;
      for (const entry of Object.values(manifest.exports ?? {})) delete entry['@mayfly/source'];
      return manifest;
    },
  },
};
