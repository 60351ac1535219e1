import { paths } from "@fernwell/contract/paths";
import { ChefHat } from "lucide-react";
import { useHasCooking } from "#app/doing/use-has-cooking.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { GoOnCookingProps } from "../cooking/go-on-cooking.tsx";

const GoOnCooking = lazyPart<GoOnCookingProps>(() =>
  import("../cooking/go-on-cooking.tsx").then(({ GoOnCooking }) => GoOnCooking),
);

/** Leads to the player, for as many as the page shows, or back to where the person stopped. */
export function CookLink({ mealId, servings }: { mealId: string; servings: number }) {
  const hasCooking = useHasCooking();
  const start = (
    <LinkButton to={paths.cook(mealId, { servings })} iconBefore={<ChefHat />}>
      Cook
    </LinkButton>
  );
  return hasCooking ? <GoOnCooking mealId={mealId} otherwise={start} /> : start;
}
