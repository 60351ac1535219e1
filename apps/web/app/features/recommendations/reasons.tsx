import { Leaf } from "lucide-react";
import { cx } from "#app/ui/cx.ts";
import { type Tone, toneText } from "#app/ui/tone.ts";
import type { Recommendation } from "./recommendations.api.ts";

const maxReasons = 2;

/** The server's reasons for recommending an item, without those that the card's facts already state. */
export function Reasons({ item: { reasons, facts }, tone }: { item: Recommendation; tone: Tone }) {
  const shown = reasons.filter((reason) => !facts.some(({ text }) => text === reason)).slice(0, maxReasons);
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
