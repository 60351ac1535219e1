import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenToPull } from "./listen-to-pull.ts";

const [onPull, onRelease] = [vi.fn(), vi.fn()];
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = "<main><p>The page</p></main><nav>The bar</nav>";
  stop = listenToPull({ onPull, onRelease, enoughPx: 60 });
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test("[PHONE-42] a pull at the top of the page counts once the finger is lifted, if it was long enough", () => {
  expect(pull([100, 150, 240]).isPrevented).toBe(true);
  expect(onPull.mock.calls.map(([, isNewlyEnough]) => isNewlyEnough)).toEqual([false, true]);
  expect(onRelease).toHaveBeenCalledExactlyOnceWith(true);
});

test("[PHONE-42] a short pull, and one that the system takes over, only go back", () => {
  pull([100, 150]);
  expect(onRelease).toHaveBeenLastCalledWith(false);
  pull([100, 300], { ends: "touchcancel" });
  expect(onRelease).toHaveBeenLastCalledWith(false);
});

test.each([
  ["upwards", { ys: [300, 200] }],
  ["sideways", { ys: [100, 130], x: 80 }],
  ["with two fingers", { ys: [100, 300], fingers: 2 }],
  ["on what lies over the page", { ys: [100, 300], on: "nav" }],
])("[PHONE-42] a movement %s belongs to the page", (_, { ys, ...movement }) => {
  expect(pull(ys, movement).isPrevented).toBe(false);
  expect(onRelease).not.toHaveBeenCalled();
});

test("[PHONE-42] further down the page, the page scrolls", () => {
  vi.stubGlobal("scrollY", 40);
  expect(pull([100, 300]).isPrevented).toBe(false);
  expect(onPull).not.toHaveBeenCalled();
});

interface Movement {
  readonly x?: number;
  readonly fingers?: number;
  readonly on?: string;
  readonly ends?: string;
}

function pull(ys: readonly number[], { x = 0, fingers = 1, on = "p", ends = "touchend" }: Movement = {}) {
  const moves = ys.map((y, at) => {
    const touches = Array.from({ length: fingers }, () => ({ clientX: at === 0 ? 0 : x, clientY: y }));
    return touch(on, at === 0 ? "touchstart" : "touchmove", touches);
  });
  touch(on, ends, []);
  return { isPrevented: moves.some(({ defaultPrevented }) => defaultPrevented) };
}

function touch(on: string, type: string, touches: readonly object[]): Event {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches });
  document.querySelector(on)?.dispatchEvent(event);
  return event;
}
