import { parentPort, workerData } from "node:worker_threads";
import { listAssets } from "./assets.ts";
import { makeAsset } from "./make-asset.ts";
import { keyOf } from "./media-key.ts";

/** A worker thread. It receives an asset's key, makes the asset and posts the result. */
const { mediaDir } = workerData as { readonly mediaDir: string };
const assets = new Map((await listAssets()).map((asset) => [keyOf(asset), asset]));

parentPort?.on("message", async (key: string) => {
  const asset = assets.get(key);
  if (!asset) throw new Error(`there is no asset ${key}`);
  parentPort?.postMessage(await makeAsset(mediaDir, asset));
});
parentPort?.postMessage("ready");
