import type { ExportState } from "@fernwell/contract/privacy";
import { useRef } from "react";
import { LoadFailure } from "#app/items/load-failure.tsx";
import { useArrival } from "#app/lib/use-arrival.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useDownloadExport, useExport, useRequestExport } from "./privacy.api.ts";

/** A copy of everything, made when it is asked for. */
export function DataExport() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useArrival("your-data", headingRef);
  const { data: current, error, refetch } = useExport();

  return (
    <section id="your-data" aria-labelledby="your-data-heading" className="scroll-mt-24">
      <h3 id="your-data-heading" ref={headingRef} tabIndex={-1} className="text-xl outline-none">
        Your data
      </h3>
      <p className="mt-1 text-ink-700">
        A copy of everything we hold about you, as JSON and as CSV for a spreadsheet. Only you can download
        it.
      </p>
      <div className="mt-4">
        {current === undefined && error && (
          <LoadFailure message="We could not look for a copy." onRetry={() => refetch()} />
        )}
        {current === undefined && !error && <Skeleton className="h-12 max-w-60" />}
        {current && <Copy current={current} />}
      </div>
    </section>
  );
}

function Copy({ current }: { current: ExportState }) {
  const request = useRequestExport();
  const download = useDownloadExport();
  const isPreparing = current.state === "preparing" || request.isPending;

  return (
    <>
      <p aria-live="polite" className="text-ink-700 not-empty:mb-4">
        {isPreparing && "We are putting it together. An email tells you when it is ready; you can leave."}
        {current.state === "ready" && !isPreparing && `Ready until ${inWords(current.expires_at)}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        {current.state === "ready" && (
          <Button
            pending={download.isPending}
            pendingLabel="Downloading..."
            onClick={() => download.mutate()}
          >
            Download
          </Button>
        )}
        <Button
          variant="secondary"
          pending={isPreparing}
          pendingLabel="Preparing..."
          onClick={() => request.mutate()}
        >
          {current.state === "ready" ? "Make a new copy" : "Get a copy of my data"}
        </Button>
      </div>
    </>
  );
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

function inWords(moment: string | null): string {
  return moment === null ? "" : day.format(new Date(moment));
}
