import { reminderDays, trialDays } from "@fernwell/domain/billing/trial";

const step = 36;
const end = 24 + trialDays * step;

const leaves = Array.from({ length: trialDays }, (_, day) => ({
  day,
  x: 24 + day * step,
  isReminder: day === trialDays - reminderDays,
}));

const leaf = "M0 0C9-6 12-22 0-40C-12-22-9-6 0 0Z";

/** A stem with a leaf for every free day, with another colour for the reminder's. The text beside it says the same. */
export function TrialLeaves() {
  return (
    <svg aria-hidden="true" viewBox="0 0 540 104" className="mb-8 block w-full max-w-120">
      <path d={stem()} fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-fern-700" />
      {leaves.map(({ day, x, isReminder }) => (
        <path
          key={day}
          d={leaf}
          transform={`translate(${x} ${stemAt(x)}) rotate(${day % 2 === 0 ? 24 : 152})`}
          className={isReminder ? "fill-sun-700" : "fill-fern-700"}
        />
      ))}
      <circle cx={end} cy={stemAt(end)} r="8" strokeWidth="3" className="fill-paper stroke-fern-700" />
    </svg>
  );
}

function stem(): string {
  const points = Array.from({ length: end / 6 + 1 }, (_, point) => point * 6);
  return `M${points.map((x) => `${x} ${stemAt(x)}`).join("L")}`;
}

function stemAt(x: number): number {
  return Math.round(10 * (52 + 9 * Math.sin((x / 300) * Math.PI))) / 10;
}
