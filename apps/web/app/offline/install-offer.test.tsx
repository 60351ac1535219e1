import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { InstallOffer } from "./install-offer.tsx";

afterEach(() => {
  window.installEvent = undefined;
});

/** What a browser sends that can install the app. Returns how often it was asked to. */
function offerInstalling(): () => number {
  let asked = 0;
  const event = Object.assign(new Event("beforeinstallprompt"), {
    prompt: async () => {
      asked += 1;
    },
  });
  act(() => {
    window.installEvent = event;
    dispatchEvent(event);
  });
  return () => asked;
}

const offer = () => screen.queryByRole("region", { name: "Keep your week at hand" });

test("[PHONE-03] installing is offered only where the browser can, and asks the browser once", async () => {
  render(<InstallOffer />);
  expect(offer()).toBeNull();
  const asked = offerInstalling();
  await userEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(asked()).toBe(1);
  expect(offer()).toBeNull();
});

test("[PHONE-03] a person who said no is not asked again", async () => {
  offerInstalling();
  const { unmount } = render(<InstallOffer />);
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(offer()).toBeNull();
  unmount();
  render(<InstallOffer />);
  expect(offer()).toBeNull();
});
