import type { MeasureSystem } from "@fernwell/domain/measures/measures";
import { Loaded } from "#app/page/loaded.tsx";
import { SaveState } from "#app/page/save-state.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import type { Choice } from "#app/ui/choice.ts";
import { RadioGroupField } from "#app/ui/radio-group.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useMeasures, useSaveMeasures } from "./measures.api.ts";

const choices: readonly Choice<MeasureSystem>[] = [
  { value: "metric", label: "Metric", detail: "g, ml, °C" },
  { value: "american", label: "American", detail: "cups, oz, °F" },
];

/** Not offered by a server that does not know about measures yet. */
export function MeasureSettings() {
  const query = useMeasures();
  if (query.data === null) return null;

  return (
    <SettingsCard
      id="measures"
      heading="Measures"
      lead="Recipes, plans and grocery lists give amounts this way, on all of your devices."
    >
      <Loaded query={query} failure="We could not load your measures." skeleton={<MeasuresSkeleton />}>
        {(measures) => measures !== null && <MeasuresField measures={measures} />}
      </Loaded>
    </SettingsCard>
  );
}

function MeasuresField({ measures }: { measures: MeasureSystem }) {
  const save = useSaveMeasures();

  return (
    <>
      <RadioGroupField
        label="Measures"
        hideLabel
        choices={choices}
        value={save.isPending ? save.variables.measures : measures}
        onValueChange={(next) => save.mutate({ measures: next })}
      />
      <div className="has-[p:not(:empty)]:mt-3">
        <SaveState save={save} />
      </div>
    </>
  );
}

function MeasuresSkeleton() {
  return (
    <div role="status" className="grid gap-2.5">
      <span className="sr-only">Loading your measures</span>
      <Skeleton className="h-19" />
      <Skeleton className="h-19" />
    </div>
  );
}
