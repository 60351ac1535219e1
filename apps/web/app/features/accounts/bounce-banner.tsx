import { paths } from "@fernwell/contract/paths";
import { useEffect, useRef } from "react";
import { detailOr } from "#app/lib/error-detail.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { useEmail, useRetryEmail } from "./account-changes.api.ts";
import { shortenEmail } from "./shorten-email.ts";

/** Says that mails to the person come back, until one is accepted or the address is changed. */
export function BounceBanner() {
  const current = useEmail();
  const retry = useRetryEmail();
  const place = useRef<HTMLDivElement>(null);
  const bouncedAt = current.data?.bounced_at;
  const worksAgain = retry.data?.bounced_at === null;

  // The button that had the focus is gone.
  useEffect(() => {
    if (worksAgain) place.current?.focus();
  }, [worksAgain]);

  if (!current.data || (!bouncedAt && !worksAgain)) return null;
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="mx-auto w-full max-w-304 px-5 pt-6 outline-none sm:px-8 print:hidden"
    >
      {bouncedAt ? (
        <Banner
          kind="warning"
          title={`We could not deliver email to ${shortenEmail(current.data.email)}`}
          action={
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              <Button
                size="small"
                pending={retry.isPending}
                pendingLabel="Trying..."
                onClick={() => retry.mutate(bouncedAt)}
              >
                Try again
              </Button>
              <LinkButton variant="secondary" size="small" to={paths.myEmail}>
                Change my email
              </LinkButton>
            </div>
          }
        >
          {retry.error ? detailOr(retry.error, failed) : describeRetry(retry.data)}
        </Banner>
      ) : (
        <Banner kind="success" title="Your email works again." onDismiss={() => retry.reset()}>
          We have just sent you one.
        </Banner>
      )}
    </div>
  );
}

const failed = "We could not try that. Please try again later.";

/** Undefined before the first try, null if its outcome is not known yet. */
function describeRetry(outcome: object | null | undefined): string {
  if (outcome === null) return "We are still trying. That can take a few minutes.";
  if (outcome) return "It came back again. Please check the address with your email provider, or change it.";
  return "Until it works again, we send you only security warnings and what you ask for, such as a code.";
}
