import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { RotateCw } from "lucide-react";
import { useRef, useState } from "react";
import { gridStyle } from "#app/items/grid-style.ts";
import { itemKindTable } from "#app/items/item-kind.ts";
import { LoadingCards } from "#app/items/loading-cards.tsx";
import { describeFailure, needsLogin } from "#app/lib/describe-failure.ts";
import type { LoginState } from "#app/lib/login-state.ts";
import { useIsOnline } from "#app/lib/use-is-online.ts";
import { useReturnPath } from "#app/lib/use-return-path.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { FavouriteCards } from "./favourite-cards.tsx";
import { type Favourite, useFavourites } from "./favourites.api.ts";
import { RemoveDialog } from "./remove-dialog.tsx";

const likelyCount = 4;

export function FavouritesOfKind({ kind }: { kind: ItemKind }) {
  const favourites = useFavourites(kind);
  const [asked, setAsked] = useState<{ item: Favourite; isOpen: boolean } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useRef<HTMLElement>(null);
  const { category, plural, tone } = itemKindTable[kind];

  function ask(item: Favourite) {
    focusAfter.current = null;
    setAsked({ item, isOpen: true });
  }

  /** The card disappears together with the pressed heart, so the focus moves to the next one. */
  function leaveCard({ id }: Favourite) {
    const at = favourites.data?.findIndex((item) => item.id === id) ?? -1;
    const neighbour = list.current?.children[at + 1] ?? list.current?.children[at - 1];
    focusAfter.current = neighbour?.querySelector("a") ?? place.current;
  }

  /** The button disappears while the list loads, so the focus moves to where the list will be. */
  function retry() {
    place.current?.focus();
    void favourites.refetch();
  }

  function content() {
    if (favourites.data === undefined) {
      return favourites.isError ? (
        <FailedFavourites error={favourites.error} onRetry={retry} />
      ) : (
        <LoadingCards count={likelyCount} tone={tone} className={gridStyle} />
      );
    }
    if (favourites.data.length > 0) {
      return <FavouriteCards ref={list} items={favourites.data} onAskRemoval={ask} />;
    }
    return (
      <EmptyState
        sentence="No favorites yet."
        nextStep="Press the heart on anything you like, and it waits for you here."
        action={<LinkButton to={paths.recommendations(category)}>Explore {plural}</LinkButton>}
        tone={tone}
      />
    );
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {content()}
      {asked && (
        <RemoveDialog
          key={asked.item.id}
          item={asked.item}
          open={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onRemove={() => leaveCard(asked.item)}
          focusAfter={focusAfter}
        />
      )}
    </div>
  );
}

function FailedFavourites({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isOnline = useIsOnline();
  const returnTo = useReturnPath();

  return (
    <div role="alert">
      <EmptyState
        sentence="No Favorites, Explore the items to add to Favorite."
        nextStep={describeFailure(error, isOnline)}
        action={
          needsLogin(error) ? (
            <LinkButton to={paths.login} state={{ returnTo } satisfies LoginState}>
              Log in
            </LinkButton>
          ) : (
            <Button iconBefore={<RotateCw />} onClick={onRetry}>
              Try again
            </Button>
          )
        }
      />
    </div>
  );
}
