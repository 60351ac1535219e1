import { useOpenPortal } from "./billing.api.ts";
import { useComeBack } from "./use-come-back.ts";

/** Opens the payment provider's page with the receipts and the card. */
export function usePortal() {
  const { mutate, reset, isPending, data } = useOpenPortal();
  useComeBack(reset);

  return {
    open: () => mutate(undefined, { onSuccess: (url) => window.location.assign(url) }),
    isOpening: isPending || data !== undefined,
  };
}
