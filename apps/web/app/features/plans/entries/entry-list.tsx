import { type ReactNode, useRef, useState } from "react";
import { summariseItem, type WireItem } from "#app/items/item-summary.ts";
import type { Plan } from "../plan.ts";
import { AddDialog } from "./add-dialog.tsx";
import { DayDialog } from "./day-dialog.tsx";
import { type About, EntryControls, EntryMenu } from "./entry-controls.tsx";
import { EntryDialogs } from "./entry-dialogs.tsx";
import { PlanToolbar } from "./plan-toolbar.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { listShownEntries, type ShownEntry } from "./shown-entry.ts";
import { createEntry, useEntryActions } from "./use-entry-actions.ts";
import { usePlanEntries } from "./use-plan-entries.ts";

type PlannedItem = Plan["items"][number];

interface EntryListProps<Item extends PlannedItem> {
  plan: Plan & { items: readonly Item[] };
  className: string;
  children: (shown: ShownEntry<Item>, controls: ReactNode, menu: ReactNode) => ReactNode;
}

type Asked = { readonly about: About; readonly entryId: string } | { readonly about: "add" };

/** The plan's entries, each with what can be done with it. Removing the last one deletes the plan. */
export function EntryList<Item extends PlannedItem>({ plan, className, children }: EntryListProps<Item>) {
  const listRef = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, WireItem>>(new Map());
  const planned = usePlanEntries(plan);
  const shown = listShownEntries(plan, planned, chosen);
  const actions = useEntryActions(planned);
  const subject =
    asked && "entryId" in asked ? shown.find(({ entry }) => entry.id === asked.entryId) : undefined;
  const close = () => setAsked(null);

  /** Keeps what the plan does not have yet, or no longer has until an undo is saved. */
  function choose(...items: readonly (WireItem | null)[]) {
    const added = items.flatMap((item) => (item === null ? [] : [[item._id, item] as const]));
    setChosen((known) => new Map([...known, ...added]));
  }

  return (
    <>
      <PlanToolbar plan={plan} planned={planned} onAdd={() => setAsked({ about: "add" })} />
      <ul ref={listRef} tabIndex={-1} aria-label="In this plan" className={className}>
        {shown.map((one, place) => {
          const ask = (about: About) => setAsked({ about, entryId: one.entry.id });
          return (
            <li key={one.entry.id} className="min-w-0">
              {children(
                one,
                <EntryControls shown={one} onAsk={ask} />,
                <EntryMenu
                  shown={one}
                  onAsk={ask}
                  onRepeat={() => actions.repeat(one)}
                  onMoveUp={place === 0 ? null : () => actions.move(one, shown[place - 2]?.entry.id ?? null)}
                  onMoveDown={
                    place === shown.length - 1
                      ? null
                      : () => actions.move(one, shown[place + 1]?.entry.id ?? null)
                  }
                />,
              )}
            </li>
          );
        })}
      </ul>
      {asked?.about === "add" && (
        <AddDialog
          kind={plan.kind}
          isFull={actions.isFull}
          onAdd={(item) => {
            choose(item);
            actions.add(summariseItem(plan.kind, item).title, createEntry(item._id));
          }}
          onClose={close}
        />
      )}
      {subject && asked && (
        <EntryDialogs
          about={asked.about}
          plan={plan}
          shown={subject}
          actions={actions}
          onChosen={(item) => choose(item, subject.item)}
          onClose={close}
        />
      )}
      {subject && asked?.about === "day" && (
        <DayDialog
          kind={plan.kind}
          shown={subject}
          onSave={(day, slot) => {
            actions.setDay(subject, day, slot);
            close();
          }}
          onClose={close}
        />
      )}
      {subject && asked?.about === "remove" && (
        <RemoveDialog
          plan={plan}
          shown={subject}
          isLast={shown.length === 1}
          isRepeated={shown.filter(({ entry }) => entry.itemId === subject.entry.itemId).length > 1}
          onRemoveEntry={() => actions.remove(subject)}
          onRemoved={() => {
            choose(subject.item);
            actions.keepUndoOfRemoval(subject);
          }}
          focusAfter={listRef}
          onClose={close}
        />
      )}
    </>
  );
}
