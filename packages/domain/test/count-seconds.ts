import type { DoingEvent, Part } from "../src/doing/doing.ts";

/** What is being done, counted second by second as a person with a stopwatch would. Whole seconds only. */
export function createStopwatch<Detail>(begun: readonly Part<Detail>[]) {
  let parts = [...begun];
  let index = 0;
  let status: "waiting" | "running" | "paused" | "finished" = "waiting";
  let extra = 0;
  let passed = 0;
  let active = 0;
  let ticked: string[] = [];
  const timers = new Map<string, number>();

  const left = () => {
    const seconds = parts[index]?.seconds ?? null;
    return seconds === null ? null : seconds + extra - passed;
  };
  const enter = (next: number) => {
    index = Math.min(Math.max(next, 0), parts.length);
    [extra, passed] = [0, 0];
    if (index === parts.length) status = "finished";
    else if (status === "finished") status = "running";
  };

  return {
    passSecond() {
      for (const [id, remaining] of timers) timers.set(id, Math.max(0, remaining - 1));
      if (status !== "running") return;
      passed += 1;
      active += 1;
      if (left() === 0) enter(index + 1);
    },
    apply(event: DoingEvent<Detail>) {
      switch (event.kind) {
        case "start":
          if (status === "waiting") status = "running";
          return;
        case "pause":
          if (status === "running") status = "paused";
          return;
        case "resume":
          if (status === "paused") status = "running";
          return;
        case "next":
          return enter(index + 1);
        case "back":
          return enter(index - 1);
        case "goTo":
          return enter(event.index);
        case "finish":
          return enter(parts.length);
        case "extend":
          extra += event.seconds;
          return;
        case "replace":
          parts = parts.toSpliced(event.from, event.count, ...event.parts);
          return enter(event.from);
        case "startTimer":
          timers.set(event.timer.id, event.timer.seconds);
          return;
        case "extendTimer": {
          const remaining = timers.get(event.id);
          if (remaining !== undefined) timers.set(event.id, remaining + event.seconds);
          return;
        }
        case "stopTimer":
          timers.delete(event.id);
          return;
        case "tick":
          ticked = ticked.filter((name) => name !== event.name);
          if (event.isTicked) ticked.push(event.name);
      }
    },
    read: () => ({ index, status, ticked, left: left(), passed, active, timers: [...timers] }),
  };
}
