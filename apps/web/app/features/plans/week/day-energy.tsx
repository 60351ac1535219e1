import type { WireWeek } from "@fernwell/contract/week";

type DayEnergy = NonNullable<WireWeek["energy"]>[number];

/** "1,480 to 1,620 kcal, 92% known". For one serving of each meal; no target. */
export function DayEnergyLine({ energy }: { energy: DayEnergy | undefined }) {
  if (energy === undefined) return null;
  const { kcal, protein, carbohydrate, fat, known_share } = energy;

  return (
    <p
      className="text-ink-500 text-sm tabular-nums"
      title={`Protein ${range(protein)} g, carbohydrate ${range(carbohydrate)} g, fat ${range(fat)} g`}
    >
      {range(kcal)} kcal
      {known_share < 0.995 && <span className="block">{Math.floor(known_share * 100)}% known</span>}
      <span className="sr-only">
        . Protein {range(protein)} g, carbohydrate {range(carbohydrate)} g, fat {range(fat)} g.
      </span>
    </p>
  );
}

const number = new Intl.NumberFormat("en-GB");

function range({ low, high }: { low: number; high: number }): string {
  return low === high ? number.format(low) : `${number.format(low)} to ${number.format(high)}`;
}
