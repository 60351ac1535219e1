import type { ExportState } from "@fernwell/contract/privacy";
import { useRef } from "react";
import { formatLongDate } from "#app/lib/format-date.ts";
import { useArrival } from "#app/lib/use-arrival.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { SettingsSection } from "#app/page/settings-section.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useDownloadExport, useExport, useRequestExport } from "./privacy.api.ts";

/** A copy of all the person's data, made on request. */
export function DataExport() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useArrival("your-data", headingRef);
  const current = useExport();

  return (
    <SettingsSection
      id="your-data"
      heading="Your data"
      headingRef={headingRef}
      lead="A copy of everything we hold about you, as JSON and as CSV for a spreadsheet. Only you can download it."
    >
      <Loaded
        query={current}
        failure="We could not look for a copy."
        skeleton={<Skeleton className="h-12 max-w-60" />}
      >
        {(state) => <Copy current={state} />}
      </Loaded>
    </SettingsSection>
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
        {current.state === "ready" &&
          !isPreparing &&
          current.expires_at !== null &&
          `Ready until ${formatLongDate(new Date(current.expires_at))}.`}
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
