import { useEffect, useState } from "react";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import type { WeekChartProps } from "./week-chart.tsx";

/** The chart library is large, and only this page needs it. */
export const WeekChart = lazyPart<WeekChartProps>(() =>
  import("./week-chart.tsx").then((part) => part.WeekChart),
);

export function useChartCode(): "loading" | "there" | "missing" {
  const [code, setCode] = useState<"loading" | "there" | "missing">("loading");

  useEffect(() => {
    let isMounted = true;
    void WeekChart.prepare().then((isThere) => isMounted && setCode(isThere ? "there" : "missing"));
    return () => {
      isMounted = false;
    };
  }, []);

  return code;
}
