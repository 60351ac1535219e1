import { Check, Lightbulb, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { CardPicture } from "#app/items/card-picture.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { toneText, toneTint } from "#app/ui/tone.ts";
import { describeSlot } from "../entries/entry-place.ts";
import { pathToEntry } from "./path-to-entry.ts";
import type { ShownWeekEntry } from "./shown-week.ts";
import { useDraggable } from "./use-dragging.ts";
import type { WeekEditor } from "./use-week-editor.tsx";
import { WeekEntryMenu } from "./week-entry-menu.tsx";

/** A small card in the grid. Its menu comes first; dragging is a shortcut. */
export function WeekCard({ shown, editor }: { shown: ShownWeekEntry; editor: WeekEditor }) {
  const { entry, summary, conflicts, hints, isLeftover, minutes } = shown;
  const { tone, heading, icon: KindIcon } = itemKindTable[entry.kind];
  const { isDragged, dragHandlers } = useDraggable(shown);

  return (
    <article
      {...dragHandlers}
      aria-label={summary.title}
      className={cx(
        "group/card relative overflow-hidden rounded-control border border-line bg-card",
        isDragged && "opacity-50",
      )}
    >
      <div className={cx("relative h-16 overflow-hidden", toneTint[tone], entry.isDone && "opacity-60")}>
        <CardPicture {...summary.picture} alt="" />
      </div>
      <div className="absolute top-1 right-1 rounded-full bg-card">
        <WeekEntryMenu shown={shown} editor={editor} />
      </div>
      <div className="p-2">
        <p className={cx("truncate font-semibold text-sm", toneText[tone])}>
          {entry.slot === null ? (
            <>
              <KindIcon aria-label={heading} className="mr-1 inline size-4 align-text-bottom" />
              {minutes} min
            </>
          ) : (
            `${describeSlot(entry.slot)} · ${minutes} min`
          )}
        </p>
        <h3 className="wrap-anywhere mt-0.5 font-semibold text-sm leading-snug">
          <Link to={pathToEntry(shown)} className="rounded-control hover:underline">
            {summary.title}
          </Link>
        </h3>
        {entry.isDone && <Mark icon={Check} text="Done" className="text-fern-700" />}
        {isLeftover && <p className="mt-1 text-ink-500 text-sm">Leftovers</p>}
        {conflicts.length > 0 && (
          <button
            type="button"
            aria-label={`No longer suits you. Swap ${summary.title}`}
            onClick={() => editor.ask({ about: "swap", entryId: entry.id })}
            className="mt-1.5 w-full rounded-control bg-berry-50 px-2 py-1.5 text-left hover:underline"
          >
            <Mark icon={TriangleAlert} text="No longer suits you" className="mt-0 text-berry-700" />
          </button>
        )}
        {!entry.isDone &&
          hints.map((hint) => <Mark key={hint} icon={Lightbulb} text={hint} className="text-ink-700" />)}
      </div>
    </article>
  );
}

interface MarkProps {
  icon: typeof Check;
  text: string;
  className: string;
}

function Mark({ icon: Icon, text, className }: MarkProps) {
  return (
    <span className={cx("mt-1 flex gap-1.5 font-medium text-sm", className)}>
      <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
      {text}
    </span>
  );
}
