import { itemKinds } from "#app/items/item-kind.ts";
import { paths } from "#app/lib/paths.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";

export function PlanTabs() {
  return <LinkTabs label="Plans" tabs={tabs} />;
}

const tabs = [
  { label: "Meals", to: paths.planCreation("meal"), ...itemKinds.meal },
  { label: "Exercises", to: paths.planCreation("exercise"), ...itemKinds.exercise },
  { label: "Meditations", to: paths.planCreation("meditation"), ...itemKinds.meditation },
] as const;
