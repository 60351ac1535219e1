import { useHasCooking } from "#app/doing/use-has-cooking.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";

const RunningTimers = lazyPart(() =>
  import("#app/doing/running-timers.tsx").then(({ RunningTimers }) => RunningTimers),
);

/** Without anything being cooked their code is not loaded. */
export function Timers() {
  return useHasCooking() && <RunningTimers />;
}
