import type { ItemKind } from "../item-kind.ts";
import type { FilterChoice } from "./filters.ts";

/** Names of options that no option list has and that are not the words of the id. */
const words: Readonly<Record<string, string>> = {
  "cooked_ahead yes": "Can be cooked ahead",
  "equipment none": "No equipment",
  "equipment pull-up-bar": "Pull-up bar",
  "posture seated": "Sitting",
  "posture floor-seated": "Sitting on the floor",
  "posture hands-and-knees": "On hands and knees",
  "posture supine": "Lying on the back",
  "posture prone": "Lying on the front",
  "posture side-lying": "Lying on the side",
  "posture lying": "Lying down",
  "posture hanging": "Hanging from a bar",
  "posture in-water": "In water",
};

/** "heart-and-lungs" becomes "Heart and lungs". */
export function nameFilterOption({ filter, id }: FilterChoice<ItemKind>): string {
  const known = words[`${filter} ${id}`];
  if (known !== undefined) return known;
  const name = id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
  return filter === "minutes" && !name.endsWith("minutes") ? `${name} minutes` : name;
}
