import { describeTarget, isMet } from "./measure.ts";
import type { MeasuredGroup } from "./order-measures.ts";

/** The rows of the table that `pnpm -s measure:order` prints. */
export function listOrderRows(groups: readonly MeasuredGroup[]): string[] {
  const rows = groups.flatMap(({ of, measures }) =>
    measures.map((measure) => {
      const value = String(Math.round(measure.value * 100) / 100);
      return [of, measure.name, isMet(measure) ? value : `**${value}**`, describeTarget(measure)];
    }),
  );
  return [["Of", "Measure", "Value", "Target"], ["---", "---", "---", "---"], ...rows].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );
}
