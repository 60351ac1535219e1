import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { ArrowLeft } from "lucide-react";
import { formatItemCount } from "#app/items/item-kind.ts";
import { title } from "#app/lib/title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { planListHeading } from "./plan-list-heading.ts";

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
          {planListHeading(type)}
        </LinkButton>
      </div>
      <h1 className="wrap-anywhere mt-3 text-4xl">{name}</h1>
      <p className="mt-2 text-ink-700 print:hidden">{formatItemCount(type, count)}</p>
    </header>
  );
}
