import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listAssets } from "../assets.ts";
import { createInputHasher } from "../input-hash.ts";
import { keyOf } from "../media-key.ts";
import { createLiveFolder } from "./live-folder.ts";
import { sendFile } from "./send-file.ts";

/** The development server. Makes each file on its first request and serves it under `/media/live/`. */
const port = Number(process.env["MEDIA_PORT"] ?? 4200);
const dir =
  process.env["MEDIA_LIVE_DIR"] ?? fileURLToPath(new URL("../../../../media/live", import.meta.url));
const assets = new Map((await listAssets()).map((asset) => [keyOf(asset), asset]));
const findFolder = createLiveFolder(dir, await createInputHasher());
const list = JSON.stringify(
  Object.fromEntries([...assets.keys()].map((key) => [key, { folder: `live/${key}` }])),
);
const address = /^\/media\/live\/([a-z]+\/[\w-]+)\/([\w.-]+)$/;

const server = createServer(async (request, response) => {
  const [, key = "", file = ""] = address.exec(request.url?.split("?")[0] ?? "") ?? [];
  if (request.url === "/media/live/manifest.json") {
    response.writeHead(200, { "content-type": "application/json" }).end(list);
    return;
  }
  const asset = assets.get(key);
  if (!asset) {
    response.writeHead(404).end();
    return;
  }
  try {
    await sendFile(request, response, join(await findFolder(asset), file));
  } catch (error) {
    process.stderr.write(`${key} could not be made: ${String(error)}\n`);
    response.writeHead(500).end();
  }
});
server.listen(port, "127.0.0.1", () =>
  process.stdout.write(`media is made at http://127.0.0.1:${port}/media/live/\n`),
);
