import { Clock, Coins, Earth, Flame, Printer, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { LookedUpMeal } from "../catalogue.api.ts";
import { ConflictNotice } from "../conflict-notice.tsx";
import { DetailPage } from "../detail-page.tsx";
import { DetailPicture } from "../detail-picture.tsx";
import type { Fact } from "../facts.tsx";
import { Allergens } from "./allergens.tsx";
import { Ingredients } from "./ingredients.tsx";
import { KeepScreenOn } from "./keep-screen-on.tsx";
import { MealTabs } from "./meal-tabs.tsx";
import { Method } from "./method.tsx";
import { cookingTime, recipeLines } from "./recipe-lines.ts";

export function MealPage({ meal, corner }: { meal: LookedUpMeal; corner: ReactNode }) {
  const [servings, setServings] = useState(meal.no_of_servings);
  const lines = recipeLines(meal, servings);

  return (
    <DetailPage
      kind="meal"
      title={meal.meal_name}
      over={["Meal", ...meal.meal_type]}
      description={meal.description}
      facts={listFacts(meal, servings)}
      tags={{ name: "Fits these diets", tags: meal.dietary_tags }}
      picture={
        <DetailPicture
          address={meal.meal_image}
          alt={meal.image_alt ?? meal.meal_name}
          placeholder={meal.image_stand_in}
        />
      }
      notice={<ConflictNotice kind="meal" conflicts={meal.conflicts} />}
      corner={corner}
      more={<Allergens allergens={meal.allergens} />}
    >
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] print:block">
        <Ingredients meal={meal} lines={lines} servings={servings} onServingsChange={setServings} />
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
    </DetailPage>
  );
}

function listFacts(meal: LookedUpMeal, servings: number): Fact[] {
  return [
    { icon: Clock, name: "Time", value: `${cookingTime(meal, servings)} min` },
    { icon: Flame, name: "Calories per serving", value: `${meal.calories} kcal` },
    { icon: Users, name: "Servings", value: String(servings) },
    { icon: Coins, name: "Cost", value: meal.cost },
    { icon: Earth, name: "Cuisine", value: meal.cuisine },
  ];
}
