import type { ItemCategory } from "@fernwell/contract/item-kinds";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";

const manifestSchema = z.record(
  z.string(),
  z.object({
    folder: z.string(),
    alt: z.string().optional(),
    standIn: z.string().optional(),
    isDrawn: z.boolean().optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

export type MediaKind = ItemCategory | "clips" | "sounds" | "people";

export interface MediaEntry {
  readonly id: string;
  /** The manifest has no names, so the id is made readable. */
  readonly title: string;
  readonly alt: string;
  readonly placeholder: string | null;
  readonly picture: string;
  address(file: string): string;
}

export interface Media {
  list(kind: MediaKind): MediaEntry[];
  find(kind: MediaKind, id: string): MediaEntry | null;
}

/** All media that exist or can be made on request; null if there are none. */
export function useMedia() {
  return useQuery({ queryKey: ["dev", "media"], queryFn: readMedia, retry: false });
}

async function readMedia(): Promise<Media | null> {
  const manifest =
    (await readManifest("/media/manifest.json")) ?? (await readManifest("/media/live/manifest.json"));
  return manifest && Object.keys(manifest).length > 0 ? createMedia(manifest) : null;
}

async function readManifest(address: string): Promise<Manifest | null> {
  const response = await fetch(address, { headers: { accept: "application/json" } });
  return response.ok ? manifestSchema.parse(await response.json()) : null;
}

function createMedia(manifest: Manifest): Media {
  const entries = Object.entries(manifest).map(
    ([key, { folder, alt, standIn: placeholder = null, isDrawn }]) => {
      const [kind = "", id = ""] = key.split("/");
      const title = `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll("-", " ")}`;
      const address = (file: string) => `/media/${folder}/${file}`;
      const picture = address(isDrawn ? "drawing.svg" : "800.webp");
      return { kind, id, title, alt: alt ?? title, placeholder, picture, address };
    },
  );
  return {
    list: (kind) => entries.filter((entry) => entry.kind === kind),
    find: (kind, id) => entries.find((entry) => entry.kind === kind && entry.id === id) ?? null,
  };
}
