import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useForgetSubscription } from "./billing.api.ts";

/** Detects the return from a checkout and drops the status from before it. */
export function useCheckoutReturn() {
  const [search, setSearch] = useSearchParams();
  const isArriving = search.get("checkout") === "done";
  const [hasJustPaid, setHasJustPaid] = useState(false);
  const forgetSubscription = useForgetSubscription();

  if (isArriving && !hasJustPaid) setHasJustPaid(true);

  // Removes the parameter, so that opening the address again later does not count as a return.
  useEffect(() => {
    if (!isArriving) return;
    void forgetSubscription();
    setSearch({}, { replace: true });
  }, [isArriving, forgetSubscription, setSearch]);

  return { isReady: !isArriving, hasJustPaid };
}
