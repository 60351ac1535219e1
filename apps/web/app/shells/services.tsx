import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { Outlet } from "react-router";
import { removeStaleDrafts } from "#app/lib/drafts.ts";
import { usePersonQueryClient } from "#app/lib/use-person-query-client.ts";

/** Loaded at once, so that a lost connection can still be reported. Without it the app works, but shows no toasts. */
const Toasts = lazy<ComponentType>(() =>
  import("#app/ui/toasts.tsx").then(
    ({ Toasts }) => ({ default: Toasts }),
    () => ({ default: () => null }),
  ),
);

/** What every app screen shares and no public page loads: the query cache, toasts and drafts. */
export default function Services() {
  useEffect(removeStaleDrafts, []);

  return (
    <QueryClientProvider client={usePersonQueryClient()}>
      <Outlet />
      <Suspense>
        <Toasts />
      </Suspense>
    </QueryClientProvider>
  );
}
