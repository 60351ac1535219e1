import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { Outlet } from "react-router";
import { removeStaleDrafts } from "#app/lib/drafts.ts";
import { useQueryClientOfPerson } from "#app/lib/use-query-client-of-person.ts";

/** Loaded at once, so that a lost connection can still be reported. Without it the app works, only silently. */
const Toasts = lazy<ComponentType>(() =>
  import("#app/ui/toasts.tsx").then(
    ({ Toasts }) => ({ default: Toasts }),
    () => ({ default: () => null }),
  ),
);

/** What every screen behind the public site shares and no public page loads: fetched data, toasts and drafts. */
export default function Services() {
  useEffect(removeStaleDrafts, []);

  return (
    <QueryClientProvider client={useQueryClientOfPerson()}>
      <Outlet />
      <Suspense>
        <Toasts />
      </Suspense>
    </QueryClientProvider>
  );
}
