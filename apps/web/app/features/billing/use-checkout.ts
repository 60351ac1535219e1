import type { Offer } from "@fernwell/domain/billing/offers";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isExpected } from "#app/lib/error-detail.ts";
import { useForgetSubscription, useStartCheckout } from "./billing.api.ts";

/** Starts a checkout and leaves for the page where it goes on. */
export function useCheckout() {
  const navigate = useNavigate();
  const forgetSubscription = useForgetSubscription();
  const { mutate, reset, isPending, data, error, variables } = useStartCheckout();

  function start(offer: Offer) {
    mutate(offer, {
      onSuccess: (target) => {
        if (target.kind === "inside") navigate(target.path);
        else window.location.assign(target.url);
      },
    });
  }

  // The Back button of the provider's page may show this page as it was left, in the middle of leaving.
  useEffect(() => {
    function show({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      reset();
      forgetSubscription();
    }
    window.addEventListener("pageshow", show);
    return () => window.removeEventListener("pageshow", show);
  }, [reset, forgetSubscription]);

  const isBusy = isPending || data?.kind === "outside";
  return {
    start,
    /** The plan that is on its way to its checkout. */
    startingOffer: isBusy ? variables : undefined,
    hasFailed: error !== null && !isExpected(error, "alreadySubscribed"),
    retry: () => variables && start(variables),
    dismiss: reset,
  };
}
