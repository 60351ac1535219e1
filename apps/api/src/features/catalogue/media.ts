import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Catalogue } from "@fernwell/catalogue/catalogue";
import type { PublishedMedia } from "@fernwell/catalogue/publish";
import { sounds } from "@fernwell/domain/calm/meditation";
import { z } from "zod";
import type { EntryMedia, MediaFinder, MediaFolder } from "./catalogue.wire.ts";

/** Where files are built, made when asked for, or not at all. */
export type MediaSource =
  | { readonly kind: "none" }
  | { readonly kind: "live" }
  | { readonly kind: "built"; readonly dir: string };

const manifestSchema = z.record(
  z.string(),
  z.object({
    folder: z.string(),
    alt: z.string().nullable().default(null),
    standIn: z.string().nullable().default(null),
    isDrawn: z.boolean().default(false),
  }),
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
      return Object.entries(manifest).map(([id, { folder, ...facts }]) => ({
        id,
        folder: `/media/${folder}`,
        ...facts,
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
    loops: sounds.map((id) => ({ id })),
    people: coaches,
  };
  // Clips and sound are encoded on request. Encoding a picture takes too long for that, and its drawing looks the same.
  const encoded: readonly string[] = ["clips", "sounds", "loops"];
  return Object.entries(owners).flatMap(([folder, items]) =>
    items.map(({ id }) => ({
      id: `${folder}/${id}`,
      folder: `/media/live/${folder}/${id}`,
      alt: null,
      standIn: null,
      isDrawn: !encoded.includes(folder),
    })),
  );
}

const nothingMade: EntryMedia = { address: () => null, picture: null, alt: null, standIn: null };

/** The picture's file for clients that cannot choose a width. */
const pictureFile = "800.webp";
const drawingFile = "drawing.svg";

export function createMediaFinder(published: readonly PublishedMedia[]): MediaFinder {
  const known = new Map(
    published.map(({ id, folder, alt, standIn, isDrawn }) => [
      id,
      {
        address: (file: string) => (isDrawn && !file.endsWith(".svg") ? null : `${folder}/${file}`),
        picture: `${folder}/${isDrawn ? drawingFile : pictureFile}`,
        alt,
        standIn,
      },
    ]),
  );
  return (folder, id) => known.get(`${folder}/${id}`) ?? nothingMade;
}
