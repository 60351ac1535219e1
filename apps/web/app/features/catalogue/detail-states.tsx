import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { itemKindTable } from "#app/items/item-kind.ts";
import { title } from "#app/lib/title.ts";
import { useIsOnline } from "#app/lib/use-is-online.ts";
import { MessagePage } from "#app/page/message-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

const notFound = "Activity not found";

export function ItemNotFound({ kind }: { kind: ItemKind }) {
  return (
    <>
      <title>{title(notFound)}</title>
      <MessagePage heading={notFound} actions={<SeeAll kind={kind} />}>
        <p>
          There is no {itemKindTable[kind].singular} at this address. It may have been renamed or taken out.
        </p>
      </MessagePage>
    </>
  );
}

interface ItemFailedProps {
  kind: ItemKind;
  isTrying: boolean;
  onTryAgain: () => void;
}

export function ItemFailed({ kind, isTrying, onTryAgain }: ItemFailedProps) {
  const isOnline = useIsOnline();

  return (
    <MessagePage
      heading={isOnline ? `This ${itemKindTable[kind].singular} did not load` : "You are offline"}
      actions={
        <>
          <Button pending={isTrying} pendingLabel="Trying again..." onClick={onTryAgain}>
            Try again
          </Button>
          <SeeAll kind={kind} variant="secondary" />
        </>
      }
    >
      <p role="alert">
        {isOnline
          ? "Something went wrong on the way. Please try again in a moment."
          : "We cannot reach the internet from here. Check your connection, then try again."}
      </p>
    </MessagePage>
  );
}

interface SeeAllProps {
  kind: ItemKind;
  variant?: "primary" | "secondary";
}

function SeeAll({ kind, variant = "primary" }: SeeAllProps) {
  const { category, plural } = itemKindTable[kind];

  return (
    <LinkButton to={paths.recommendations(category)} variant={variant}>
      See all {plural}
    </LinkButton>
  );
}
