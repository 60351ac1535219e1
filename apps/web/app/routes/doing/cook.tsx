import { addresses } from "@fernwell/contract/paths";
import { useParams, useSearchParams } from "react-router";
import { readEntryId } from "#app/doing/read-entry-id.ts";
import { Cooking } from "#app/features/catalogue/cooking/cooking.tsx";
import { FeedbackButtons } from "#app/features/feedback/feedback-buttons.tsx";
import { CookAgainButton } from "#app/features/plans/week/cook-again-button.tsx";
import { readServings } from "#app/items/read-servings.ts";
import { createTitleMeta } from "#app/lib/titles.ts";

export function meta() {
  return createTitleMeta(addresses.cook);
}

export default function CookRoute() {
  const { mealId = "" } = useParams();
  const [query] = useSearchParams();
  const entryId = readEntryId(query.get("entry"));

  return (
    <Cooking
      mealId={mealId}
      entryId={entryId}
      servings={readServings(query.get("for"))}
      more={({ activityId, title, servings }) => (
        <>
          <CookAgainButton activityId={activityId} mealId={mealId} entryId={entryId} servings={servings} />
          <FeedbackButtons kind="meal" itemId={mealId} title={title} />
        </>
      )}
    />
  );
}
