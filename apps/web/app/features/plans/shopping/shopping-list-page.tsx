import { paths } from "@fernwell/contract/paths";
import type { ShoppingListCard } from "@fernwell/contract/shopping-lists";
import { ListPlus, Plus, SlidersHorizontal, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { usePlans } from "../plans.api.ts";
import { ListDialog } from "./list-dialog.tsx";
import { ShoppingListView } from "./shopping-list-view.tsx";
import { useRemoveShoppingList, useShoppingList, useShoppingLists } from "./shopping-lists.api.ts";

/** The list with the id, or the newest if there is none. */
export function ShoppingListPage({ listId }: { listId: string }) {
  const lists = useShoppingLists();
  const shownId = listId || (lists.data?.[0]?.list_id ?? "");

  if (shownId !== "") return <OneList key={shownId} listId={shownId} lists={lists.data ?? []} />;
  if (lists.data !== undefined) return <NoList />;
  return lists.error ? <Failed message={lists.error.message} onRetry={() => lists.refetch()} /> : <Loading />;
}

function OneList({ listId, lists }: { listId: string; lists: readonly ShoppingListCard[] }) {
  const { data: list, error, refetch } = useShoppingList(listId);

  if (list) {
    return (
      <>
        <p className="mb-1 font-semibold text-clay-700 text-sm print:hidden">Shopping list</p>
        <h1 className="wrap-anywhere text-3xl">{list.list_name}</h1>
        <ListActions list={list} />
        <OtherLists lists={lists.filter(({ list_id }) => list_id !== listId)} />
        <ShoppingListView list={list} />
      </>
    );
  }
  if (list === null) {
    return (
      <Headed>
        <EmptyState
          sentence="We could not find that list."
          nextStep="It may have been deleted on another device."
          action={<LinkButton to={paths.shoppingList()}>My shopping list</LinkButton>}
        />
      </Headed>
    );
  }
  return error ? <Failed message={error.message} onRetry={() => refetch()} /> : <Loading />;
}

type Open = "change" | "new" | "delete" | null;

function ListActions({ list }: { list: ShoppingListCard }) {
  const [open, setOpen] = useState<Open>(null);
  const { data: plans } = usePlans("meal");
  const remove = useRemoveShoppingList(list.list_id);
  const navigate = useNavigate();
  const close = () => setOpen(null);

  function show(listId: string) {
    close();
    void navigate(paths.shoppingList(listId));
  }

  return (
    <div className="mt-3 -ml-3 flex flex-wrap max-[376px]:[&_svg]:hidden print:hidden">
      <Button
        variant="quiet"
        size="small"
        iconBefore={<SlidersHorizontal />}
        onClick={() => setOpen("change")}
      >
        Edit list
      </Button>
      <Button variant="quiet" size="small" iconBefore={<ListPlus />} onClick={() => setOpen("new")}>
        Make another
      </Button>
      <Button variant="quiet" size="small" iconBefore={<Trash2 />} onClick={() => setOpen("delete")}>
        Delete
      </Button>
      {plans !== undefined && open === "change" && (
        <ListDialog list={list} plans={plans} onClose={close} onSaved={close} />
      )}
      {plans !== undefined && open === "new" && <ListDialog plans={plans} onClose={close} onSaved={show} />}
      <ConfirmDialog
        open={open === "delete"}
        onOpenChange={close}
        title="Delete this list?"
        message={`“${list.list_name}” and its ticks will be gone for good. Your plans stay.`}
        confirmLabel="Delete list"
        cancelLabel="Keep it"
        tone="danger"
        pending={remove.isPending}
        pendingLabel="Deleting..."
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => navigate(paths.shoppingList(), { replace: true }),
            onSettled: close,
          })
        }
      />
    </div>
  );
}

function OtherLists({ lists }: { lists: readonly ShoppingListCard[] }) {
  if (lists.length === 0) return null;
  return (
    <nav
      aria-labelledby="other-lists"
      className="mt-2 flex flex-wrap gap-x-5 text-ink-700 text-sm print:hidden"
    >
      <p id="other-lists" className="flex min-h-11 items-center">
        Other lists
      </p>
      <ul className="flex min-w-0 flex-wrap gap-x-5 gap-y-1">
        {lists.map(({ list_id, list_name }) => (
          <li key={list_id} className="wrap-anywhere flex min-h-11 min-w-0 items-center">
            <TextLink to={paths.shoppingList(list_id)}>{list_name}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoList() {
  const plans = usePlans("meal");
  const [isChoosing, setIsChoosing] = useState(false);
  const navigate = useNavigate();

  if (plans.data === undefined) {
    return plans.error ? (
      <Failed message={plans.error.message} onRetry={() => plans.refetch()} />
    ) : (
      <Loading />
    );
  }
  return (
    <Headed>
      {plans.data.length === 0 ? (
        <EmptyState
          sentence="No meals planned yet."
          nextStep="Plan a few meals, and we will write the list for them."
          motif="bowl"
          tone="clay"
          action={<LinkButton to={paths.planCreation("meal")}>Plan my meals</LinkButton>}
        />
      ) : (
        <EmptyState
          sentence="No shopping list yet."
          nextStep="Choose the plans you want to shop for. They become one list."
          motif="bowl"
          tone="clay"
          action={
            <Button iconBefore={<Plus />} onClick={() => setIsChoosing(true)}>
              Choose plans
            </Button>
          }
        />
      )}
      {isChoosing && (
        <ListDialog
          plans={plans.data}
          onClose={() => setIsChoosing(false)}
          onSaved={(id) => navigate(paths.shoppingList(id))}
        />
      )}
    </Headed>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Headed>
      <div className="mt-6">
        <LoadFailure message={message} onRetry={onRetry} />
      </div>
    </Headed>
  );
}

function Loading() {
  return (
    <Headed>
      <div role="status" className="mt-8 grid gap-3">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    </Headed>
  );
}

function Headed({ children }: { children: ReactNode }) {
  return (
    <div className="pb-12">
      <h1 className="text-4xl">Shopping list</h1>
      {children}
    </div>
  );
}
