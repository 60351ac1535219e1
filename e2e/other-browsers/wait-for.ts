import { setTimeout as wait } from "node:timers/promises";

const maxWaitMs = 30_000;

/** Asks until the condition holds. Neither protocol can wait for a page's content by itself. */
export async function waitFor(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + maxWaitMs;
  let reason = "";
  do {
    try {
      if (await isSo()) return;
    } catch (error) {
      // A page that is being left cannot be asked.
      reason = ` (${error})`;
    }
    await wait(50);
  } while (performance.now() < endsAt);
  throw new Error(`waited in vain for ${what}${reason}`);
}
