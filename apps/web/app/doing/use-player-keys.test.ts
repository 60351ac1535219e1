import { fireEvent, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { usePlayerKeys } from "./use-player-keys.ts";

test("[DO-13] a key that is held acts once and does not scroll the page", () => {
  const goOn = vi.fn();
  renderHook(() => usePlayerKeys({ ArrowRight: goOn }));
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  const isDefault = fireEvent.keyDown(document.body, { key: "ArrowRight", repeat: true });

  expect(goOn).toHaveBeenCalledTimes(1);
  expect(isDefault).toBe(false);
});
