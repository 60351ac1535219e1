import type { SubscriptionStatus } from "@fernwell/contract/billing";
import { paths } from "@fernwell/contract/paths";
import { LinkButton } from "#app/ui/link-button.tsx";
import { describeReturn } from "./describe-return.ts";
import { PortalButton } from "./portal-button.tsx";
import { getInactiveHeading } from "./standing.ts";

/** Shown without a subscription or after it has ended; the receipts stay available. */
export function NoSubscription({ subscription }: { subscription: SubscriptionStatus }) {
  const { status, is_demo } = subscription;
  const returned = describeReturn(subscription);

  return (
    <>
      <p className="text-ink-700">
        {getInactiveHeading(subscription)}. {returned !== null && `${returned} `}
        {is_demo ? "This is a demo, and no payment is taken." : "Nothing will be charged."}
      </p>
      <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
        <LinkButton to={paths.subscription} variant="secondary">
          See the plans
        </LinkButton>
        {status === "canceled" && !is_demo && <PortalButton>Receipts and card</PortalButton>}
      </div>
    </>
  );
}
