import type { ShoppingList } from "@fernwell/contract/shopping-lists";
import { groupInShopOrder } from "@fernwell/domain/grocery/ingredient-groups";
import { useId, useRef, useState } from "react";
import { vibrate } from "#app/lib/vibrate.ts";
import { Banner } from "#app/ui/banner.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FullListNote } from "../groceries/full-list-note.tsx";
import { formatNeed, writeGroceryText } from "../groceries/grocery-text.ts";
import { SavingNote } from "../groceries/saving-note.tsx";
import { PutOnListButton, Staples } from "../groceries/staples.tsx";
import { useOpenCopy } from "../open-copies.ts";
import { AddRow } from "./add-row.tsx";
import { ListHeader } from "./list-header.tsx";
import { listRows } from "./list-rows.ts";
import { ExtraDetails, RowDetails } from "./row-details.tsx";
import { ShareButtons } from "./share-buttons.tsx";
import { useMarkStaple, useShoppingListChanges } from "./shopping-lists.api.ts";
import { ShoppingRow } from "./shopping-row.tsx";

/** A list to walk through a shop with. */
export function ShoppingListView({ list }: { list: ShoppingList }) {
  const { ticks, extras, saving, change, leftOut, addAgain, dismissLeftOut } = useShoppingListChanges(list);
  useOpenCopy(list.list_id);
  const { mutate: mark } = useMarkStaple();
  const [showsOnlyLeft, setShowsOnlyLeft] = useState(false);
  const sections = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const rows = listRows(list, extras, ticks);
  const staples = list.groceries.filter(({ is_staple }) => is_staple);
  const left = rows.filter(({ isTicked }) => !isTicked);
  const shown = showsOnlyLeft ? left : rows;

  function tick(name: string, isTicked: boolean, box: HTMLInputElement) {
    vibrate("tick");
    if (isTicked && showsOnlyLeft) focusNext(sections.current, box);
    change("ticks", isTicked ? [...ticks, name] : ticks.filter((one) => one !== name));
  }

  function addExtra(name: string) {
    if (!extras.includes(name)) change("extras", [...extras, name]);
  }

  function deleteExtra(name: string) {
    change(
      "extras",
      extras.filter((one) => one !== name),
    );
    input.current?.focus();
  }

  return (
    <>
      <ListHeader
        leftCount={left.length}
        totalCount={rows.length}
        showsOnlyLeft={showsOnlyLeft}
        onShowOnlyLeft={setShowsOnlyLeft}
      />
      <div className="-mx-5 empty:hidden">
        <SavingNote saving={saving} />
        <FullListNote leftOut={leftOut} onAddAgain={addAgain} onDismiss={dismissLeftOut} />
      </div>
      {list.left_out.length > 0 && (
        <div className="mt-4">
          <Banner kind="warning" title="Not on this list">
            {list.left_out.join(", ")}: no longer suits what you told us, so we list nothing for it.
          </Banner>
        </div>
      )}
      <div ref={sections} className="mt-4">
        {groupInShopOrder(shown).map(({ group, label, rows: inGroup }) => (
          <section key={group} aria-labelledby={`${id}-${group}`} className="mb-6">
            <h2 id={`${id}-${group}`} className="mb-2 px-1 font-sans font-semibold text-clay-700 text-sm">
              {label}
            </h2>
            <ul className="flex flex-col overflow-hidden rounded-card border border-line border-b-0">
              {inGroup.map(({ name, row, isTicked }) => (
                <ShoppingRow
                  key={name}
                  name={name}
                  amount={row && (isTicked ? row.shop_amount : (row.more ?? row.shop_amount))}
                  isTicked={isTicked}
                  onTick={(next, box) => tick(name, next, box)}
                >
                  {row === null ? (
                    <ExtraDetails name={name} onDelete={() => deleteExtra(name)} />
                  ) : (
                    <RowDetails row={row} onAtHome={() => mark({ row, isAtHome: true })} />
                  )}
                </ShoppingRow>
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 && (
          <EmptyState
            sentence={rows.length === 0 ? "Nothing to buy." : "That is everything."}
            nextStep={
              rows.length === 0
                ? "Everything these plans need is already at home."
                : "Everything on the list is ticked."
            }
            motif="bowl"
          />
        )}
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-card empty:hidden">
        <Staples count={staples.length}>
          <ul aria-label="Always at home" className="divide-y divide-line">
            {staples.map((row) => (
              <li key={row.name} className="flex items-center gap-x-3 px-5 py-2">
                <span className="min-w-0 grow">
                  <span className="wrap-anywhere block font-medium">{row.name}</span>
                  <span className="block text-ink-500 text-sm">{formatNeed(row)} needed</span>
                </span>
                <PutOnListButton name={row.name} onClick={() => mark({ row, isAtHome: false })} />
              </li>
            ))}
          </ul>
        </Staples>
      </div>
      <ShareButtons
        name={list.list_name}
        text={() => writeGroceryText(list.groceries, extras, ticks, groupInShopOrder)}
      />
      <AddRow inputRef={input} onAdd={addExtra} />
    </>
  );
}

/** A row that disappears hands its focus to the next one. */
function focusNext(sections: HTMLElement | null, box: HTMLInputElement): void {
  const boxes = [...(sections?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [])];
  const at = boxes.indexOf(box);
  (boxes[at + 1] ?? boxes[at - 1])?.focus({ preventScroll: true });
}
