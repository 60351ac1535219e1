import type { PlanChip } from "@fernwell/contract/plan-reading";
import { Minus, Plus, ShieldCheck, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "#app/ui/cx.ts";
import { TextButton } from "#app/ui/text-button.tsx";
import { noReadingChanges, type ReadingChanges, setNumber, takeAway } from "./reading-changes.ts";

interface ReadingChipsProps {
  chips: readonly PlanChip[];
  changes: ReadingChanges;
  heading?: string;
  isDisabled: boolean;
  onChange: (changes: ReadingChanges) => void;
}

/** What was understood of a prompt. A wish can be taken away, and its number changed; a need changes with the words alone. */
export function ReadingChips({
  chips,
  changes,
  heading = "What we understood",
  isDisabled,
  onChange,
}: ReadingChipsProps) {
  const headingId = useId();
  const hasChanges = changes.without.length > 0 || Object.keys(changes.set).length > 0;
  if (chips.length === 0 && !hasChanges) return null;

  return (
    <section aria-labelledby={headingId} aria-live="polite">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={headingId} className="font-semibold text-ink-900">
          {heading}
        </h3>
        {hasChanges && !isDisabled && (
          <TextButton onClick={() => onChange(noReadingChanges)}>Undo changes</TextButton>
        )}
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {chips.map(({ id, text, value, is_need }) => (
          <li
            key={id}
            className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line bg-card pl-1 text-ink-900"
          >
            {value !== null && (
              <ChipButton
                name={`Less: ${text}`}
                isDisabled={isDisabled || value <= 1}
                onPress={() => onChange(setNumber(changes, id, value - stepFor(id)))}
              >
                <Minus />
              </ChipButton>
            )}
            {is_need && <ShieldCheck aria-hidden className="ml-2 size-4.5 shrink-0 text-fern-700" />}
            <span className={cx("wrap-anywhere min-w-0 px-2 py-1.5 leading-snug", is_need && "pr-4")}>
              {text}
            </span>
            {value !== null && (
              <ChipButton
                name={`More: ${text}`}
                isDisabled={isDisabled}
                onPress={() => onChange(setNumber(changes, id, value + stepFor(id)))}
              >
                <Plus />
              </ChipButton>
            )}
            {!is_need && (
              <ChipButton
                name={`Remove: ${text}`}
                isDisabled={isDisabled}
                onPress={() => onChange(takeAway(changes, id))}
              >
                <X />
              </ChipButton>
            )}
          </li>
        ))}
      </ul>
      {chips.some(({ is_need }) => is_need) && (
        <p className="mt-2 flex items-center gap-2 text-ink-700 text-sm">
          <ShieldCheck aria-hidden className="size-4.5 shrink-0 text-fern-700" />
          We always keep to this. To change it, edit your text.
        </p>
      )}
    </section>
  );
}

/** Minutes go by fives, calories by fifties. */
function stepFor(id: string): number {
  if (/Minutes$/.test(id)) return 5;
  return id === "maxCalories" ? 50 : 1;
}

interface ChipButtonProps {
  name: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

function ChipButton({ name, isDisabled, onPress, children }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={isDisabled}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-700 hover:bg-fern-50 hover:text-ink-900 disabled:text-ink-500 disabled:opacity-50 [&_svg]:size-4"
    >
      {children}
    </button>
  );
}
