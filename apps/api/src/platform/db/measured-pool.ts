import pg from "pg";

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** A pool that reports how many seconds each caller waited for a connection, also for one that never came. */
export class MeasuredPool extends pg.Pool {
  readonly #reportWait: (seconds: number) => void;

  constructor(options: pg.PoolConfig, reportWait: (seconds: number) => void) {
    super(options);
    this.#reportWait = reportWait;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const startedAt = performance.now();
    const report = () => this.#reportWait((performance.now() - startedAt) / 1000);
    if (callback === undefined) return super.connect().finally(report);
    super.connect((...outcome) => {
      report();
      callback(...outcome);
    });
    return undefined;
  }
}
