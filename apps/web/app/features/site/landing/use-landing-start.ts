import { paths } from "@fernwell/contract/paths";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { scrollToExploreSection } from "#app/lib/explore-section.ts";
import { readStored, removeStored } from "#app/lib/storage.ts";
import { onboardingAllCompleteKey, scrollToExploreKey, tokenKey } from "#app/lib/storage-keys.ts";

const scrollDelayMs = 300;

/** Redirects a person who has finished onboarding to the recommendations, and scrolls to Explore if it was chosen elsewhere. */
export function useLandingStart(): void {
  const navigate = useNavigate();

  useEffect(() => {
    if (readStored(onboardingAllCompleteKey) === "true" && readStored(tokenKey) !== null) {
      void navigate(paths.home, { replace: true });
      return undefined;
    }
    if (readStored(scrollToExploreKey) === null) return undefined;

    const timer = setTimeout(() => {
      removeStored(scrollToExploreKey);
      scrollToExploreSection();
    }, scrollDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);
}
