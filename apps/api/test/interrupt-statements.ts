import { once } from "node:events";
import pg from "pg";

/** Before the statement reaches the database, or after it has been carried out. */
export type Moment = "before" | "after";

interface Interruption {
  /** Counted from 1. */
  readonly statement: number;
  readonly moment: Moment;
}

/** Breaks the connection at one statement of the work. Returns whether the work sent as many. */
export async function interrupt(
  { statement, moment }: Interruption,
  work: () => Promise<void>,
): Promise<boolean> {
  const { query } = pg.Client.prototype;
  let sent = 0;
  let waitUntilClosed = async () => {};
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    sent += 1;
    if (sent !== statement) return Reflect.apply(query, this, args);
    const { stream } = this.connection;
    const closed = once(stream, "close");
    waitUntilClosed = async () => {
      if (stream.destroyed) await closed;
    };
    if (moment === "before") stream.destroy();
    const callback = args.at(-1);
    if (typeof callback !== "function") {
      const result: Promise<unknown> = Reflect.apply(query, this, args);
      return result.then(() => fail(stream));
    }
    return Reflect.apply(query, this, [...args.slice(0, -1), () => callback(lose(stream))]);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
    // Until then the pool still hands the connection out.
    await waitUntilClosed();
  }
  return sent >= statement;
}

function fail(stream: pg.Connection["stream"]): never {
  throw lose(stream);
}

function lose(stream: pg.Connection["stream"]): Error {
  stream.destroy();
  return new Error("Connection terminated unexpectedly");
}
