import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Asset } from "./assets.ts";
import type { MadeAsset } from "./make-asset.ts";
import { keyOf } from "./media-key.ts";

/** Makes the assets on every core, the long ones first. */
export async function makeAll(
  mediaDir: string,
  assets: readonly Asset[],
  onMade: (asset: Asset, made: MadeAsset) => Promise<void>,
): Promise<void> {
  const waiting = assets.toSorted((a, b) => b.cost - a.cost);
  const count = Math.min(availableParallelism(), waiting.length);

  async function work(): Promise<void> {
    const thread = new Worker(new URL("./maker.ts", import.meta.url), { workerData: { mediaDir } });
    try {
      await nextMessage(thread);
      for (let asset = waiting.shift(); asset; asset = waiting.shift()) {
        thread.postMessage(keyOf(asset));
        await onMade(asset, await nextMessage(thread));
      }
    } finally {
      await thread.terminate();
    }
  }
  await Promise.all(Array.from({ length: count }, work));
}

/** Waits for the thread's next message. Throws the thread's uncaught errors. */
async function nextMessage(thread: Worker): Promise<MadeAsset> {
  const [answer] = await once(thread, "message");
  return answer as MadeAsset;
}
