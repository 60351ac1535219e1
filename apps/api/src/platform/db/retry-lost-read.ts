import { setTimeout as wait, setImmediate as waitForDueEvents } from "node:timers/promises";
import { isConnectionLost } from "./database-errors.ts";

const [minPauseMs, maxPauseMs] = [50, 100];

/** Makes a read once more if it lost its connection, so that a restart of the database or a pooler costs few calls. */
export async function retryLostRead<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    // PostgreSQL closes a connection just after it reports the error. Before that, the pool would offer it again.
    await wait(minPauseMs + Math.random() * (maxPauseMs - minPauseMs));
    await waitForDueEvents();
    return read();
  }
}
