interface ImportMetaEnv {
  /** Whether documents are sent by their hash; see vite.config.ts. */
  readonly TRUSTED_DOCUMENTS: boolean;
}
