import type { ItemKind } from "@fernwell/domain/item-kind";
import type { RefObject } from "react";
import { formatItemCount, itemKindTable } from "#app/items/item-kind.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { ChosenFilters } from "./filters-in-address.ts";
import { nameFilter } from "./named-filters.ts";
import type { EmptyingChoice } from "./recommendations.api.ts";
import { useFilters } from "./use-filters.ts";

export interface NothingLeftProps {
  kind: ItemKind;
  inAddress: ChosenFilters;
  emptiedBy: readonly EmptyingChoice[];
  /** Receives focus when the button that had it disappears. */
  region: RefObject<HTMLElement | null>;
}

/** Says which choices leave nothing, and removes them. */
export function NothingLeft({ kind, inAddress, emptiedBy, region }: NothingLeftProps) {
  const filters = useFilters(kind, inAddress);
  const choices = emptiedBy.map((choice) => ({
    ...choice,
    text: `${nameFilter(kind, choice.filter)}: ${choice.name}`,
  }));
  const names = inWords.format(choices.map(({ text }) => text));

  function leave(act: () => void) {
    region.current?.focus({ preventScroll: true });
    act();
  }

  return (
    <EmptyState
      sentence={`Nothing is left with ${names || "all these choices"}.`}
      nextStep={describeNextStep(kind, choices)}
      motif={kind === "meal" ? "bowl" : "leaf"}
      tone={itemKindTable[kind].tone}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {choices.map(({ filter, id, text, count }) => (
            <Button
              key={`${filter} ${id}`}
              variant="secondary"
              onClick={() => leave(() => filters.toggle(filter, id))}
            >
              Remove {text}
              {choices.length > 1 && ` (${formatItemCount(kind, count)})`}
            </Button>
          ))}
          <Button variant={choices.length === 0 ? "secondary" : "quiet"} onClick={() => leave(filters.clear)}>
            Clear all
          </Button>
        </div>
      }
    />
  );
}

const inWords = new Intl.ListFormat("en-GB", { type: "conjunction" });

function describeNextStep(kind: ItemKind, choices: readonly EmptyingChoice[]): string {
  const [first, second] = choices;
  if (first !== undefined && second === undefined)
    return first.count === 1 ? "Without it there is 1." : `Without it there are ${first.count}.`;
  const some = first === undefined ? "some" : "one";
  return `Remove ${some} of them to see ${itemKindTable[kind].plural} again.`;
}
