import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { ReactNode } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Plan } from "./plan.ts";
import { usePlan } from "./plans.api.ts";

interface PlanLookUpProps {
  type: ItemKind;
  planId: string;
  children: (plan: Plan) => ReactNode;
}

/** Shows a plan, or that it is missing, failed to load, or is loading. */
export function PlanLookUp({ type, planId, children }: PlanLookUpProps) {
  const { data: plan, error, refetch } = usePlan(type, planId);

  if (plan && plan.items.length > 0) return children(plan);
  if (plan === undefined && error) return <Failed message={error.message} onRetry={() => refetch()} />;
  if (plan === undefined) return <Loading />;
  return <NoPlanData type={type} />;
}

export function NoPlanData({ type }: { type: ItemKind }) {
  return (
    <>
      <h1 className="sr-only">Plan</h1>
      <EmptyState
        sentence="No plan data available. Try regenerating or go back."
        motif="leaf"
        action={
          <LinkButton to={paths.planCreation(type)}>My {itemKindTable[type].singular} plans</LinkButton>
        }
      />
    </>
  );
}

function Loading() {
  return (
    <div className="grid min-h-96 place-items-center">
      <div className="grid justify-items-center gap-4 text-fern-700">
        <Spinner size="large" label={null} />
        <h1 className="sr-only">Plan</h1>
        <p role="status" className="text-ink-700">
          Loading plan...
        </p>
      </div>
    </div>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <h1 className="mb-6 text-4xl">Plan</h1>
      <LoadFailure message={message} onRetry={onRetry} />
    </>
  );
}
