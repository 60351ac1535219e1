import { planLinks } from "#app/items/item-links.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";

export function PlanTabs() {
  return <LinkTabs label="Plans" tabs={planLinks} />;
}
