import { Fragment } from "react";
import { cx } from "#app/ui/cx.ts";

const steps = ["Choose", "Describe", "Done"] as const;

export function StepNumbers({ current }: { current: number }) {
  return (
    <ol aria-label="Steps" className="mb-6 flex items-center gap-2.5 text-sm sm:gap-3">
      {steps.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && (
            <li aria-hidden role="presentation" className="h-px min-w-3 grow bg-line-strong/60" />
          )}
          <li
            {...(place + 1 === current ? { "aria-current": "step" } : {})}
            className={cx(
              "flex items-center gap-2",
              place + 1 === current ? "font-semibold text-ink-900" : "text-ink-500",
            )}
          >
            <span
              className={cx(
                "grid size-7 shrink-0 place-items-center rounded-full border font-semibold tabular-nums",
                place + 1 <= current ? "border-fern-700 bg-fern-700 text-on-accent" : "border-line-strong",
              )}
            >
              {place + 1}
            </span>{" "}
            {name}
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
