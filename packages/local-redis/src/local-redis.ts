/** A private Redis server on this machine. */
export interface LocalRedis {
  /** The address, with the password in it. */
  readonly url: string;
  readonly port: number;
  /** The server's process, the current one after a restart. */
  readonly pid: number;
  /** Whether the server belongs to another process, which will end it. */
  readonly shared: boolean;
  /** Ends the server when its data is on disk; a shared one keeps running. */
  stop(): Promise<void>;
  /** Kills the server immediately, as a crash would: for tests of outages. */
  kill(): Promise<void>;
}

/** How to start a local server; everything has a default. */
export interface LocalRedisOptions {
  /** The folder for the data. Without one the data ends with the server. */
  dataDir?: string;
  /** The folder for a server fetched from the system's package archive. */
  cacheDir?: string;
  /** The port to listen on; by default, any free one. */
  port?: number;
  /** The required password; by default, a random one. */
  password?: string;
  /** The server program; by default, the one on the PATH or in the cache folder. */
  binary?: string;
  /** Additional variables of the server's environment. */
  env?: Readonly<Record<string, string>>;
  /**
   * Whether to run as a cluster, of this one node and without slots: it rejects commands whose keys
   * do not share a slot. Needs Redis 7.
   */
  cluster?: boolean;
  /**
   * Whether to run as a sentinel, which stores no data and watches nothing yet: see SENTINEL MONITOR.
   * Excludes `cluster`.
   */
  sentinel?: boolean;
  /** Additional settings of the server, by name, as in its configuration file. */
  settings?: Readonly<Record<string, string | number>>;
  /** Receives slow steps, and problems in the background. */
  onProgress?: (line: string) => void;
  /**
   * Whether to start the server again when it ends without a call of `stop`. A shared server belongs
   * to this process after that.
   */
  supervise?: boolean;
}
