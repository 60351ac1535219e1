import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as sessionKeys from "#app/doing/sessions.ts";
import * as unsentKeys from "#app/offline/unsent.ts";
import * as draftKeys from "./drafts.ts";
import { readStored, removeStored, type StoredKey, useStored, writeStored } from "./storage.ts";
import * as plainKeys from "./storage-keys.ts";
import {
  onboardingAllCompleteKey,
  onboardingCompleteKey,
  scrollToExploreKey,
  tokenKey,
} from "./storage-keys.ts";

afterEach(() => removeStored(tokenKey));

test("[DATA-05] the product stores under the specified keys, and under fourteen more for unsaved plans, weeks and calls, what is being done or kept, searches and choices", () => {
  const exported: unknown[] = [plainKeys, draftKeys, sessionKeys, unsentKeys].flatMap((keys) =>
    Object.values(keys),
  );
  const keys = exported.filter(isKey);

  expect(keys.map(({ area, name }) => `${area} ${name}`).sort()).toEqual([
    "local doing_cook",
    "local doing_rest",
    "local doing_train",
    "local install_offer",
    "local kept_tracks",
    "local meal_preferences",
    "local meditation_preferences",
    "local onboardingAllComplete",
    "local onboardingComplete",
    "local plan_selections",
    "local profile_data",
    "local recent_searches",
    "local scheme",
    "local search_by_key",
    "local token",
    "local unsaved_entries",
    "local unsaved_lists",
    "local unsaved_week",
    "local unsent_calls",
    "local vibration",
    "local workout_preferences",
    "session scrollToExplore",
  ]);
});

test("only the storage module touches the browser's storage", () => {
  const sources = import.meta.glob<string>(["/app/**/*.{ts,tsx}", "!/app/**/*.test.{ts,tsx}"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const touching = Object.entries(sources).filter(([, source]) => /localStorage|sessionStorage/.test(source));

  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(touching.map(([file]) => file)).toEqual(["/app/lib/storage.ts"]);
});

test("writes a value unchanged and reads it back", () => {
  writeStored(tokenKey, "a-token");
  writeStored(scrollToExploreKey, "true");

  expect(localStorage.getItem("token")).toBe("a-token");
  expect(sessionStorage.getItem("scrollToExplore")).toBe("true");
  expect(readStored(tokenKey)).toBe("a-token");
});

test.each([
  [onboardingCompleteKey, ["true", "false"]],
  [onboardingAllCompleteKey, ["true"]],
] as const)("[DATA-05] a flag has its specified values, and any other reads as absent", (key, values) => {
  for (const text of ["true", "false", "yes", ""]) {
    localStorage.setItem(key.name, text);
    expect(readStored<string>(key)).toBe(values.find((value) => value === text) ?? null);
  }
});

test("an empty token reads as absent", () => {
  localStorage.setItem("token", "");
  expect(readStored(tokenKey)).toBeNull();
});

test("a component sees changes in its own tab and from another", () => {
  render(<TokenText />);
  expect(screen.getByRole("paragraph").textContent).toBe("none");

  act(() => writeStored(tokenKey, "here"));
  expect(screen.getByRole("paragraph").textContent).toBe("here");

  act(() => {
    localStorage.setItem("token", "elsewhere");
    window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  });
  expect(screen.getByRole("paragraph").textContent).toBe("elsewhere");

  act(() => {
    localStorage.setItem("token", "while it was away");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  expect(screen.getByRole("paragraph").textContent).toBe("while it was away");
});

test("where the browser blocks storage, values last as long as the page", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });

  expect(readStored(tokenKey)).toBeNull();
  writeStored(tokenKey, "a-token");
  expect(readStored(tokenKey)).toBe("a-token");
  removeStored(tokenKey);
  expect(readStored(tokenKey)).toBeNull();
});

test("a value that exceeds the quota replaces the old one for this page", () => {
  writeStored(tokenKey, "old");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  writeStored(tokenKey, "new");

  expect(readStored(tokenKey)).toBe("new");
});

function TokenText() {
  return <p>{useStored(tokenKey) ?? "none"}</p>;
}

function isKey(value: unknown): value is StoredKey<unknown> {
  return typeof value === "object" && value !== null && "area" in value && "name" in value;
}
