import type { ExportState } from "@fernwell/contract/privacy";
import { useState } from "react";
import { formatLongDate } from "#app/lib/format-date.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { PasswordDialog } from "#app/page/password-dialog.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useDownloadExport, useExport, useRequestExport } from "./privacy.api.ts";

/** A copy of all the person's data, made on request. */
export function DataExport() {
  const current = useExport();

  return (
    <SettingsCard
      id="your-data"
      heading="A copy of your data"
      lead="Everything we hold about you, as JSON and as CSV for a spreadsheet. Only you can download it."
    >
      <Loaded
        query={current}
        failure="We could not load your copy."
        skeleton={<Skeleton className="h-12 max-w-60" />}
      >
        {(state) => <Copy current={state} />}
      </Loaded>
    </SettingsCard>
  );
}

function Copy({ current }: { current: ExportState }) {
  const [isAsking, setIsAsking] = useState<"request" | "download" | null>(null);
  const close = () => setIsAsking(null);
  const request = useRequestExport(close);
  const download = useDownloadExport(close);
  const isPreparing = current.state === "preparing";
  const requestLabel = current.state === "ready" ? "Make a new copy" : "Get a copy of my data";

  return (
    <>
      <p aria-live="polite" className="text-ink-700 not-empty:mb-4">
        {isPreparing &&
          "We are putting it together. We will email you when it is ready, so you can leave this page."}
        {current.state === "ready" &&
          current.expires_at !== null &&
          `Ready until ${formatLongDate(new Date(current.expires_at))}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        {current.state === "ready" && <Button onClick={() => setIsAsking("download")}>Download</Button>}
        <Button
          variant="secondary"
          pending={isPreparing}
          pendingLabel="Preparing..."
          onClick={() => setIsAsking("request")}
        >
          {requestLabel}
        </Button>
      </div>
      <PasswordDialog
        open={isAsking === "request"}
        onOpenChange={close}
        title={requestLabel}
        confirmLabel="Make the copy"
        pendingLabel="Asking..."
        action={request}
        failure="We could not start that. Please try again."
      />
      <PasswordDialog
        open={isAsking === "download"}
        onOpenChange={close}
        title="Download your data"
        confirmLabel="Download it"
        pendingLabel="Downloading..."
        action={download}
        failure="The download failed. Please try again."
      />
    </>
  );
}
