import type { WireWeek } from "@fernwell/contract/week";
import { writeNumbers as range, useEnergy } from "#app/safety/energy.ts";

type DayEnergy = NonNullable<WireWeek["energy"]>[number];

/** A range and how much of it is known. For one serving of each meal; no target. */
export function DayEnergyLine({ energy }: { energy: DayEnergy | undefined }) {
  const words = useEnergy();
  if (energy === undefined || words === null) return null;
  const { kcal, protein, carbohydrate, fat, known_share } = energy;

  return (
    <p
      className="text-ink-500 text-sm tabular-nums"
      title={`Protein ${range(protein)} g, carbohydrate ${range(carbohydrate)} g, fat ${range(fat)} g`}
    >
      {words.writeRange(kcal)}
      {known_share < 0.995 && <span className="block">{Math.floor(known_share * 100)}% known</span>}
      <span className="sr-only">
        . Protein {range(protein)} g, carbohydrate {range(carbohydrate)} g, fat {range(fat)} g.
      </span>
    </p>
  );
}
