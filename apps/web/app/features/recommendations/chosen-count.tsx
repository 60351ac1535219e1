import { cx } from "#app/ui/cx.ts";
import { type Tone, toneFill } from "#app/ui/tone.ts";

/** How many choices there are, behind the words of a button: "Cuisine 2 chosen". */
export function ChosenCount({ count, tone }: { count: number; tone: Tone }) {
  if (count === 0) return null;

  return (
    <>
      {" "}
      <span
        className={cx(
          "ml-1 inline-grid h-5 min-w-5 place-items-center rounded-full px-1 font-semibold text-on-accent text-sm leading-none tabular-nums",
          toneFill[tone],
        )}
      >
        {count}
      </span>{" "}
      <span className="sr-only">chosen</span>
    </>
  );
}
