import { ArrowLeftRight, Lightbulb, StickyNote } from "lucide-react";
import { Link } from "react-router";
import { beginActions } from "#app/items/begin-actions.ts";
import { CardPicture } from "#app/items/card-picture.tsx";
import { Conflicts } from "#app/items/conflicts.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { toneText, toneTint } from "#app/ui/tone.ts";
import { describeSlot } from "../entries/entry-place.ts";
import { DoneButton } from "./done-button.tsx";
import { pathToBegin, pathToEntry } from "./path-to-entry.ts";
import type { ShownWeekEntry } from "./shown-week.ts";
import type { WeekEditor } from "./use-week-editor.tsx";
import { WeekEntryMenu } from "./week-entry-menu.tsx";

interface TodayCardProps {
  shown: ShownWeekEntry;
  editor: WeekEditor;
  /** The one thing to do next. */
  isNext: boolean;
  /** Of its heading. */
  level: 2 | 3;
}

export function TodayCard({ shown, editor, isNext, level }: TodayCardProps) {
  const Heading = `h${level}` as const;
  const { entry, summary, conflicts, servings, isLeftover, hints } = shown;
  const { tone, singular } = itemKindTable[entry.kind];
  const { label, icon: Icon } = beginActions[entry.kind];
  const beginPath = pathToBegin(shown);
  const isUnsuitable = conflicts.length > 0;

  return (
    <article
      aria-label={summary.title}
      className={cx(
        "grid gap-4 rounded-card border bg-card p-4 sm:p-5",
        isNext ? "border-line-strong shadow-raised" : "border-line",
      )}
    >
      <div className="flex gap-4">
        <Link
          to={pathToEntry(shown)}
          tabIndex={-1}
          aria-hidden
          className={cx(
            "size-20 shrink-0 overflow-hidden rounded-control sm:size-24",
            toneTint[tone],
            entry.isDone && "opacity-60",
          )}
        >
          <CardPicture {...summary.picture} alt="" />
        </Link>
        <div className="min-w-0 grow">
          <p className={cx("font-semibold text-sm", toneText[tone])}>
            {entry.slot === null ? capitalise(singular) : describeSlot(entry.slot)}
          </p>
          <Heading className="wrap-anywhere font-display font-semibold text-lg leading-snug sm:text-xl">
            <Link to={pathToEntry(shown)} className="rounded-control hover:underline">
              {summary.title}
            </Link>
          </Heading>
          <p className="mt-1 text-ink-500 text-sm">
            {[
              ...(isLeftover
                ? ["Leftovers, nothing to cook"]
                : summary.facts.slice(0, 1).map(({ text }) => text)),
              ...(servings === null ? [] : [`for ${servings}`]),
            ].join(" · ")}
          </p>
          {!entry.isDone && (
            <div className="mt-3">
              {isUnsuitable ? (
                <Button
                  size={isNext ? "base" : "small"}
                  iconBefore={<ArrowLeftRight />}
                  aria-label={`Swap ${summary.title}`}
                  onClick={() => editor.ask({ about: "swap", entryId: entry.id })}
                >
                  Swap
                </Button>
              ) : (
                beginPath !== null && (
                  <LinkButton
                    to={beginPath}
                    variant={isNext ? "primary" : "secondary"}
                    size={isNext ? "base" : "small"}
                    iconBefore={<Icon />}
                    aria-label={`${label} ${summary.title}`}
                  >
                    {label}
                  </LinkButton>
                )
              )}
            </div>
          )}
        </div>
        <div className="flex shrink-0 flex-col items-center gap-1">
          <DoneButton
            title={summary.title}
            isDone={entry.isDone}
            onChange={(isDone) => editor.actions.setDone(shown, isDone)}
          />
          <WeekEntryMenu shown={shown} editor={editor} />
        </div>
      </div>
      {entry.note !== null && (
        <p className="wrap-anywhere flex gap-2 text-ink-700 text-sm">
          <StickyNote aria-hidden className="mt-0.5 size-4 shrink-0 text-sun-700" />
          {entry.note}
        </p>
      )}
      {!entry.isDone &&
        hints.map((hint) => (
          <p key={hint} className="flex gap-2 text-ink-700 text-sm">
            <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-sun-700" />
            {hint}
          </p>
        ))}
      <Conflicts kind={entry.kind} conflicts={conflicts} />
    </article>
  );
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
