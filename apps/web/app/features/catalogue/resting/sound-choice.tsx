import { SingleChipGroup } from "#app/ui/chip-group.tsx";
import { findValue } from "#app/ui/choice.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import type { RestChoice } from "./rest-choice.ts";
import { useSoundscapes } from "./soundscapes.api.ts";

interface SoundChoiceProps {
  sound: RestChoice["sound"];
  onChange: (sound: RestChoice["sound"]) => void;
}

const silence = { value: "silence", label: "Silence" } as const;

/** Silence, and the sounds that there are. */
export function SoundChoice({ sound, onChange }: SoundChoiceProps) {
  const { data: soundscapes = [], isPending, isError, refetch } = useSoundscapes();
  const sounds = soundscapes.map((each) => ({ value: each.sound, label: each.name }));

  return (
    <div>
      <SingleChipGroup
        label="Sound"
        choices={[silence, ...sounds]}
        value={(sound && findValue(sounds, sound)) ?? silence.value}
        onValueChange={(value) => onChange(value === silence.value ? null : value)}
        tone="dusk"
      />
      {isPending && <Skeleton className="mt-2.5 h-11 w-72 max-w-full rounded-full" />}
      {isError && (
        <p role="status" className="mt-3 text-ink-700">
          The sounds did not load. <TextButton onClick={() => refetch()}>Try again</TextButton>
        </p>
      )}
    </div>
  );
}
