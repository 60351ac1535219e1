import { ArrowLeft } from "lucide-react";
import type { ItemKind } from "#app/items/item-kind.ts";
import { paths } from "#app/lib/paths.ts";
import { title } from "#app/lib/title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { countOf, planTypeNames } from "./plan-kind.ts";

interface PlanHeaderProps {
  type: ItemKind;
  name: string;
  count: number;
}

export function PlanHeader({ type, name, count }: PlanHeaderProps) {
  return (
    <header>
      <title>{title(name)}</title>
      <div className="-ml-3.5 print:hidden">
        <LinkButton to={paths.planCreation(type)} variant="quiet" size="small" iconBefore={<ArrowLeft />}>
          My {planTypeNames[type]} Plans
        </LinkButton>
      </div>
      <h1 className="wrap-anywhere mt-3 text-4xl">{name}</h1>
      <p className="mt-2 text-ink-700 print:hidden">{countOf(type, count)}</p>
    </header>
  );
}
