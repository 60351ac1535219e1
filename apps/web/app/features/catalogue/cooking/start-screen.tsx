import { paths } from "@fernwell/contract/paths";
import { ArrowLeft, ChefHat, Clock, RotateCcw } from "lucide-react";
import { useState } from "react";
import { formatMinutes } from "#app/lib/format-minutes.ts";
import { title } from "#app/lib/title.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { LookedUpMeal } from "../catalogue.api.ts";
import { DetailPicture } from "../detail-picture.tsx";
import { Cookware } from "../meal/cookware.tsx";
import { cookingTime } from "../meal/recipe-lines.ts";
import { ServingsStepper } from "../meal/servings-stepper.tsx";

interface StartScreenProps {
  meal: LookedUpMeal;
  servings: number;
  /** The same meal, begun for another entry or for other servings. */
  underWay: { readonly path: string; readonly step: number } | null;
  onServingsChange: (servings: number) => void;
  onStart: () => void;
}

export function StartScreen({ meal, servings, underWay, onServingsChange, onStart }: StartScreenProps) {
  const [minServings] = useState(Math.min(servings, meal.no_of_servings));
  const stepCount = meal.method.steps.length;

  return (
    <article className="mx-auto w-full max-w-304 px-5 pt-3 pb-28 sm:px-8 lg:pt-5">
      <title>{title(`Cook ${meal.meal_name}`)}</title>
      <div className="-ml-5">
        <LinkButton to={paths.meal(meal._id, servings)} variant="quiet" iconBefore={<ArrowLeft />}>
          See the recipe
        </LinkButton>
      </div>
      <div className="mt-3 grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2 lg:mt-8">
        <div className="*:rounded-card *:ring-1 *:ring-ink-900/10">
          <DetailPicture
            address={meal.meal_image}
            alt={meal.image_alt ?? meal.meal_name}
            placeholder={meal.image_stand_in}
          />
        </div>
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-4xl">{meal.meal_name}</h1>
          <p className="mt-3 flex items-center gap-2.5 text-ink-700 text-lg">
            <Clock aria-hidden className="size-5 shrink-0 text-clay-700" />
            {formatMinutes(cookingTime(meal, servings))} in {stepCount} {stepCount === 1 ? "step" : "steps"}
          </p>
          <div className="mt-6">
            <ServingsStepper
              meal={meal}
              minServings={minServings}
              servings={servings}
              onServingsChange={onServingsChange}
            />
          </div>
          {underWay === null ? (
            <div className="mt-7">
              <Button size="large" iconBefore={<ChefHat />} onClick={onStart}>
                Start cooking
              </Button>
            </div>
          ) : (
            <div className="mt-7">
              <p className="mb-4 text-ink-700">
                You have begun to cook this: step {underWay.step} of {stepCount}.
              </p>
              <div className="flex flex-wrap gap-3">
                <LinkButton to={underWay.path} replace size="large" iconBefore={<ChefHat />}>
                  Continue cooking
                </LinkButton>
                <Button variant="secondary" size="large" iconBefore={<RotateCcw />} onClick={onStart}>
                  Start again
                </Button>
              </div>
            </div>
          )}
          {meal.cookware.length > 0 && (
            <section aria-labelledby="cookware" className="mt-10">
              <h2 id="cookware" className="mb-4 text-2xl">
                What you need
              </h2>
              <Cookware lines={meal.cookware} />
            </section>
          )}
        </div>
      </div>
    </article>
  );
}
