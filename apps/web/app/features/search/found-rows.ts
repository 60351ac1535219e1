import { paths } from "@fernwell/contract/paths";
import type { FoundGroup } from "@fernwell/contract/search";
import { itemKindTable } from "#app/items/item-kind.ts";
import { type ItemSummary, summariseItem } from "#app/items/item-summary.ts";

/** One thing that was found, as the list below the search field shows it. */
interface FoundRow {
  readonly to: string;
  readonly title: string;
  /** Minutes, or where a coach works. */
  readonly fact: string | undefined;
  readonly picture: Pick<ItemSummary["picture"], "address" | "placeholder">;
}

export function listRows(group: FoundGroup): FoundRow[] {
  if (group.kind === "coach") {
    return group.data.map((coach) => ({
      to: paths.coach(coach._id),
      title: coach.name,
      fact: coach["Business Name"],
      picture: { address: coach.image, placeholder: coach.image_stand_in },
    }));
  }
  const { kind } = group;
  return group.data.map((item) => {
    const { id, title, picture, facts } = summariseItem(kind, item);
    return { to: itemKindTable[kind].pathTo(id), title, fact: facts[0]?.text, picture };
  });
}
