import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { forgetSession, startSession, useSessionWatch } from "./session.ts";

test("[PHONE-18] the session ends before anything else of it goes, so that no other tab keeps anything for it", () => {
  startSession("of-ada");
  localStorage.setItem("unsaved_week", "kept");
  const removing = vi.spyOn(Storage.prototype, "removeItem");
  forgetSession();
  expect(removing.mock.calls.flat()).toEqual(expect.arrayContaining(["token", "unsaved_week"]));
  expect(removing.mock.calls[0]).toEqual(["token"]);
  removing.mockRestore();
});

test("[PHONE-18] what a page does later waits for a log in, and never goes on as another person", () => {
  forgetSession();
  const { result } = renderHook(useSessionWatch);
  expect(result.current()).toBe(false);
  act(() => startSession("of-ada"));
  expect(result.current()).toBe(true);

  localStorage.setItem("token", "of-grace");
  expect(result.current()).toBe(false);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "token" })));
  expect(result.current()).toBe(false);
  forgetSession();
});
