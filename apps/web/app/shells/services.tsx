import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { hasDrafts } from "#app/lib/draft-names.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { usePersonQueryClient } from "#app/lib/use-person-query-client.ts";
import { whenIdle } from "#app/lib/when-idle.ts";
import { awaitToast } from "#app/ui/toast.ts";
import { Timers } from "./timers.tsx";

/** Loaded soon, so that a lost connection can still be reported. Without it the app works, but shows no toasts. */
const Toasts = lazyPart(() => import("#app/ui/toasts.tsx").then(({ Toasts }) => Toasts));

/** Without it the app works, but not offline. */
const Offline = lazyPart(() => import("./offline.tsx").then(({ Offline }) => Offline));

/** What every app screen shares and no public page loads: the query cache, kitchen timers, toasts, drafts, the time offline. */
export default function Services() {
  const { queryClient, replacementCount } = usePersonQueryClient();
  const [hasToasts, setHasToasts] = useState(false);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => awaitToast(() => setHasToasts(true)), []);
  useEffect(
    () =>
      whenIdle(() => {
        setHasToasts(true);
        setIsIdle(true);
        if (hasDrafts()) void removeStaleDrafts();
      }),
    [],
  );

  return (
    <QueryClientProvider key={replacementCount} client={queryClient}>
      <Outlet />
      <Timers />
      {hasToasts && <Toasts />}
      {isIdle && <Offline />}
    </QueryClientProvider>
  );
}

/** Reading drafts takes the schemas of every form. If they cannot be fetched, the next start removes what is stale. */
async function removeStaleDrafts(): Promise<void> {
  const drafts = await import("#app/lib/drafts.ts").catch(() => null);
  drafts?.removeStaleDrafts();
}
