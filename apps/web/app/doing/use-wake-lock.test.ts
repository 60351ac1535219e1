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
  Reflect.deleteProperty(document, "visibilityState");
  Reflect.deleteProperty(navigator, "wakeLock");
});

test("requests the lock when switched on and releases it when switched off", async () => {
  const { result } = renderHook(useWakeLock);
  expect(request).not.toHaveBeenCalled();

  await act(async () => result.current.set(true));
  expect(result.current.isOn).toBe(true);
  expect(request).toHaveBeenCalledExactlyOnceWith("screen");

  await act(async () => result.current.set(false));
  expect(release).toHaveBeenCalledOnce();
});

test("requests the lock again when the page becomes visible, and not while it is hidden", async () => {
  const { result } = renderHook(useWakeLock);
  await act(async () => result.current.set(true));

  await act(async () => showPage("hidden"));
  expect(request).toHaveBeenCalledOnce();
  await act(async () => showPage("visible"));
  expect(request).toHaveBeenCalledTimes(2);
});

test("switches off when the device refuses, and says so", async () => {
  request.mockRejectedValueOnce(new DOMException("low battery", "NotAllowedError"));
  const { result } = renderHook(useWakeLock);

  act(() => result.current.set(true));

  await waitFor(() => expect(result.current.isRefused).toBe(true));
  expect(result.current.isOn).toBe(false);
});

test("releases the lock when the page is left, even if it is granted afterwards", async () => {
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
