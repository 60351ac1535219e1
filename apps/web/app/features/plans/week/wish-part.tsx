import { longestPrompt } from "@fernwell/contract/plan-builder";
import type { PlanChip } from "@fernwell/contract/plan-reading";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { useEffect, useEffectEvent, useState } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { SwitchField } from "#app/ui/switch-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";
import { noReadingChanges } from "../reading-changes.ts";
import { ReadingChips } from "../reading-chips.tsx";
import type { WantedPart } from "./plan-week.api.ts";

const quietMs = 600;

interface WishPartProps {
  wish: WantedPart & { readonly isOn: boolean };
  chips: readonly PlanChip[];
  onChange: (changed: Partial<WantedPart & { isOn: boolean }>) => void;
}

const headings: Readonly<Record<ItemKind, string>> = {
  meal: "Meals",
  exercise: "Movement",
  meditation: "Rest",
};

const examples: Readonly<Record<ItemKind, string>> = {
  meal: "quick on weekdays, no mushrooms",
  exercise: "gentle, mostly legs",
  meditation: "something for sleep",
};

/** What is planned of one kind: in words that can be changed, and with a field for wishes. */
export function WishPart({ wish, chips, onChange }: WishPartProps) {
  const { icon, tone } = itemKindTable[wish.kind];
  const [text, setText] = useState(wish.prompt);
  const prompt = useDebounced(text.trim(), quietMs);
  const tell = useEffectEvent((settled: string) => {
    // Other words are read anew, so changes of the reading before would not fit them.
    if (settled !== wish.prompt) onChange({ prompt: settled, ...noReadingChanges });
  });

  useEffect(() => tell(prompt), [prompt]);

  return (
    <section aria-label={headings[wish.kind]} className="rounded-card border border-line bg-card p-4 sm:p-5">
      <header className="flex items-center gap-3">
        <TintedIcon icon={icon} tone={tone} />
        <h2 className="text-xl">{headings[wish.kind]}</h2>
        <span className="ml-auto">
          <SwitchField label="Plan it" isOn={wish.isOn} tone={tone} onChange={(isOn) => onChange({ isOn })} />
        </span>
      </header>
      {wish.isOn && (
        <div className="mt-3 grid gap-4">
          <ReadingChips
            heading={`${headings[wish.kind]} that we will plan`}
            chips={chips}
            changes={{ without: wish.without, set: wish.set }}
            isDisabled={false}
            onChange={onChange}
          />
          <TextField
            label="Anything in particular?"
            placeholder={examples[wish.kind]}
            maxLength={longestPrompt}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
      )}
    </section>
  );
}
