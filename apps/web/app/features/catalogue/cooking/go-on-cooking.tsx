import { ChefHat } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/link-button.tsx";
import { useCookingUnderWay } from "./use-cooking-under-way.ts";

export interface GoOnCookingProps {
  mealId: string;
  /** Where it is not being cooked. */
  otherwise: ReactNode;
}

export function GoOnCooking({ mealId, otherwise }: GoOnCookingProps) {
  const path = useCookingUnderWay(mealId);
  if (path === null) return otherwise;

  return (
    <LinkButton to={path} iconBefore={<ChefHat />}>
      Continue cooking
    </LinkButton>
  );
}
