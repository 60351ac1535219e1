import { useState } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import type { LookedUpMeal } from "../catalogue.api.ts";
import { Cookware } from "./cookware.tsx";
import { Method } from "./method.tsx";
import { NutritionChart } from "./nutrition-chart.tsx";
import type { RecipeLine } from "./recipe-lines.ts";

/** Opens with the method, which is what a cook needs. */
export function MealTabs({ meal, lines }: { meal: LookedUpMeal; lines: readonly RecipeLine[] }) {
  const [tab, setTab] = useState("method");

  return (
    <Tabs
      label="About this meal"
      tone={itemKindTable.meal.tone}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: "cookware", label: "Cookware", content: <Cookware lines={meal.cookware} /> },
        { value: "method", label: "Method", content: <Method steps={meal.method.steps} lines={lines} /> },
        { value: "nutritional", label: "Nutritional", content: <NutritionChart meal={meal} /> },
      ]}
    />
  );
}
