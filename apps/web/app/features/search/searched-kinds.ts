import { type SearchedKind, searchedKinds } from "@fernwell/contract/search";
import { HeartHandshake, type LucideIcon } from "lucide-react";
import { itemKindTable } from "#app/items/item-kind.ts";
import type { Tone } from "#app/ui/tone.ts";

interface SearchedKindEntry {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  readonly singular: string;
  readonly plural: string;
  readonly pluralHeading: string;
}

export const searchedKindTable: Readonly<Record<SearchedKind, SearchedKindEntry>> = {
  ...itemKindTable,
  coach: {
    icon: HeartHandshake,
    tone: "sun",
    singular: "coach",
    plural: "coaches",
    pluralHeading: "Coaches",
  },
};

export function findSearchedKind(name: string | null): SearchedKind | null {
  return searchedKinds.find((kind) => kind === name) ?? null;
}
