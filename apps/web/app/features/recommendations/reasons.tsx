import { Leaf } from "lucide-react";
import { cx } from "#app/ui/cx.ts";
import { type Tone, toneText } from "#app/ui/tone.ts";
import type { Recommendation } from "./recommendations.api.ts";

const mostReasons = 2;

/** Why an item is recommended, in the server's words; what the card says anyway is not said twice. */
export function Reasons({ item: { reasons, facts }, tone }: { item: Recommendation; tone: Tone }) {
  const shown = reasons.filter((reason) => !facts.some(({ text }) => text === reason)).slice(0, mostReasons);
  if (shown.length === 0) return null;

  return (
    <ul aria-label="Why this" className={cx("flex flex-wrap gap-x-4 gap-y-1 text-sm", toneText[tone])}>
      {shown.map((reason) => (
        <li key={reason} className="flex gap-1.5">
          <Leaf aria-hidden className="mt-1 size-3.5 shrink-0" />
          <span className="wrap-anywhere">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
