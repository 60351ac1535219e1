import { Check } from "lucide-react";
import { vibrate } from "#app/lib/vibrate.ts";
import { cx } from "#app/ui/cx.ts";
import type { StepPart } from "../meal/recipe-lines.ts";

interface StepAmountsProps {
  parts: readonly StepPart[];
  isTicked: (name: string) => boolean;
  onTick: (name: string, isTicked: boolean) => void;
}

/** What a step takes, to be ticked once it is in the pan. */
export function StepAmounts({ parts, isTicked, onTick }: StepAmountsProps) {
  if (parts.length === 0) return null;

  return (
    <ul aria-label="This step takes" className="mt-7 flex flex-wrap gap-2.5">
      {parts.map((part) => (
        <li key={part.name} className="max-w-full">
          <AmountChip
            part={part}
            isTicked={isTicked(part.name)}
            onTick={(isIn) => {
              vibrate("tick");
              onTick(part.name, isIn);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface AmountChipProps {
  part: StepPart;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** A native checkbox laid invisibly over the chip. */
function AmountChip({ part: { name, amount, isShared }, isTicked, onTick }: AmountChipProps) {
  return (
    <label
      className={cx(
        "relative isolate inline-flex min-h-14 max-w-full items-center gap-2.5 rounded-full border py-2 pr-5 pl-4 text-lg leading-snug",
        isTicked ? "border-transparent bg-clay-50 text-ink-500" : "border-line-strong bg-card text-ink-900",
      )}
    >
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        className="absolute -inset-px z-10 cursor-pointer appearance-none rounded-[inherit]"
      />
      <span
        aria-hidden
        className={cx(
          "grid size-6 shrink-0 place-items-center rounded-full border",
          isTicked ? "border-clay-700 bg-clay-700 text-on-accent" : "border-line-strong text-transparent",
        )}
      >
        <Check className="size-4" strokeWidth={3} />
      </span>
      <span className={cx("wrap-anywhere min-w-0", isTicked && "line-through")}>
        <strong className="font-semibold tabular-nums">{amount}</strong> {name.toLowerCase()}
        {isShared && " in all"}
      </span>
    </label>
  );
}
