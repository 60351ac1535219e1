import { maxServings } from "@fernwell/contract/plan-entry";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { AskCookingFor } from "./ask-cooking-for.tsx";
import { useCookingFor, useSaveCookingFor } from "./cooking-for.api.ts";
import { MeasureSettings } from "./measure-settings.tsx";

export function CookingSettings() {
  return (
    <>
      <SettingsCard
        id="cooking-for"
        heading="For how many"
        lead="Plans and grocery lists are for this many people, unless a plan or a meal says otherwise."
      >
        <PeopleCookedFor />
      </SettingsCard>
      <MeasureSettings />
    </>
  );
}

function PeopleCookedFor() {
  const { data: people, error, refetch } = useCookingFor();
  const save = useSaveCookingFor();
  if (people === undefined) {
    if (error) return <LoadFailure message="We could not load this." onRetry={() => refetch()} />;
    return <Skeleton className="h-14 w-56" />;
  }
  if (people === null) return <AskCookingFor />;
  const value = save.isPending ? save.variables.people_cooked_for : people;

  return (
    <Stepper
      label="People to cook for"
      value={value}
      min={1}
      max={maxServings}
      unit={value === 1 ? "person" : "people"}
      onValueChange={(next) => save.mutate({ people_cooked_for: next })}
    />
  );
}
