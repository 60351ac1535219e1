import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { vibrate } from "#app/lib/vibrate.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.ts";
import { listenToPull } from "./listen-to-pull.ts";
import "./pull-to-refresh.css";

/** Pulled this far, the page is fetched again once the finger is lifted. */
const enoughPx = 72;

/** A page that is pulled down at its top fetches again what it shows. Reloading does the same. */
export function PullToRefresh() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<"idle" | "refreshing" | "done">("idle");
  const mark = useRef<HTMLDivElement>(null);

  const refresh = useEffectEvent(async () => {
    setState("refreshing");
    try {
      await queryClient.refetchQueries({ type: "active" }, { throwOnError: true });
    } catch {
      showToast.error("We could not refresh this. Check your connection, then try again.");
    }
    setState("done");
  });

  useEffect(
    () =>
      listenToPull({
        onPull(distance, isNewlyEnough) {
          mark.current?.style.setProperty("--pull", `${distance / enoughPx}`);
          if (isNewlyEnough) vibrate("tick");
        },
        onRelease(isEnough) {
          mark.current?.style.removeProperty("--pull");
          if (isEnough) void refresh();
        },
        enoughPx,
      }),
    [],
  );

  return (
    <>
      <div
        ref={mark}
        aria-hidden
        data-pull={state}
        className="pull pointer-events-none fixed inset-x-0 top-18 z-10 mx-auto grid size-11 place-items-center rounded-full border border-line bg-card text-fern-700 shadow-raised"
      >
        {state === "refreshing" ? <Spinner label={null} size="small" /> : <RefreshCw className="size-5" />}
      </div>
      <p role="status" className="sr-only">
        {state === "refreshing" && "Refreshing"}
        {state === "done" && "Refreshed"}
      </p>
    </>
  );
}
