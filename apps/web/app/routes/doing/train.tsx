import { addresses } from "@fernwell/contract/paths";
import { useParams, useSearchParams } from "react-router";
import { readEntryId } from "#app/doing/read-entry-id.ts";
import { FeedbackMenu } from "#app/features/feedback/feedback-menu.tsx";
import { FeedbackNotice } from "#app/features/feedback/feedback-notice.tsx";
import { TrainPage } from "#app/features/training/train-page.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";

export function meta() {
  return createTitleMeta(addresses.train);
}

export default function TrainRoute() {
  const { sessionId = "" } = useParams();
  const [query] = useSearchParams();

  return (
    <TrainPage
      key={sessionId}
      sessionId={sessionId}
      entryId={readEntryId(query.get("entry"))}
      more={({ itemId, title }) => <FeedbackMenu kind="exercise" itemId={itemId} title={title} />}
      notice={<FeedbackNotice />}
    />
  );
}
