/** A Redis server of one's own on this machine. */
export interface LocalRedis {
  /** Where to connect, with the password in it. */
  readonly url: string;
  readonly port: number;
  /** The server's process, the current one if it was restarted. */
  readonly pid: number;
  /** Whether the server belongs to another process, which will end it. */
  readonly shared: boolean;
  /** Ends the server once its data is on disk; one that is shared is only let go of. */
  stop(): Promise<void>;
  /** Kills the server on the spot, as a crash would: for tests of outages. */
  kill(): Promise<void>;
}

/** How to start a local server; everything has a default. */
export interface LocalRedisOptions {
  /** The folder that keeps the data. Without one the data ends with the server. */
  dataDir?: string;
  /** The folder that keeps a server fetched from the system's package archive. */
  cacheDir?: string;
  /** The port to listen on; without one, any that is free. */
  port?: number;
  /** The password to ask for; without one, a random one. */
  password?: string;
  /** The server program; without one, the one on the PATH or in the cache folder. */
  binary?: string;
  /** Variables that the server's environment has in addition. */
  env?: Readonly<Record<string, string>>;
  /**
   * Whether to run as a cluster, of this one node and with no slots yet: one that refuses commands
   * whose keys do not share a slot. Needs Redis 7.
   */
  cluster?: boolean;
  /**
   * Whether to run as a sentinel, which keeps no data and watches nothing yet: SENTINEL MONITOR tells
   * it what to. Excludes `cluster`.
   */
  sentinel?: boolean;
  /** Told what takes time, and what goes wrong in the background. */
  onProgress?: (line: string) => void;
  /**
   * Whether to start the server again when it ends without having been stopped here. One that was
   * shared belongs to this process from then on.
   */
  supervise?: boolean;
}
