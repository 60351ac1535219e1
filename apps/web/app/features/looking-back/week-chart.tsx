import { describeMinutes } from "@fernwell/domain/doing/looking-back";
import { Bar, BarChart, CartesianGrid, Tooltip, type TooltipContentProps, XAxis, YAxis } from "recharts";
import { formatShortDate, formatWeek } from "./format-week.ts";

export interface WeekBar {
  readonly monday: string;
  readonly minutes: number;
}

export interface WeekChartProps {
  /** "Moved, minutes by week". */
  label: string;
  bars: readonly WeekBar[];
}

const tick = { fill: "var(--color-ink-500)", fontSize: 14 };

/** The bars have the colour of the text around them. The arrow keys go from week to week. */
export function WeekChart({ label, bars }: WeekChartProps) {
  return (
    <BarChart
      responsive
      data={[...bars]}
      aria-label={label}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      className="size-full"
    >
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis
        dataKey="monday"
        tickFormatter={formatShortDate}
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: "var(--color-line-strong)" }}
        minTickGap={16}
      />
      <YAxis
        width="auto"
        unit=" min"
        allowDecimals={false}
        tickCount={4}
        tick={tick}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        content={BarWords}
        cursor={{ fill: "var(--color-line)", opacity: 0.5 }}
        isAnimationActive={false}
      />
      <Bar
        dataKey="minutes"
        fill="currentColor"
        radius={[4, 4, 0, 0]}
        maxBarSize={32}
        isAnimationActive={false}
      />
    </BarChart>
  );
}

/** "16 to 22 November: 80 minutes", beside the bar that is pointed at or chosen by the arrow keys. */
function BarWords({ active, label, payload }: TooltipContentProps) {
  const minutes = payload[0]?.value;
  if (!active || typeof label !== "string" || typeof minutes !== "number") return null;
  return (
    <div
      role="status"
      className="rounded-control border border-line bg-card px-3 py-2 text-ink-900 text-sm shadow-raised"
    >
      <p className="font-semibold">{formatWeek(label)}</p>
      {minutes > 0 && <p>{describeMinutes(minutes)}</p>}
    </div>
  );
}
