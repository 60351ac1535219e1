import { setTimeout as wait } from "node:timers/promises";
import { isConnectionLost } from "./database-errors.ts";

const maxPauseMs = 50;

/** Makes a read once more if it lost its connection, so that a restart of the database or a pooler costs few calls. */
export async function retryLostRead<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    await wait(Math.random() * maxPauseMs);
    return read();
  }
}
