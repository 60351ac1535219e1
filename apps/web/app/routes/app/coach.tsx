import { addresses, paths } from "@fernwell/contract/paths";
import { ArrowLeft } from "lucide-react";
import { useLocation, useParams } from "react-router";
import { CoachProfile } from "#app/features/catalogue/coaches/coach-profile.tsx";
import { findCoachIn } from "#app/features/catalogue/coaches/coach-state.ts";
import { CoachNotFound, useCoach } from "#app/features/catalogue/coaches/coaches.api.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { MessagePage } from "#app/page/message-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

export function meta() {
  return createTitleMeta(addresses.coach);
}

export default function CoachScreen() {
  const { id = "" } = useParams();
  const known = findCoachIn(useLocation().state, id);
  const fetched = useCoach(id, known);
  const coach = known ?? fetched.data;

  if (coach === undefined && fetched.error) {
    const isUnknown = fetched.error instanceof CoachNotFound;
    return <NotFound {...(isUnknown ? {} : { onRetry: () => fetched.refetch() })} />;
  }

  return (
    <div className="mx-auto w-full max-w-304 px-5 py-8 sm:px-8 lg:py-12">
      <div className="-ml-3.5">
        <LinkButton to={allCoaches} variant="quiet" size="small" iconBefore={<ArrowLeft />}>
          All coaches
        </LinkButton>
      </div>
      <div className="mt-6">{coach ? <CoachProfile coach={coach} /> : <Loading />}</div>
    </div>
  );
}

const allCoaches = paths.recommendations("coaches");

function Loading() {
  return (
    <div className="grid min-h-96 place-items-center text-sun-700">
      <h1 className="sr-only">Coach</h1>
      <Spinner size="large" label="Loading" />
    </div>
  );
}

function NotFound({ onRetry }: { onRetry?: () => void }) {
  return (
    <MessagePage
      heading="Coach not found."
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <LinkButton to={allCoaches} variant={onRetry ? "secondary" : "primary"}>
            All coaches
          </LinkButton>
        </>
      }
    >
      <p role="alert">
        {onRetry
          ? "We could not look them up just now."
          : "They may have left, or the address is not quite right."}
      </p>
    </MessagePage>
  );
}
