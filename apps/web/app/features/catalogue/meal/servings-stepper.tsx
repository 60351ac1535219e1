import type { Meal } from "@fernwell/contract/catalogue";
import { Stepper } from "#app/ui/stepper.tsx";

interface ServingsStepperProps {
  meal: Pick<Meal, "is_servings_changeable">;
  /** The recipe's own, or fewer for a plan that cooks less. */
  minServings: number;
  servings: number;
  onServingsChange: (servings: number) => void;
}

export function ServingsStepper({ meal, minServings, servings, onServingsChange }: ServingsStepperProps) {
  return (
    <Stepper
      label="Servings"
      {...(meal.is_servings_changeable ? {} : { hint: "This meal is made in one size only." })}
      value={servings}
      onValueChange={onServingsChange}
      min={minServings}
      step={2}
      unit={asServings(servings)}
      disabled={!meal.is_servings_changeable}
    />
  );
}

export function asServings(count: number): string {
  return count === 1 ? "serving" : "servings";
}
