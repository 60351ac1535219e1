import { addresses } from "@fernwell/contract/paths";
import { type RunningTimer, readDoing } from "@fernwell/domain/doing/doing";
import { useMatch } from "react-router";
import { useStored } from "#app/lib/storage.ts";
import { cookingKey } from "./sessions.ts";
import { TimerPill } from "./timer-pill.tsx";
import { useAlarm } from "./use-alarm.ts";
import { addEvents } from "./use-doing.ts";
import { useNow } from "./use-now.ts";
import "./running-timers.css";

interface ShownTimer {
  readonly mealId: string;
  readonly title: string;
  readonly path: string;
  readonly timer: RunningTimer;
}

/** The timers of everything that is being cooked, at the bottom of every page, the next to end first. */
export function RunningTimers() {
  const timers = useTimers();
  const cookedHere = useMatch(addresses.cook)?.params.mealId;
  useAlarm(timers.map(({ timer }) => timer));
  if (timers.length === 0) return null;

  return (
    <aside
      aria-label="Timers"
      data-timers
      className="pointer-events-none sticky bottom-(--bar) z-20 pb-(--edge) lg:pl-72 print:hidden"
    >
      <div className="relative overflow-x-auto px-3 py-3">
        <ul className="flex w-max min-w-full justify-center gap-2 lg:justify-end">
          {timers.map(({ mealId, title, path, timer }) => (
            <li key={`${mealId} ${timer.id}`} className="pointer-events-auto">
              <TimerPill
                timer={timer}
                title={title}
                path={mealId === cookedHere ? null : path}
                onLengthen={() =>
                  addEvents(cookingKey, mealId, [{ kind: "extendTimer", id: timer.id, seconds: 60 }])
                }
                onStop={(button) => {
                  leavePill(button);
                  addEvents(cookingKey, mealId, [{ kind: "stopTimer", id: timer.id }]);
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

/** The button goes with its timer: the focus moves to the next timer, else to the page. */
function leavePill(button: HTMLElement): void {
  const pill = button.closest("li");
  const neighbour = pill?.nextElementSibling ?? pill?.previousElementSibling;
  const page = document.querySelector<HTMLElement>("[data-after-timers]") ?? document.querySelector("main");
  (neighbour?.querySelector<HTMLElement>("a, button") ?? page)?.focus({ preventScroll: true });
}

function useTimers(): ShownTimer[] {
  const sessions = Object.entries(useStored(cookingKey)?.sessions ?? {});
  const now = useNow(sessions.length > 0);
  return sessions
    .flatMap(([mealId, { title, path, parts, events }]) =>
      readDoing(parts, events, now).timers.map((timer) => ({ mealId, title, path, timer })),
    )
    .toSorted((one, other) => one.timer.endsAt - other.timer.endsAt);
}
