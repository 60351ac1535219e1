import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { Check } from "lucide-react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { toneBorder, toneFill, toneTint } from "#app/ui/tone.ts";
import { siteItems } from "../site-items.ts";
import { SitePicture } from "../site-picture.tsx";

interface DayEntryProps {
  readonly id: number;
  readonly isDone: boolean;
}

const day: Readonly<Record<ItemKind, DayEntryProps>> = {
  meal: { id: 0, isDone: true },
  exercise: { id: 1, isDone: true },
  meditation: { id: 3, isDone: false },
};

/** A half-finished day from a plan. It is decorative and says nothing that the page does not. */
export function DayStrip() {
  return (
    <ul
      aria-hidden
      className="relative mx-5 -mt-7 grid divide-line rounded-card bg-card shadow-raised max-sm:divide-y sm:mr-8 sm:grid-cols-3 sm:divide-x lg:-mt-8 lg:mr-8 lg:-ml-48 lg:max-w-176 xl:-ml-12"
    >
      {itemKinds.map((kind) => (
        <DayEntry key={kind} kind={kind} {...day[kind]} />
      ))}
    </ul>
  );
}

function DayEntry({ kind, id, isDone }: DayEntryProps & { readonly kind: ItemKind }) {
  const { tone } = itemKindTable[kind];
  const item = siteItems.find((candidate) => candidate.kind === kind && candidate.id === id);
  if (!item) return null;

  return (
    <li className="site-entry flex items-center gap-3.5 p-3.5">
      <SitePicture
        {...item.picture}
        alt=""
        width={1200}
        height={900}
        sizes="88px"
        className={cx("w-16 shrink-0 rounded-control sm:w-18", toneTint[tone])}
      />
      <span className="min-w-0 grow font-medium leading-snug">{item.title}</span>
      <span
        className={cx(
          "grid size-6 shrink-0 place-items-center rounded-full border-2 text-on-accent",
          toneBorder[tone],
          isDone && toneFill[tone],
        )}
      >
        {isDone && <Check className="size-3.5" strokeWidth={3.5} />}
      </span>
    </li>
  );
}
