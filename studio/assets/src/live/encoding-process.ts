import { listAssets } from "../assets.ts";
import { keyOf } from "../media-key.ts";
import type { EncodingRequest, EncodingResult } from "./encoder.ts";

/** Encodes for the development server. */
const assets = listAssets();

process.on("message", async ({ key, dir }: EncodingRequest) => {
  process.send?.({ dir, problem: await findProblem(key, dir) } satisfies EncodingResult);
});
process.on("disconnect", () => process.exit());

async function findProblem(key: string, dir: string): Promise<string | null> {
  try {
    const asset = (await assets).find((candidate) => keyOf(candidate) === key);
    if (!asset) throw new Error(`there is no asset ${key}`);
    await asset.make(dir);
    return null;
  } catch (error) {
    return String(error);
  }
}
