import type { WireWeek } from "@fernwell/contract/week";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { type ReactNode, useState } from "react";
import { summariseItem, type WireItem } from "#app/items/item-summary.ts";
import { AddDialog } from "../entries/add-dialog.tsx";
import { EntryDialogs } from "../entries/entry-dialogs.tsx";
import { useOpenCopy, weekCopy } from "../open-copies.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { type ChosenItems, itemKey, listShownWeek, type ShownWeekEntry } from "./shown-week.ts";
import { useWeek, type WeekEntries } from "./use-week.ts";
import { createWeekActions, createWeekEntry, type WeekActions } from "./use-week-actions.ts";
import type { DayRange } from "./week.api.ts";

/** What a dialog is open about: an entry, or a place where something is to be added. */
type Asked =
  | { readonly about: "swap" | "move" | "servings" | "note"; readonly entryId: string }
  | { readonly about: "add"; readonly kind: ItemKind; readonly day: string; readonly slot: string | null };

export interface WeekEditor {
  readonly planned: WeekEntries;
  readonly shown: readonly ShownWeekEntry[];
  readonly actions: WeekActions;
  readonly ask: (asked: Asked) => void;
  /** The dialog that is open, if one is. */
  readonly dialog: ReactNode;
}

/** A week that can be changed, and the dialogs for it. */
export function useWeekEditor(week: WireWeek, range: DayRange, today: string): WeekEditor {
  const planned = useWeek(week, range);
  useOpenCopy(weekCopy);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState<ChosenItems>(new Map());
  const shown = listShownWeek(week, planned.entries, chosen);
  const actions = createWeekActions({
    entries: planned.entries,
    change(what, changes) {
      // The week may no longer have them, until an undo is saved.
      for (const { entry, item } of shown) choose(entry.kind, item);
      planned.change(what, changes);
    },
  });
  const subject =
    asked && "entryId" in asked ? shown.find(({ entry }) => entry.id === asked.entryId) : undefined;
  const close = () => setAsked(null);

  function choose(kind: ItemKind, item: WireItem | null) {
    if (item !== null) setChosen((known) => new Map([...known, [itemKey(kind, item._id), item]]));
  }

  return {
    planned,
    shown,
    actions,
    ask: setAsked,
    dialog: (
      <>
        {asked?.about === "add" && (
          <AddDialog
            kind={asked.kind}
            isFull={false}
            onAdd={(item) => {
              choose(asked.kind, item);
              const entry = createWeekEntry(asked.kind, item._id, asked.day, asked.slot);
              actions.add(summariseItem(asked.kind, item).title, entry);
            }}
            onClose={close}
          />
        )}
        {subject && asked && (
          <EntryDialogs
            about={asked.about}
            plan={{ kind: subject.entry.kind, plan_id: subject.entry.planId ?? "" }}
            shown={subject}
            actions={actions}
            onChosen={(item) => choose(subject.entry.kind, item)}
            onClose={close}
          />
        )}
        {subject && asked?.about === "move" && (
          <MoveDialog
            subject={subject}
            shown={shown}
            today={today}
            onMove={(day, slot) => {
              actions.move(subject, day, slot);
              close();
            }}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
