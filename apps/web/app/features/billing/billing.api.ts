import { createCheckoutSession, getSubscriptionStatus } from "@fernwell/contract/billing";
import type { Offer } from "@fernwell/domain/billing/offers";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "#app/lib/api-client.ts";
import { isExpected } from "#app/lib/error-detail.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { useIsSignedIn } from "#app/lib/session.ts";
import { findCheckoutTarget } from "./checkout-target.ts";
import { isActive } from "./standing.ts";

const statusKey = ["subscription-status"];
const statusLifeMs = 5 * 60 * 1000;

/** How often and how long somebody who has just paid is looked up again, until the payment is known. */
const waitMs = 2000;
const maxReadings = 10;

interface StatusOptions {
  /** False until what is known of the time before a checkout has been forgotten. */
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

/** Drops what is known of the subscription; a screen that shows it asks again. */
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
      if (kind === "inside") forgetSubscription();
    },
    onError: (error) => {
      logFailure("Starting a checkout", error);
      if (isExpected(error, "alreadySubscribed")) forgetSubscription();
    },
  });
}
