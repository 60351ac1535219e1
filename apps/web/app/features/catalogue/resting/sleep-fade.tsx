import { sleepMinutes } from "@fernwell/domain/doing/resting";
import { formatClock } from "#app/ui/audio-player-clock.ts";
import { SingleChipGroup } from "#app/ui/chip-group.tsx";
import type { RestSession } from "./use-rest-session.ts";

const choices = ["off", ...sleepMinutes.map(String)].map((value) => ({
  value,
  label: value === "off" ? "Off" : `${value} min`,
}));

/** Fades the sound, for falling asleep. */
export function SleepFade({ rest: { sleep, sleepIn } }: { rest: RestSession }) {
  return (
    <div>
      <SingleChipGroup
        label="Fade to sleep"
        choices={choices}
        value={sleep?.name ?? "off"}
        onValueChange={(value) => sleepIn(value === "off" ? null : Number(value))}
        tone="dusk"
      />
      {sleep !== null && (
        <p className="mt-2 text-ink-700 text-sm tabular-nums">
          The sound ends in {formatClock(Math.ceil(sleep.remainingMs / 1000))}.
        </p>
      )}
    </div>
  );
}
