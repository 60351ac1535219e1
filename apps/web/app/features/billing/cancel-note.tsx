import { paths } from "@fernwell/contract/paths";
import { Undo2 } from "lucide-react";
import { brand } from "#app/lib/brand.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export function CancelNote() {
  return (
    <div className="flex gap-4 rounded-card bg-card p-5 sm:px-6">
      <Undo2 aria-hidden className="mt-0.5 size-5.5 shrink-0 text-fern-700" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold text-ink-900">Cancel whenever you like</p>
        <p className="mt-0.5 text-ink-700">
          A subscription renews at the same price until you do: in your{" "}
          <TextLink to={paths.mySubscription}>settings</TextLink>, in two clicks, or by email to {brand.email}
          . The{" "}
          <TextLink to={`${paths.terms}#cancelling`} target="_blank">
            terms<span className="sr-only"> (opens in a new tab)</span>
          </TextLink>{" "}
          have the details.
        </p>
      </div>
    </div>
  );
}
