import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Asset, listAssets, mediaKinds } from "../assets.ts";
import { drawAll, pictureDrawing } from "../drawings.ts";
import { createInputHasher } from "../input-hash.ts";
import { keyOf } from "../media-key.ts";
import { createEncoder } from "./encoder.ts";
import { createLiveFolder } from "./live-folder.ts";
import { sendFile } from "./send-file.ts";

/**
 * The development server. Makes each file on request and serves it under `/media/live/`: drawings at once, and clips and
 * sound when they have been encoded. Under `/media/` it serves what `pnpm media` has made.
 */
const port = Number(process.env["MEDIA_PORT"] ?? 4200);
const builtDir = fileURLToPath(new URL("../../../../media", import.meta.url));
const dir = process.env["MEDIA_LIVE_DIR"] ?? join(builtDir, "live");
const assets = new Map((await listAssets()).map((asset) => [keyOf(asset), asset]));
const findFolder = createLiveFolder(dir, await createInputHasher(), createEncoder());
const list = JSON.stringify(
  Object.fromEntries([...assets].map(([key, asset]) => [key, toEntry(key, asset)])),
);
const liveAddress = /^\/media\/live\/([a-z]+\/[\w-]+)\/([\w.-]+)$/;
const builtAddress = /^\/media\/((?:[a-z]+\/[\w-]+\/)?[\w-][\w.-]*)$/;

const server = createServer(async (request, response) => {
  const path = request.url?.split("?")[0] ?? "";
  if (path === "/media/live/manifest.json") {
    response.writeHead(200, { "content-type": "application/json" }).end(list);
    return;
  }
  const [, key = "", file = ""] = liveAddress.exec(path) ?? [];
  const built = builtAddress.exec(path)?.[1];
  const asset = assets.get(key);
  try {
    if (asset) await sendLive(request, response, asset, file);
    else if (built) await sendFile(request, response, join(builtDir, built));
    else response.writeHead(404).end();
  } catch (error) {
    process.stderr.write(`${path} could not be made: ${String(error)}\n`);
    response.writeHead(500).end();
  }
});
drawOneOfEachKind();
server.listen(port, "127.0.0.1", () => {
  const { port: openPort } = server.address() as AddressInfo;
  process.stdout.write(`media is made at http://127.0.0.1:${openPort}/media/live/\n`);
});

function toEntry(key: string, { drawings }: Asset) {
  return { folder: `live/${key}`, ...(pictureDrawing in drawings && { isDrawn: true }) };
}

async function sendLive(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  file: string,
): Promise<void> {
  const draw = asset.drawings[file];
  if (!draw) return sendFile(request, response, join(await findFolder(asset), file));
  response.writeHead(200, { "content-type": "image/svg+xml", "cache-control": "no-cache" }).end(draw());
}

/** The first drawing of a kind takes ten times longer than the next. No request should wait for that. */
function drawOneOfEachKind(): void {
  for (const kind of mediaKinds) {
    drawAll([...assets.values()].find((asset) => asset.kind === kind)?.drawings ?? {});
  }
}
