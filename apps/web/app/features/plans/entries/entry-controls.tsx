import {
  ArrowDown,
  ArrowLeftRight,
  ArrowUp,
  CalendarDays,
  Ellipsis,
  Repeat2,
  StickyNote,
  Trash2,
  Users,
} from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { describePlace } from "./entry-place.ts";
import type { ShownEntry } from "./shown-entry.ts";

export type About = "swap" | "note" | "servings" | "day" | "remove";

interface EntryControlsProps {
  shown: ShownEntry<unknown>;
  onAsk: (about: About) => void;
}

/** An entry that no longer suits the person asks for the swap first. */
export function EntryControls({ shown, onAsk }: EntryControlsProps) {
  const { entry, summary, servings, conflicts } = shown;
  const place = describePlace(entry);

  return (
    <div className="grid gap-3 print:hidden">
      {(place !== null || servings !== null || entry.note !== null) && (
        <div className="grid gap-1.5 text-sm">
          {place !== null && (
            <p className="flex items-center gap-2 text-ink-700">
              <CalendarDays aria-hidden className="size-4 shrink-0 text-fern-700" />
              <TextButton onClick={() => onAsk("day")}>
                {place}
                <span className="sr-only"> for {summary.title}</span>
              </TextButton>
            </p>
          )}
          {servings !== null && (
            <p className="flex items-center gap-2 text-ink-700">
              <Users aria-hidden className="size-4 shrink-0 text-clay-700" />
              <TextButton onClick={() => onAsk("servings")}>
                For {servings}
                <span className="sr-only">
                  {" "}
                  {servings === 1 ? "serving" : "servings"} of {summary.title}
                </span>
              </TextButton>
            </p>
          )}
          <Leftovers shown={shown} />
          {entry.note !== null && (
            <p className="wrap-anywhere flex gap-2 text-ink-700">
              <StickyNote aria-hidden className="mt-0.5 size-4 shrink-0 text-sun-700" />
              {entry.note}
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={conflicts.length > 0 ? "primary" : "secondary"}
          size="small"
          iconBefore={<ArrowLeftRight />}
          aria-label={`Swap ${summary.title}`}
          aria-haspopup="dialog"
          onClick={() => onAsk("swap")}
        >
          Swap
        </Button>
        <Button
          variant="secondary"
          size="small"
          iconBefore={<Trash2 />}
          aria-label={`Delete ${summary.title}`}
          onClick={() => onAsk("remove")}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}

function Leftovers({ shown: { isLeftover, servings, cookedServings } }: { shown: ShownEntry<unknown> }) {
  if (servings === null) return null;
  if (isLeftover) return <p className="text-ink-700">Leftovers, nothing to cook</p>;
  if (cookedServings === null || cookedServings === servings) return null;
  return <p className="text-ink-700">Cook for {cookedServings}, the rest is for later</p>;
}

interface EntryMenuProps extends EntryControlsProps {
  onRepeat: () => void;
  /** Null for the first entry. */
  onMoveUp: (() => void) | null;
  /** Null for the last entry. */
  onMoveDown: (() => void) | null;
}

export function EntryMenu({ shown, onAsk, onRepeat, onMoveUp, onMoveDown }: EntryMenuProps) {
  const { entry, summary, servings } = shown;
  const label = `More for ${summary.title}`;

  return (
    <span className="print:hidden">
      <Menu
        label={label}
        trigger={<IconButton variant="raised" label={label} icon={Ellipsis} />}
        actions={[
          ...(servings === null
            ? []
            : [{ label: "Servings", icon: Users, onSelect: () => onAsk("servings") }]),
          { label: "Day and time", icon: CalendarDays, onSelect: () => onAsk("day") },
          { label: "Repeat", icon: Repeat2, onSelect: onRepeat },
          { label: "Move up", icon: ArrowUp, ...toAction(onMoveUp) },
          { label: "Move down", icon: ArrowDown, ...toAction(onMoveDown) },
          {
            label: entry.note === null ? "Add a note" : "Change the note",
            icon: StickyNote,
            onSelect: () => onAsk("note"),
          },
        ]}
      />
    </span>
  );
}

function toAction(act: (() => void) | null) {
  return act === null ? { onSelect: () => {}, disabled: true } : { onSelect: act };
}
