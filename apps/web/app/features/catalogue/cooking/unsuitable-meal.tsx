import { paths } from "@fernwell/contract/paths";
import { itemKindTable } from "#app/items/item-kind.ts";
import { title } from "#app/lib/title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { LookedUpMeal } from "../catalogue.api.ts";
import { ConflictNotice } from "../conflict-notice.tsx";

/** Instead of cooking a meal that does not suit the person now. */
export function UnsuitableMeal({ meal, servings }: { meal: LookedUpMeal; servings: number }) {
  return (
    <section className="mx-auto w-full max-w-176 px-5 pt-10 pb-28 sm:px-8 lg:pt-20">
      <title>{title(meal.meal_name)}</title>
      <h1 className="wrap-anywhere text-4xl">{meal.meal_name}</h1>
      <p className="mt-3 mb-6 text-ink-700 text-lg">This meal does not suit you right now.</p>
      <ConflictNotice kind="meal" conflicts={meal.conflicts} />
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={paths.recommendations(itemKindTable.meal.category)}>Find another meal</LinkButton>
        <LinkButton to={paths.meal(meal._id, servings)} variant="secondary">
          See the recipe
        </LinkButton>
      </div>
    </section>
  );
}
