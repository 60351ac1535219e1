import { longestPrompt } from "@fernwell/contract/plan-builder";
import type { PlanReading } from "@fernwell/contract/plan-reading";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { planning } from "@fernwell/domain/planning/make-person-plan";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { readRequest } from "./planners.ts";

/** What a saved plan's prompt still asks of whatever is put in the place of an entry. */
export function recallPrompt<Kind extends ItemKind>(
  snapshot: Snapshot,
  person: PersonContext<Kind>,
  reading: PlanReading | null,
): { readonly maxMinutes: number | null; readonly meetsNeeds: (item: ItemByKind[Kind]) => boolean } {
  const request = readRequest(snapshot, person, reading?.prompt ?? "");
  // A need that only a model had read stands among the chips.
  const needs = reading?.chips.flatMap(({ text, is_need }) =>
    is_need ? text.replace(/^mind: /, "bad ") : [],
  );
  const needed = groupNeeds(needs ?? []).map((group) => readRequest(snapshot, person, group));
  return {
    maxMinutes: request.maxMinutes,
    meetsNeeds: (item) => [request, ...needed].every((each) => planning[person.kind].meetsNeeds(item, each)),
  };
}

/** Puts needs together into texts no longer than a prompt: a client may send sixty long ones, and each of them counts. */
function groupNeeds(needs: readonly string[]): string[] {
  const groups: string[] = [];
  for (const need of needs) {
    const joined = `${groups.at(-1) ?? ""}${need}. `;
    if (groups.length > 0 && joined.length <= longestPrompt) groups.splice(-1, 1, joined);
    else groups.push(`${need}. `);
  }
  return groups;
}
