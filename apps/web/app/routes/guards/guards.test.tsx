import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { chosenByServer } from "#app/lib/route-handle.ts";
import { endLastSession, endSession, forgetSession, startSession } from "#app/lib/session.ts";
import { writeStored } from "#app/lib/storage.ts";
import { onboardingCompleteKey } from "#app/lib/storage-keys.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import OnboardingGuard, { handle as onboardingHandle } from "./onboarding.tsx";
import SignedInGuard from "./signed-in.tsx";

// The end of a session is remembered until the next one starts.
beforeEach(forgetSession);

test("[AUTH-66] the login guard redirects a visitor to /login", async () => {
  const { router } = renderGuarded("/about", "/settings");

  expect(await screen.findByText("Login page")).toBeTruthy();
  expect(screen.queryByText("Settings page")).toBeNull();
  await act(() => router.navigate(-1));
  expect(screen.getByText("About page")).toBeTruthy();
});

test("[AUTH-61] the login guard admits anyone with a token, whatever else is stored", () => {
  startSession("a-token");
  renderGuarded("/settings");

  expect(screen.getByText("Settings page")).toBeTruthy();
});

test("[AUTH-61] reacts to a log out at once, even in another tab", async () => {
  startSession("a-token");
  const { router } = renderGuarded("/settings");

  localStorage.removeItem("token");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "token" })));

  expect(await screen.findByText("Login page")).toBeTruthy();
  expect(router.state.location.state).toBeNull();
});

test("[DEP-06] a session that the server ended leads to /login with a notice", async () => {
  startSession("a-token");
  const { router } = renderGuarded("/settings");
  act(endSession);

  expect(await screen.findByText("Login page")).toBeTruthy();
  expect(router.state.location.state).toEqual({
    notice: "Your session has ended. Please log in again.",
    returnTo: "/settings",
  });
});

test("[START-10] the login guard remembers the address that a visitor opened", async () => {
  const { router } = renderGuarded("/settings?from=mail#subscription");

  expect(await screen.findByText("Login page")).toBeTruthy();
  expect(router.state.location.state).toEqual({ returnTo: "/settings?from=mail#subscription" });
});

test.each(["/recomendation", "/preferences"])(
  "[START-13] the login guard leaves %s to the server's redirect",
  async (address) => {
    const { router } = renderGuarded(address);

    expect(await screen.findByText("Login page")).toBeTruthy();
    expect(router.state.location.state).toBeNull();
  },
);

test.each([
  ["a log out", forgetSession, null],
  [
    "the end of the account",
    () => endLastSession("Your account has been deleted."),
    { notice: "Your account has been deleted." },
  ],
])("[START-13] %s leaves nothing to return to", async (_, leave, state) => {
  startSession("a-token");
  const { router } = renderGuarded("/settings");
  act(leave);

  expect(await screen.findByText("Login page")).toBeTruthy();
  expect(router.state.location.state).toEqual(state);
});

test("logging out later shows no notice of an earlier end", async () => {
  endSession();
  startSession("a-token");
  const { router } = renderGuarded("/settings");
  act(forgetSession);

  expect(await screen.findByText("Login page")).toBeTruthy();
  expect(router.state.location.state).toBeNull();
});

test("[ONB-06] the onboarding guard redirects a person who has finished to /recomendation", async () => {
  startSession("a-token");
  writeStored(onboardingCompleteKey, "true");
  renderGuarded("/preferences");

  expect(await screen.findByText("Recommendations page")).toBeTruthy();
  expect(screen.queryByText("Preferences page")).toBeNull();
});

test.each(["false", "", "yes", null])(
  "[ONB-06] the onboarding guard admits a person who has not finished: %s",
  (flag) => {
    startSession("a-token");
    if (flag !== null) localStorage.setItem("onboardingComplete", flag);
    renderGuarded("/preferences");

    expect(screen.getByText("Preferences page")).toBeTruthy();
  },
);

function renderGuarded(...history: string[]) {
  return renderRoutes(
    [
      { path: "/about", element: <p>About page</p> },
      { path: "/login", element: <p>Login page</p> },
      {
        Component: SignedInGuard,
        children: [
          { path: "/settings", element: <p>Settings page</p> },
          { path: "/recomendation", handle: chosenByServer, element: <p>Recommendations page</p> },
          {
            Component: OnboardingGuard,
            handle: onboardingHandle,
            children: [{ path: "/preferences", element: <p>Preferences page</p> }],
          },
        ],
      },
    ],
    ...history,
  );
}
