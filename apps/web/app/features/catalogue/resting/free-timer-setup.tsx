import { paths } from "@fernwell/contract/paths";
import { type BellChoice, bellChoiceIds, bellChoices, restMinutes } from "@fernwell/domain/doing/resting";
import { Play } from "lucide-react";
import { takeFocus } from "#app/doing/take-focus.ts";
import { itemKindTable } from "#app/items/item-kind.ts";
import { BackButton } from "#app/page/back-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { SingleChipGroup } from "#app/ui/chip-group.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { SliderField } from "#app/ui/slider-field.tsx";
import type { RestChoice } from "./rest-choice.ts";
import { SoundChoice } from "./sound-choice.tsx";

interface FreeTimerSetupProps {
  choice: RestChoice;
  takesFocus: boolean;
  onChange: (choice: RestChoice) => void;
  onBegin: () => void;
}

export function FreeTimerSetup({ choice, takesFocus, onChange, onBegin }: FreeTimerSetupProps) {
  return (
    <section className="mx-auto w-full max-w-160 px-5 pt-3 pb-28 sm:px-8 lg:pt-5">
      <BackButton otherwise={paths.today} />
      <h1 ref={takesFocus ? takeFocus : null} tabIndex={-1} className="mt-3 text-4xl outline-none lg:mt-8">
        Rest a while
      </h1>
      <p className="mt-3 text-ink-700 text-lg">Sit, lie or walk. The bells keep the time for you.</p>
      <div className="mt-9 grid gap-9">
        <SliderField
          label="For how long?"
          value={choice.minutes}
          onValueChange={(minutes) => onChange({ ...choice, minutes })}
          min={restMinutes.min}
          max={restMinutes.max}
          formatValue={(minutes) => `${minutes} min`}
          tone="dusk"
        />
        <SingleChipGroup
          label="Bells"
          choices={bellChoiceIds.map((value) => ({ value, label: nameBells(value) }))}
          value={choice.bells}
          onValueChange={(bells) => onChange({ ...choice, bells })}
          tone="dusk"
        />
        <SoundChoice sound={choice.sound} onChange={(sound) => onChange({ ...choice, sound })} />
        <div className="flex flex-wrap gap-3">
          <Button size="large" iconBefore={<Play />} onClick={onBegin}>
            Begin
          </Button>
          <LinkButton
            to={paths.recommendations(itemKindTable.meditation.category)}
            variant="secondary"
            size="large"
          >
            Find a meditation
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

function nameBells(choice: BellChoice): string {
  const { atEnds, everyMinutes } = bellChoices[choice];
  if (everyMinutes !== null) return everyMinutes === 1 ? "Every minute" : `Every ${everyMinutes} min`;
  return atEnds ? "Start and end" : "None";
}
