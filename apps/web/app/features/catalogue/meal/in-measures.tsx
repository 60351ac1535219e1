import type { MeasureSystem } from "@fernwell/domain/measures/measures";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import type { WithWords } from "./in-american-measures.tsx";
import { metricWords } from "./recipe-lines.ts";

/** Fetched only by people who measure so. */
const InAmericanMeasures = lazyPart<WithWords>(() =>
  import("./in-american-measures.tsx").then(({ InAmericanMeasures }) => InAmericanMeasures),
);

/** Gives its content the words for the measures that the server says the meal is in. */
export function InMeasures({
  measures = "metric",
  children,
}: WithWords & { measures: MeasureSystem | undefined }) {
  return measures === "american" ? (
    <InAmericanMeasures>{children}</InAmericanMeasures>
  ) : (
    children(metricWords)
  );
}
