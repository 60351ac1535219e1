import type { ReactNode } from "react";
import { MealSample } from "#app/features/catalogue/sample/meal-sample.tsx";
import { staticItems } from "#app/features/site/copy/static-items.ts";
import { StaticPicture } from "#app/features/site/static-picture.tsx";

export interface SampleScreenProps {
  id: string;
  /** Shown if there is no such sample. */
  otherwise: ReactNode;
}

/** Apart from the screen of a meal, which few people see with a sample. */
export function SampleMeal({ id, otherwise }: SampleScreenProps) {
  const sample = staticItems.meal.find((item) => String(item.id) === id);
  return sample ? <MealSample sample={sample} picture={<StaticPicture item={sample} />} /> : otherwise;
}
