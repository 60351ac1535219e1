import { Salad } from "lucide-react";
import { cx } from "#app/ui/cx.ts";
import { describeSuitableMeals } from "./questions.ts";
import { useSuitableMealCount } from "./safety.api.ts";
import { useIsBlocked } from "./use-is-blocked.ts";

/** Says how many meals are left with the health tags chosen so far. Renders nothing while the count is unknown. */
export function SuitableMeals({ tags }: { tags: readonly string[] }) {
  const { data, isError, isPlaceholderData } = useSuitableMealCount(tags);
  // While an answer is missing, no meal suits, whatever the tags.
  const isBlocked = useIsBlocked("meal");
  const isKnown = data !== undefined && !isError && tags.length > 0 && !isBlocked;

  return (
    <div role="status">
      {isKnown && (
        <p
          className={cx(
            "flex max-w-measure gap-2 text-ink-900 text-sm transition-opacity duration-150",
            isPlaceholderData && "opacity-60",
          )}
        >
          <Salad aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-clay-700" />
          <span>
            {describeSuitableMeals(data)}
            {data.count === 0 && " Leave one out to see meals again."}
          </span>
        </p>
      )}
    </div>
  );
}
