import { createHash } from "node:crypto";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { finishSteps, type Steps, takeSome } from "@fernwell/domain/steps";
import type { Catalogue } from "./catalogue.ts";

/** Raise it when the shape of a published body changes, so that running servers never read another shape. */
export const catalogueFormat = 7;

export interface PublishedItem {
  readonly kind: ItemKind | "ingredient" | "coach" | "condition" | "language" | "option-list" | "media";
  readonly id: string;
  readonly body: object;
}

/** The folder of a picture, clip or sound, and what is known about its files. */
export interface PublishedMedia {
  /** The kind of files and the id of the entry, such as `meals/dal`. */
  readonly id: string;
  readonly folder: string;
  readonly alt: string | null;
  readonly standIn: string | null;
  /** Only the drawings exist: no encoded picture and no clip. */
  readonly isDrawn: boolean;
}

interface Identified {
  readonly id: string;
}

/** The catalogue as rows, always in the same order for the same content. */
export function toPublishedItems(
  catalogue: Catalogue,
  media: readonly PublishedMedia[] = [],
): PublishedItem[] {
  const rows = (kind: PublishedItem["kind"], items: readonly Identified[]) =>
    items.map((item) => ({ kind, id: item.id, body: item }));
  const items: Readonly<Record<ItemKind, readonly Identified[]>> = {
    meal: catalogue.meals,
    exercise: catalogue.exercises,
    meditation: catalogue.meditations,
  };
  return [
    ...rows("ingredient", catalogue.ingredients),
    ...itemKinds.flatMap((kind) => rows(kind, items[kind])),
    ...rows("coach", catalogue.coaches),
    ...rows("condition", catalogue.conditions),
    ...rows("language", catalogue.wordLists),
    ...rows("media", media),
    ...[...catalogue.optionLists].map(([id, options]) => ({
      kind: "option-list" as const,
      id,
      body: { options },
    })),
  ];
}

export function hashItems(items: readonly PublishedItem[]): string {
  return finishSteps(hashInSteps(items));
}

export function* hashInSteps(items: readonly PublishedItem[]): Steps<string> {
  const hash = createHash("sha256");
  for (const some of takeSome(items, 100)) {
    for (const item of some) hash.update(JSON.stringify(item)).update("\n");
    yield;
  }
  return hash.digest("hex");
}
