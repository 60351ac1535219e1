import { title } from "#app/lib/title.ts";
import { useIsOnline } from "#app/lib/use-is-online.ts";
import { MessagePage } from "#app/shells/message-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { type DetailKind, detailKinds } from "./detail-kind.ts";

const notFound = "Activity not found";

export function ItemNotFound({ kind }: { kind: DetailKind }) {
  const { list } = detailKinds[kind];

  return (
    <>
      <title>{title(notFound)}</title>
      <MessagePage heading={notFound} actions={<LinkButton to={list.path}>See all {list.name}</LinkButton>}>
        <p>There is no {kind} at this address. It may have been renamed or taken out.</p>
      </MessagePage>
    </>
  );
}

interface ItemFailedProps {
  kind: DetailKind;
  isTrying: boolean;
  onTryAgain: () => void;
}

export function ItemFailed({ kind, isTrying, onTryAgain }: ItemFailedProps) {
  const { list } = detailKinds[kind];
  const isOnline = useIsOnline();

  return (
    <MessagePage
      heading={isOnline ? `This ${kind} did not load` : "You are offline"}
      actions={
        <>
          <Button pending={isTrying} pendingLabel="Trying again..." onClick={onTryAgain}>
            Try again
          </Button>
          <LinkButton to={list.path} variant="secondary">
            See all {list.name}
          </LinkButton>
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
