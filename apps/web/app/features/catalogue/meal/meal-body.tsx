import { Printer } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import type { LookedUpMeal } from "../catalogue.api.ts";
import { InMeasures } from "./in-measures.tsx";
import { Ingredients } from "./ingredients.tsx";
import { KeepScreenOn } from "./keep-screen-on.tsx";
import { MealTabs } from "./meal-tabs.tsx";
import { Method } from "./method.tsx";
import { type LineWords, recipeLines } from "./recipe-lines.ts";

export interface MealBodyProps {
  meal: LookedUpMeal;
  minServings: number;
  servings: number;
  onServingsChange: (servings: number) => void;
}

/** What a cook works with: ingredients, method, cookware and nutrition. */
export function MealBody(props: MealBodyProps) {
  return (
    <InMeasures measures={props.meal.measures}>
      {(words) => <MeasuredBody {...props} words={words} />}
    </InMeasures>
  );
}

function MeasuredBody({
  meal,
  minServings,
  servings,
  onServingsChange,
  words,
}: MealBodyProps & { words: LineWords }) {
  const lines = recipeLines(meal, servings, words);

  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] print:block">
      <Ingredients
        meal={meal}
        lines={lines}
        minServings={minServings}
        servings={servings}
        onServingsChange={onServingsChange}
      />
      <div className="min-w-0 print:hidden">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <KeepScreenOn />
          <Button variant="quiet" size="small" iconBefore={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
        <MealTabs meal={meal} lines={lines} />
      </div>
      <section aria-label="Method" className="mt-6 hidden print:block">
        <h2 className="mb-3 text-xl">Method</h2>
        <Method steps={meal.method.steps} lines={lines} />
      </section>
    </div>
  );
}
