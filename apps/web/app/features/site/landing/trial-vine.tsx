import { cx } from "#app/ui/cx.ts";

const days = Array.from({ length: 14 }, (_, day) => ({ day, x: 52 + day * 72, isAbove: day % 2 === 0 }));

const leaflet = "M0 0C17-10 23-40 0-70C-23-40-17-10 0 0Z";
const curl = "c48 16 96 4 94-36c-2-34-52-38-56-6c-2 22 26 28 32 9";

/** A young fern that grows in from the left, with a leaflet for every day of the trial and a curled tip. */
export function TrialVine({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1152 200"
      className={cx("site-vine block w-full overflow-visible", className)}
    >
      <path
        d={`${stem()}${curl}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {days.map(({ day, x, isAbove }) => (
        <g key={day} transform={`translate(${x} ${stemAt(x)}) rotate(${isAbove ? 28 : 146})`}>
          <path d={leaflet} className="site-vine-leaflet" fill="currentColor" />
        </g>
      ))}
    </svg>
  );
}

function stem(): string {
  const points = Array.from({ length: 93 }, (_, step) => `${step * 20 - 800} ${stemAt(step * 20 - 800)}`);
  return `M${points.join("L")}`;
}

function stemAt(x: number): number {
  return Math.round(100 + 22 * Math.sin((x / 520) * 2 * Math.PI));
}
