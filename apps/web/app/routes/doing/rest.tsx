import { addresses } from "@fernwell/contract/paths";
import { useParams, useSearchParams } from "react-router";
import { readEntryId } from "#app/doing/read-entry-id.ts";
import { Resting } from "#app/features/catalogue/resting/resting.tsx";
import { FeedbackButtons } from "#app/features/feedback/feedback-buttons.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";

export function meta() {
  return createTitleMeta(addresses.rest);
}

export default function RestRoute() {
  const { id = null } = useParams();
  const [query] = useSearchParams();

  return (
    <Resting
      id={id}
      entryId={readEntryId(query.get("entry"))}
      more={(rested) => <FeedbackButtons kind="meditation" itemId={rested.id} title={rested.title} />}
    />
  );
}
