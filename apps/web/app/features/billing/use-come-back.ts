import { useEffect } from "react";
import { useForgetSubscription } from "./billing.api.ts";

/** The Back button of the provider's page may show this page as it was left, in the middle of leaving. */
export function useComeBack(reset: () => void): void {
  const forgetSubscription = useForgetSubscription();

  useEffect(() => {
    function show({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      reset();
      void forgetSubscription();
    }
    window.addEventListener("pageshow", show);
    return () => window.removeEventListener("pageshow", show);
  }, [reset, forgetSubscription]);
}
