import { startTransition, useEffect, useState } from "react";

let hasShownAPage = false;

/**
 * False while the app shows its first page for the first time. What it holds back is then rendered in small steps, so that
 * what is in view appears sooner. Later pages hold nothing back.
 */
export function useAfterFirstView(): boolean {
  const [isAfter, setIsAfter] = useState(hasShownAPage);
  useEffect(() => {
    hasShownAPage = true;
    startTransition(() => setIsAfter(true));
  }, []);
  return isAfter;
}
