import * as contract from "@fernwell/contract/billing";
import type { Deps } from "../../deps.ts";
import type { Router } from "../../platform/http/router.ts";
import { maxEventBytes } from "./billing.limits.ts";
import * as billing from "./billing.service.ts";

const webhookSignature = { signatureHeader: "stripe-signature", maxBytes: maxEventBytes };

export function addBillingRoutes(router: Router, deps: Deps): void {
  router.signedIn(contract.createCheckoutSession, ({ actor, query }) =>
    billing.createCheckoutSession(deps, actor, query.pkg),
  );
  router.signedIn(contract.getSubscriptionStatus, ({ actor }) => billing.getSubscriptionStatus(deps, actor));
  router.signedIn(contract.cancelSubscription, ({ actor }) => billing.cancelSubscription(deps, actor));
  router.signedIn(contract.resumeSubscription, ({ actor }) => billing.resumeSubscription(deps, actor));
  router.signedIn(contract.changePlan, ({ actor, query }) => billing.changePlan(deps, actor, query.pkg));
  router.signedIn(contract.openBillingPortal, ({ actor }) => billing.openBillingPortal(deps, actor));
  router.signed(contract.receiveStripeEvent, webhookSignature, (message) =>
    billing.receiveStripeEvent(deps, message),
  );
}
