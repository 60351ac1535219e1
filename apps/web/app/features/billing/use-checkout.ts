import type { Offer } from "@fernwell/domain/billing/offers";
import { useNavigate } from "react-router";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { useStartCheckout } from "./billing.api.ts";
import { useComeBack } from "./use-come-back.ts";

/** Starts a checkout and opens the page where it continues. */
export function useCheckout() {
  const navigate = useNavigate();
  const { mutate, reset, isPending, data, error, variables } = useStartCheckout();
  useComeBack(reset);

  function start(offer: Offer) {
    mutate(offer, {
      onSuccess: (target) => {
        if (target.kind === "inside") void navigate(target.path);
        else window.location.assign(target.url);
      },
    });
  }

  const isBusy = isPending || data?.kind === "outside";
  return {
    start,
    /** The plan whose checkout is starting. */
    startingOffer: isBusy ? variables : undefined,
    hasFailed: error !== null && !hasErrorCode(error, "already_subscribed"),
    retry: () => variables && start(variables),
    dismiss: reset,
  };
}
