import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useForgetSubscription } from "./billing.api.ts";

/** Notices that somebody comes back from paying, and forgets how things stood before. */
export function useCheckoutReturn() {
  const [search, setSearch] = useSearchParams();
  const isArriving = search.get("checkout") === "done";
  const [hasJustPaid, setHasJustPaid] = useState(false);
  const forgetSubscription = useForgetSubscription();

  // The mark leaves the address, so that opening it again later does not count as coming back.
  useEffect(() => {
    if (!isArriving) return;
    setHasJustPaid(true);
    forgetSubscription();
    setSearch({}, { replace: true });
  }, [isArriving, forgetSubscription, setSearch]);

  return { isReady: !isArriving, hasJustPaid };
}
