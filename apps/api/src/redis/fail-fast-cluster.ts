import { Cluster, type Command } from 'ioredis';

/**
 * A cluster client that rejects commands while it knows no cluster, and queues them while it connects to a new node.
 * `enableOfflineQueue` of ioredis turns both on or off: with it, an outage would delay commands, and without it,
 * the first commands to a node would fail.
 */
export class FailFastCluster extends Cluster {
  #isEnding = false;

  override disconnect(reconnect = false): void {
    this.#isEnding ||= !reconnect;
    super.disconnect(reconnect);
  }

  /**
   * After a refresh that was under way when the client disconnected, ioredis would set its timer again. The program
   * would run forever.
   */
  override refreshSlotsCache(callback?: (error?: Error | null) => void): void {
    super.refreshSlotsCache(
      callback &&
        ((error) => {
          if (!this.#isEnding) callback(error);
        }),
    );
  }

  override sendCommand(...[command, stream, node]: Parameters<Cluster['sendCommand']>): unknown {
    // ioredis itself sends CLUSTER INFO before it is ready.
    if (this.status !== 'ready' && command.name !== 'cluster') {
      return refuse(command);
    }
    return super.sendCommand(command, stream, node);
  }
}

function refuse(command: Command): Promise<unknown> {
  command.reject(new Error('The client knows no node of the cluster'));
  return command.promise;
}
