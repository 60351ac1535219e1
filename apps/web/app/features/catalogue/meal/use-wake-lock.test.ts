import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useWakeLock } from "./use-wake-lock.ts";

const release = vi.fn(async () => {});
const request = vi.fn(async () => ({ release }));

beforeEach(() => {
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
});

afterEach(() => {
  vi.clearAllMocks();
  showPage("visible");
});

test("asks for the screen when it is switched on and lets it go when it is switched off", async () => {
  const { result } = renderHook(useWakeLock);
  expect(request).not.toHaveBeenCalled();

  await act(async () => result.current.set(true));
  expect(result.current.isOn).toBe(true);
  expect(request).toHaveBeenCalledExactlyOnceWith("screen");

  await act(async () => result.current.set(false));
  expect(release).toHaveBeenCalledOnce();
});

test("asks again when somebody comes back to the page, and not while they are away", async () => {
  const { result } = renderHook(useWakeLock);
  await act(async () => result.current.set(true));

  await act(async () => showPage("hidden"));
  expect(request).toHaveBeenCalledOnce();
  await act(async () => showPage("visible"));
  expect(request).toHaveBeenCalledTimes(2);
});

test("goes back to off where the device refuses, and says so", async () => {
  request.mockRejectedValueOnce(new DOMException("low battery", "NotAllowedError"));
  const { result } = renderHook(useWakeLock);

  act(() => result.current.set(true));

  await waitFor(() => expect(result.current.isRefused).toBe(true));
  expect(result.current.isOn).toBe(false);
});

test("lets the screen go when the page is left, also when the answer comes after", async () => {
  const asked = Promise.withResolvers<{ release: typeof release }>();
  request.mockReturnValueOnce(asked.promise);
  const { result, unmount } = renderHook(useWakeLock);
  act(() => result.current.set(true));

  unmount();
  asked.resolve({ release });

  await waitFor(() => expect(release).toHaveBeenCalledOnce());
});

function showPage(state: DocumentVisibilityState): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
