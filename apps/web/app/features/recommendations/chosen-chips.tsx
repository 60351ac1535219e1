import { X } from "lucide-react";
import { type RefObject, useRef } from "react";
import { cx } from "#app/ui/cx.ts";
import { TextButton } from "#app/ui/text-button.tsx";
import { type Tone, toneText, toneTint } from "#app/ui/tone.ts";
import type { NamedChoice } from "./named-filters.ts";

interface ChosenChipsProps {
  choices: readonly NamedChoice[];
  tone: Tone;
  isBesideCount: boolean;
  /** Receives focus when the last chip disappears. */
  region: RefObject<HTMLElement | null>;
  onRemove: (choice: NamedChoice) => void;
  onClear: () => void;
}

/** What is chosen in all filters. Each choice can be removed, and all of them at once. */
export function ChosenChips({ choices, tone, isBesideCount, region, onRemove, onClear }: ChosenChipsProps) {
  const list = useRef<HTMLUListElement>(null);

  function remove(place: number, choice: NamedChoice) {
    const next = place + 1 < choices.length ? place + 1 : place - 1;
    const neighbour = choices.length > 1 ? list.current?.querySelectorAll("button")[next] : region.current;
    neighbour?.focus({ preventScroll: true });
    onRemove(choice);
  }

  return (
    <ul
      ref={list}
      aria-label="Chosen"
      className={cx("flex min-w-0 flex-wrap gap-2", isBesideCount ? "flex-1" : "w-full")}
    >
      {choices.map((choice, place) => (
        <li key={`${choice.filter} ${choice.id}`} className="max-w-full">
          <button
            type="button"
            aria-label={`Remove ${choice.text}`}
            onClick={() => remove(place, choice)}
            className={cx(
              "inline-flex min-h-11 max-w-full items-center gap-2 rounded-full py-1.5 pr-3 pl-4 text-left font-medium text-sm leading-snug hover:underline",
              toneTint[tone],
              toneText[tone],
            )}
          >
            <span className="wrap-anywhere min-w-0">{choice.text}</span>
            <X aria-hidden className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      <li className="flex min-h-11 items-center px-2">
        <TextButton onClick={onClear}>Clear all</TextButton>
      </li>
    </ul>
  );
}
