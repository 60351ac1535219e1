import {
  cancelSubscription,
  changePlan,
  createCheckoutSession,
  getSubscriptionStatus,
  openBillingPortal,
  resumeSubscription,
  type SubscriptionStatus,
} from "@fernwell/contract/billing";
import type { Offer } from "@fernwell/domain/billing/offers";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { detailOr } from "#app/lib/error-detail.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { useIsSignedIn } from "#app/lib/session.ts";
import { showToast } from "#app/ui/toast.ts";
import { findCheckoutTarget } from "./checkout-target.ts";
import { isActive } from "./standing.ts";

const statusKey = ["subscription-status"];
const statusLifeMs = 5 * 60 * 1000;

/** How often and how many times the status is fetched after a checkout, until the payment is known. */
const waitMs = 2000;
const maxReadings = 10;

interface StatusOptions {
  /** False until the status from before a checkout has been dropped. */
  readonly isReady: boolean;
  readonly hasJustPaid: boolean;
}

export function useSubscriptionStatus({ isReady, hasJustPaid }: StatusOptions) {
  return useQuery({
    queryKey: statusKey,
    queryFn: ({ signal }) => call(getSubscriptionStatus, {}, { signal }),
    enabled: useIsSignedIn() && isReady,
    staleTime: statusLifeMs,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      hasJustPaid && data && !isActive(data) && dataUpdateCount < maxReadings ? waitMs : false,
  });
}

/** Drops the cached status; screens that show it fetch it again. */
export function useForgetSubscription(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.resetQueries({ queryKey: statusKey }), [queryClient]);
}

export function useStartCheckout() {
  const forgetSubscription = useForgetSubscription();
  return useMutation({
    mutationFn: async (offer: Offer) => {
      const { url } = await call(createCheckoutSession, { query: { pkg: offer } });
      const target = findCheckoutTarget(url, window.location);
      if (target === null) throw new TypeError("The checkout leads to no page that may be followed");
      return target;
    },
    onSuccess: ({ kind }) => {
      if (kind === "inside") void forgetSubscription();
    },
    onError: (error) => {
      logFailure("Starting a checkout", error);
      if (hasErrorCode(error, "already_subscribed")) void forgetSubscription();
    },
  });
}

export type SubscriptionChange =
  | { readonly kind: "cancel" }
  | { readonly kind: "keep" }
  | { readonly kind: "change-plan"; readonly offer: Offer };

/** Stores the returned status, so that every screen shows it. */
export function useChangeSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: callFor,
    onSuccess: async (subscription) => {
      await queryClient.cancelQueries({ queryKey: statusKey });
      queryClient.setQueryData(statusKey, subscription);
    },
    onError: useReportFailure("Changing the subscription"),
  });
}

function callFor(change: SubscriptionChange): Promise<SubscriptionStatus> {
  switch (change.kind) {
    case "cancel":
      return call(cancelSubscription, {});
    case "keep":
      return call(resumeSubscription, {});
    case "change-plan":
      return call(changePlan, { query: { pkg: change.offer } });
  }
}

/** Returns the address of the billing portal, if it is safe to open. */
export function useOpenPortal() {
  return useMutation({
    mutationFn: async () => {
      const { url } = await call(openBillingPortal, {});
      const target = findCheckoutTarget(url, window.location);
      if (target?.kind !== "outside")
        throw new TypeError("The billing portal leads to no page that may be followed");
      return target.url;
    },
    onError: useReportFailure("Opening the billing portal"),
  });
}

/** A refusal means that the cached status is out of date, so it is fetched again. */
function useReportFailure(act: string): (error: Error) => void {
  const forgetSubscription = useForgetSubscription();
  return (error) => {
    logFailure(act, error);
    showToast.error(detailOr(error, "That did not work, and nothing has changed. Please try again."));
    if (hasErrorCode(error, "no_subscription", "plan_not_changeable")) void forgetSubscription();
  };
}
