import type { ItemKind } from "@fernwell/domain/item-kind";
import { Activity, Clock, Flower, type LucideIcon, Package } from "lucide-react";
import { formatMinutes } from "#app/lib/format-minutes.ts";

export interface Fact {
  readonly icon: LucideIcon;
  readonly text: string;
}

/** The parts of an item that a card shows. */
export interface ItemSummary {
  readonly kind: ItemKind;
  readonly id: string;
  readonly title: string;
  readonly picture: {
    readonly address: string | null;
    readonly alt: string;
    readonly placeholder: string | null;
  };
  readonly facts: readonly Fact[];
  /** Of a serving. It is no fact, since some people are not to see it: `useFacts` adds it for the others. */
  readonly energy: number | null;
  readonly isFavourite: boolean;
}

type Text = string | null | undefined;

/** The wire fields of the three kinds that a card uses; some have two names, and either is read. */
export interface WireItem {
  readonly _id: string;
  readonly favorite?: boolean;
  readonly meal_name?: Text;
  readonly exercise_name?: Text;
  readonly name?: Text;
  readonly title?: Text;
  readonly meal_image?: Text;
  readonly image_url?: Text;
  readonly image?: Text;
  readonly image_alt?: Text;
  readonly image_stand_in?: Text;
  readonly cooking_time?: number;
  readonly calories?: number;
  readonly duration?: number;
  readonly intensity?: Text;
  readonly equipment?: readonly string[];
  readonly practice?: Text;
}

export function summariseItem(kind: ItemKind, item: WireItem): ItemSummary {
  return {
    kind,
    id: item._id,
    title: item.meal_name ?? item.exercise_name ?? item.name ?? item.title ?? "",
    picture: {
      address: item.meal_image ?? item.image_url ?? item.image ?? null,
      alt: item.image_alt ?? "",
      placeholder: item.image_stand_in ?? null,
    },
    facts: listFacts[kind](item),
    energy: item.calories ?? null,
    isFavourite: item.favorite ?? false,
  };
}

const listFacts: Readonly<Record<ItemKind, (item: WireItem) => Fact[]>> = {
  meal: ({ cooking_time }) => minutes(cooking_time),
  exercise: ({ duration, intensity, equipment }) => [
    ...minutes(duration),
    ...fact(Activity, intensity),
    ...fact(Package, equipment && equipmentInWords(equipment)),
  ],
  meditation: ({ duration, practice }) => [...minutes(duration), ...fact(Flower, practice)],
};

function equipmentInWords([first = "No equipment", ...others]: readonly string[]): string {
  return [first, ...others.map((thing) => thing.toLowerCase())].join(", ");
}

function minutes(count: number | undefined): Fact[] {
  return fact(Clock, count === undefined ? null : formatMinutes(Math.round(count)));
}

function fact(icon: LucideIcon, text: Text): Fact[] {
  return text ? [{ icon, text }] : [];
}
