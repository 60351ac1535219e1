import { Clock, Coins, Earth, Flame, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { type EnergyWords, useEnergy } from "#app/safety/energy.ts";
import type { LookedUpMeal } from "../catalogue.api.ts";
import { ConflictNotice } from "../conflict-notice.tsx";
import { DetailPage } from "../detail-page.tsx";
import { DetailPicture } from "../detail-picture.tsx";
import type { Fact } from "../facts.tsx";
import { Allergens } from "./allergens.tsx";
import { CookLink } from "./cook-link.tsx";
import type { MealBodyProps } from "./meal-body.tsx";
import { cookingTime } from "./recipe-lines.ts";

/** Below what a phone shows first. */
const MealBody = lazyPart<MealBodyProps>(() => import("./meal-body.tsx").then(({ MealBody }) => MealBody));

interface MealPageProps {
  meal: LookedUpMeal;
  /** For how many a plan has it. */
  plannedServings: number | null;
  corner: ReactNode;
  foot: ReactNode;
}

export function MealPage({ meal, plannedServings, corner, foot }: MealPageProps) {
  const firstServings = plannedServings ?? meal.no_of_servings;
  const energy = useEnergy();
  const [servings, setServings] = useState(firstServings);

  return (
    <DetailPage
      kind="meal"
      title={meal.meal_name}
      over={["Meal", ...meal.meal_type]}
      description={meal.description}
      begin={meal.conflicts.length === 0 && <CookLink mealId={meal._id} servings={servings} />}
      facts={listFacts(meal, servings, energy)}
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
      foot={foot}
      more={<Allergens allergens={meal.allergens} />}
    >
      <MealBody
        meal={meal}
        minServings={Math.min(firstServings, meal.no_of_servings)}
        servings={servings}
        onServingsChange={setServings}
      />
    </DetailPage>
  );
}

function listFacts(meal: LookedUpMeal, servings: number, energy: EnergyWords | null): Fact[] {
  return [
    { icon: Clock, name: "Time", value: `${cookingTime(meal, servings)} min` },
    ...(energy === null
      ? []
      : [{ icon: Flame, name: energy.perServing, value: energy.write(meal.calories) }]),
    { icon: Users, name: "Servings", value: String(servings) },
    { icon: Coins, name: "Cost", value: meal.cost },
    { icon: Earth, name: "Cuisine", value: meal.cuisine },
  ];
}
