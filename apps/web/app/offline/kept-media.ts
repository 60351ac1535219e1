import { keptPictureWidth, mediaCache } from "#app/lib/kept-names.ts";
import { clipFiles, soundFiles } from "#app/lib/media.ts";

/** Stores files beside the responses, unless they are there. Whole: browsers would ask for parts. */
export async function keepMedia(addresses: readonly string[], signal?: AbortSignal): Promise<void> {
  const cache = await caches.open(mediaCache);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const response = await fetch(address, signal ? { signal } : {});
    if (response.ok) await cache.put(address, response);
  }
}

/** The one width of a picture that is taken along. A drawing has only one file. */
export function keptPicture(address: string | null | undefined): string[] {
  if (!address) return [];
  return [address.endsWith(".webp") ? address.replace(/[^/]+$/, `${keptPictureWidth}.avif`) : address];
}

/** The file of a clip that this browser plays. */
export function keptClip(address: string | null): string[] {
  return address === null ? [] : choosePlayable(clipFiles(address), document.createElement("video"));
}

/** The file of a track that this browser plays. */
export function keptSound(address: string | null): string[] {
  return address === null ? [] : choosePlayable(soundFiles(address), document.createElement("audio"));
}

function choosePlayable(
  files: readonly { readonly src: string; readonly type: string }[],
  player: HTMLMediaElement,
): string[] {
  const file = files.find(({ type }) => player.canPlayType(type) !== "");
  return file ? [file.src] : [];
}

/** Removes what is neither wanted nor was kept by hand. */
export async function pruneMedia(
  wanted: ReadonlySet<string>,
  keptByHand: ReadonlySet<string>,
): Promise<void> {
  const cache = await caches.open(mediaCache);
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname;
    if (!wanted.has(path) && !keptByHand.has(path)) await cache.delete(url);
  }
}
