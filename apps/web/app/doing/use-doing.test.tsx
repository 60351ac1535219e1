import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasDrafts } from "#app/lib/draft-names.ts";
import { removeStaleDrafts } from "#app/lib/drafts.ts";
import { forgetSession, startSession } from "#app/lib/session.ts";
import { readStored } from "#app/lib/storage.ts";
import { cookingKey, restingKey } from "./sessions.ts";
import { useDoing } from "./use-doing.ts";

const startedAt = Date.parse("2026-11-18T18:00:00Z");
const parts = [0, 1, 2].map((step) => ({ seconds: null, detail: { step } }));

beforeEach(() => {
  vi.useFakeTimers({ now: startedAt });
  startSession("a-token");
});
afterEach(() => vi.useRealTimers());

/** A page that shows what is being done; another call is the page after a reload. */
function openPage(subject = "lentil-stew") {
  return renderHook(() => useDoing(cookingKey, subject));
}

function cookSomeSteps() {
  const { result, unmount } = openPage();
  act(() => result.current.begin("Lentil Stew", "/cook/lentil-stew", parts));
  act(() => result.current.happen({ kind: "next" }, { kind: "tick", name: "1 Rice", isTicked: true }));
  act(() => result.current.happen({ kind: "startTimer", timer: { id: "1", name: "Rice", seconds: 720 } }));
  unmount();
}

test("[DO-05] what is being done is kept on the device and shown again as the clock has it by then", () => {
  cookSomeSteps();
  vi.setSystemTime(startedAt + 60_000);
  const { result } = openPage();

  expect(result.current.session).toMatchObject({ title: "Lentil Stew", path: "/cook/lentil-stew" });
  expect(result.current.state).toMatchObject({
    ...{ index: 1, status: "running", ticked: ["1 Rice"], activeMs: 60_000 },
    timers: [{ id: "1", name: "Rice", remainingMs: 660_000, isOver: false }],
  });
});

test("[DO-05] it is kept by kind and by subject, and forgetting one leaves the others", () => {
  cookSomeSteps();
  const soup = openPage("soup");
  expect(soup.result.current.session).toBeNull();
  expect(readStored(restingKey)).toBeNull();

  act(() => soup.result.current.begin("Soup", "/cook/soup", parts));
  act(() => soup.result.current.clear());
  expect(soup.result.current.session).toBeNull();
  expect(openPage().result.current.state?.index).toBe(1);
});

test("[DO-05] it is removed when the person logs out", () => {
  cookSomeSteps();
  const { result } = openPage();
  expect(hasDrafts()).toBe(true);
  act(forgetSession);

  expect(result.current.session).toBeNull();
  expect(hasDrafts()).toBe(false);
  expect(localStorage.getItem("doing_cook")).toBeNull();
});

test("[DO-05] what nobody has gone on with for a week is gone, as any draft is", () => {
  cookSomeSteps();
  vi.setSystemTime(startedAt + 8 * 24 * 60 * 60_000);

  expect(openPage().result.current.session).toBeNull();
  removeStaleDrafts();
  expect(localStorage.getItem("doing_cook")).toBeNull();
});

test("[DO-05] a page that stayed open for more than a week shows the start again once it is used", () => {
  const { result } = openPage();
  act(() => result.current.begin("Lentil Stew", "/cook/lentil-stew", parts));
  vi.setSystemTime(startedAt + 8 * 24 * 60 * 60_000);
  act(() => result.current.happen({ kind: "next" }));

  expect(result.current.session).toBeNull();
  expect(localStorage.getItem("doing_cook")).toBeNull();
});

test("an event for what has been forgotten in another tab brings nothing back", () => {
  const { result } = openPage();
  act(() => result.current.begin("Lentil Stew", "/cook/lentil-stew", parts));
  localStorage.removeItem("doing_cook");
  act(() => result.current.happen({ kind: "next" }));

  expect(localStorage.getItem("doing_cook")).toBeNull();
});
