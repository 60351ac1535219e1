import { isRecord } from "#app/lib/is-record.ts";
import { mediaCache } from "#app/lib/kept-names.ts";
import { parseJson } from "#app/lib/parse-json.ts";
import { watchSession } from "#app/lib/session.ts";
import { readStored, type StoredKey, writeStored } from "#app/lib/storage.ts";
import { keptTracksPlace } from "#app/lib/storage-keys.ts";
import { keepMedia } from "./kept-media.ts";

/** A meditation whose sound a person keeps on the device. */
export interface KeptTrack {
  readonly id: string;
  readonly name: string;
  /** Paths of the sound, its captions and its picture. */
  readonly files: readonly string[];
  readonly bytes: number;
}

export const keptTracksKey: StoredKey<readonly KeptTrack[]> = {
  ...keptTracksPlace,
  encode: (tracks) => JSON.stringify(tracks),
  decode(text) {
    const value = parseJson(text);
    return Array.isArray(value) ? value.filter(isTrack) : null;
  },
};

function isTrack(value: unknown): value is KeptTrack {
  return (
    isRecord(value) &&
    typeof value["id"] === "string" &&
    typeof value["name"] === "string" &&
    typeof value["bytes"] === "number" &&
    Array.isArray(value["files"]) &&
    value["files"].every((file) => typeof file === "string")
  );
}

export function listKeptTracks(): readonly KeptTrack[] {
  return readStored(keptTracksKey) ?? [];
}

export async function keepTrack({ id, name, files }: Omit<KeptTrack, "bytes">): Promise<void> {
  const goesOn = watchSession();
  await keepMedia(files);
  const bytes = await measureKept(files);
  // The session has ended meanwhile, and with it goes what is kept.
  if (!goesOn()) return void (await caches.delete(mediaCache));
  writeStored(keptTracksKey, [
    ...listKeptTracks().filter((track) => track.id !== id),
    { id, name, files, bytes },
  ]);
}

export async function removeTrack({ id, files }: Pick<KeptTrack, "id" | "files">): Promise<void> {
  writeStored(
    keptTracksKey,
    listKeptTracks().filter((track) => track.id !== id),
  );
  const cache = await caches.open(mediaCache);
  await Promise.all(files.map((file) => cache.delete(file)));
}

async function measureKept(files: readonly string[]): Promise<number> {
  const cache = await caches.open(mediaCache);
  const sizes = await Promise.all(
    files.map(async (file) => (await (await cache.match(file))?.blob())?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The size of a file on the server, in bytes. Null where it does not say. */
export async function measureFile(address: string): Promise<number | null> {
  const response = await fetch(address, { method: "HEAD" });
  const length = Number(response.headers.get("content-length"));
  return response.ok && length > 0 ? length : null;
}
