import { useEffect } from "react";
import { useForgetSubscription } from "./billing.api.ts";

/** Back from the provider's page may restore this page from the cache, still in its pending state. */
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
