import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { pipeline } from "node:stream/promises";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webm": "video/webm",
  ".mp4": "video/mp4",
  ".m4a": "audio/mp4",
  ".ogg": "audio/ogg",
  ".vtt": "text/vtt",
};

/** Sends the whole file, or the range that a player requests. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const last = found.size - 1;
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  const start = from ? Number(from) : to ? Math.max(0, found.size - Number(to)) : 0;
  const end = from && to ? Math.min(Number(to), last) : last;
  const isPart = from !== undefined;
  if (isPart && start > last) {
    response.writeHead(416, { "content-range": `bytes */${found.size}` }).end();
    return;
  }
  response.writeHead(isPart ? 206 : 200, {
    "content-type": types[extname(path)] ?? "application/octet-stream",
    "content-length": end - start + 1,
    "accept-ranges": "bytes",
    "cache-control": "no-cache",
    ...(isPart && { "content-range": `bytes ${start}-${end}/${found.size}` }),
  });
  await pipeline(createReadStream(path, { start, end }), response).catch(() => response.destroy());
}
