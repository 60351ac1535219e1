import { parseItemKind } from "@fernwell/contract/item-kinds";
import { ArrowLeftRight, Info } from "lucide-react";
import { formatLongDay } from "#app/days/format-day.ts";
import { CardPicture } from "#app/items/card-picture.tsx";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { toneText, toneTint } from "#app/ui/tone.ts";
import { describeSlot } from "../entries/entry-place.ts";
import type { Proposal, WantedPart } from "./plan-week.api.ts";
import { listProposed, type ProposedEntry } from "./proposed-week.ts";
import type { Swapping } from "./use-swaps.ts";

interface ProposedDaysProps {
  proposal: Proposal;
  parts: readonly WantedPart[];
  swapping: Swapping;
  isStale: boolean;
}

/** The proposed week day by day. */
export function ProposedDays({ proposal, parts, swapping, isStale }: ProposedDaysProps) {
  const entries = listProposed(proposal, swapping.swaps);
  const days = [...new Set(entries.map(({ day }) => day))].toSorted();
  const noted = proposal.plans.filter(({ note }) => note !== "");

  return (
    <div className={cx("grid gap-8 transition-opacity duration-150", isStale && "opacity-60")}>
      {noted.map(({ item_name, note }) => (
        <p key={item_name} className="flex gap-2.5 rounded-control bg-sun-50 px-4 py-3 text-ink-900">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-700" />
          <span>
            <strong className="font-semibold">
              {itemKindTable[parseItemKind(item_name)].pluralHeading}:
            </strong>{" "}
            {note}
          </span>
        </p>
      ))}
      {days.map((day) => (
        <section key={day} aria-label={formatLongDay(day)}>
          <h2 className="text-2xl">{formatLongDay(day)}</h2>
          <ul className="mt-3 grid gap-2">
            {entries
              .filter((entry) => entry.day === day)
              .map((entry) => (
                <ProposedRow
                  key={`${entry.kind} ${entry.at}`}
                  entry={entry}
                  isSwapping={swapping.pendingKind === entry.kind}
                  onSwap={() => {
                    const part = parts.find(({ kind }) => kind === entry.kind);
                    if (part !== undefined) swapping.swap(entry, part);
                  }}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ProposedRowProps {
  entry: ProposedEntry;
  isSwapping: boolean;
  onSwap: () => void;
}

function ProposedRow({ entry, isSwapping, onSwap }: ProposedRowProps) {
  const { kind, slot, summary, isLeftover, relaxations } = entry;
  const { tone, heading } = itemKindTable[kind];
  const minutes = summary.facts[0]?.text ?? "";

  return (
    <li className="flex items-center gap-4 rounded-card border border-line bg-card p-3">
      <div className={cx("size-16 shrink-0 overflow-hidden rounded-control", toneTint[tone])}>
        <CardPicture {...summary.picture} alt="" />
      </div>
      <div className="min-w-0 grow">
        <p className={cx("font-semibold text-sm", toneText[tone])}>
          {slot === null ? heading : describeSlot(slot)}
          <span className="font-normal text-ink-500"> · {isLeftover ? "leftovers" : minutes}</span>
        </p>
        <h3 className="wrap-anywhere font-semibold leading-snug">{summary.title}</h3>
        {relaxations.map((text) => (
          <p key={text} className="mt-0.5 text-ink-700 text-sm">
            {text}
          </p>
        ))}
      </div>
      {!isLeftover && (
        <IconButton
          label={`Swap ${summary.title}`}
          icon={ArrowLeftRight}
          disabled={isSwapping}
          onClick={onSwap}
        />
      )}
    </li>
  );
}
