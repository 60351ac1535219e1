import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Catalogue } from "@fernwell/catalogue/catalogue";
import type { PublishedMedia } from "@fernwell/catalogue/publish";
import { z } from "zod";
import type { EntryMedia, MediaFinder, MediaFolder } from "./catalogue.wire.ts";

/** Where files are built, made when asked for, or not at all. */
export type MediaSource =
  | { readonly kind: "none" }
  | { readonly kind: "live" }
  | { readonly kind: "built"; readonly dir: string };

const manifestSchema = z.record(
  z.string(),
  z.object({ folder: z.string(), alt: z.string().optional(), standIn: z.string().optional() }),
);

/** The addresses that an import stores with the entries. */
export async function readMedia(source: MediaSource, catalogue: Catalogue): Promise<PublishedMedia[]> {
  switch (source.kind) {
    case "none":
      return [];
    case "live":
      return liveMedia(catalogue);
    case "built": {
      const manifest = manifestSchema.parse(
        JSON.parse(await readFile(join(source.dir, "manifest.json"), "utf8")),
      );
      return Object.entries(manifest).map(([id, { folder, alt = null, standIn = null }]) => ({
        id,
        folder: `/media/${folder}`,
        alt,
        standIn,
      }));
    }
  }
}

function liveMedia({ meals, exercises, meditations, coaches }: Catalogue): PublishedMedia[] {
  const owners: Record<MediaFolder, readonly { readonly id: string }[]> = {
    meals,
    exercises,
    clips: exercises,
    meditations,
    sounds: meditations,
    people: coaches,
  };
  return Object.entries(owners).flatMap(([folder, items]) =>
    items.map(({ id }) => ({
      id: `${folder}/${id}`,
      folder: `/media/live/${folder}/${id}`,
      alt: null,
      standIn: null,
    })),
  );
}

const nothingMade: EntryMedia = { address: () => null, alt: null, standIn: null };

export function createMediaFinder(published: readonly PublishedMedia[]): MediaFinder {
  const known = new Map(
    published.map(({ id, folder, alt, standIn }) => [
      id,
      { address: (file: string) => `${folder}/${file}`, alt, standIn },
    ]),
  );
  return (folder, id) => known.get(`${folder}/${id}`) ?? nothingMade;
}
