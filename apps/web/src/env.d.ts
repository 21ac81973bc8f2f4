interface ImportMetaEnv {
  /** Whether documents are sent as hashes; see vite.config.ts. */
  readonly TRUSTED_DOCUMENTS: boolean;
}
