import type { Entries } from "../entries.ts";
import { pictureNames } from "../picture-names.generated.ts";

/** An entry that gets a generic picture, and why. */
export interface GenericPicture {
  readonly where: string;
  readonly why: string;
}

/** Entries whose drawing is missing or unknown. They are sound: the studio draws them by their category. */
export function listGenericPictures(entries: Entries): GenericPicture[] {
  return [
    ...find("ingredients", entries.ingredients, "look", ({ look }) => look, pictureNames.looks),
    ...find("exercises", entries.exercises, "pose", ({ pose }) => pose, pictureNames.poses),
    ...find("meditations", entries.meditations, "scene", ({ scene }) => scene, pictureNames.scenes),
    ...find("coaches", entries.coaches, "portrait", ({ portrait }) => portrait, pictureNames.portraits),
  ];
}

function find<Entry>(
  kind: string,
  entries: ReadonlyMap<string, Entry>,
  field: string,
  nameIn: (entry: Entry) => string | null,
  known: readonly string[],
): GenericPicture[] {
  return [...entries].flatMap(([id, entry]) => {
    const name = nameIn(entry);
    if (name !== null && known.includes(name)) return [];
    const why = name === null ? `it names no ${field}` : `there is no ${field} called ${name}`;
    return [{ where: `${kind}/${id}`, why }];
  });
}
