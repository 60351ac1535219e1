import { createPartialResponse } from "workbox-range-requests";
import { keptPictureWidth, mediaCache } from "../app/lib/kept-names.ts";

/**
 * A file that was taken along, or the server's. Browsers ask for sound and clips in ranges, and Safari plays nothing else;
 * whole files are kept, and cut here. Where the server cannot be reached, a picture is shown in the kept width.
 */
export async function respondWithMedia(request: Request): Promise<Response> {
  const cache = await openMedia();
  const kept = await cache?.match(request.url);
  if (kept) return request.headers.has("range") ? createPartialResponse(request, kept) : kept;
  return fetch(request).catch(async (error) => {
    const other = await cache?.match(keptPicture(request.url));
    return other ?? Promise.reject(error);
  });
}

/** Asking for a cache by `open` would make one. */
async function openMedia(): Promise<Cache | null> {
  return (await caches.has(mediaCache)) ? caches.open(mediaCache) : null;
}

/** Every width is in one folder. The browser looks at the file itself to see its format. */
function keptPicture(url: string): string {
  return url.replace(/\/\d+\.(avif|webp)$/, `/${keptPictureWidth}.avif`);
}
