import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderRoutes } from "#test/render-routes.tsx";
import { stubServiceWorker } from "#test/service-worker.ts";
import { UpdateNotice } from "./update-notice.tsx";

/** The browser's side of a service worker, with a newer version that waits. */
function installNewVersion() {
  const registration = Object.assign(new EventTarget(), { waiting: {}, installing: new EventTarget() });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    register: vi.fn(async () => registration),
  });
  stubServiceWorker(container);
  return { container, registration };
}

const notice = () => screen.queryByText("A new version of Fernwell is ready.");

test("[PHONE-30] a version that was put off is not announced again on coming back, but a still newer one is", async () => {
  vi.stubEnv("DEV", false);
  const { container, registration } = installNewVersion();
  const routes = [
    { path: "/", element: <UpdateNotice /> },
    { path: "/privacy", element: null },
  ];
  const { router } = renderRoutes(routes, "/");
  await userEvent.click(await screen.findByRole("button", { name: "Later" }));
  expect(notice()).toBeNull();
  await act(() => router.navigate("/privacy"));
  await act(() => router.navigate(-1));
  expect(notice()).toBeNull();
  expect(container.register).toHaveBeenCalledTimes(1);

  registration.dispatchEvent(new Event("updatefound"));
  const newest = Object.assign(registration.installing, { state: "installed" });
  act(() => void newest.dispatchEvent(new Event("statechange")));
  expect(notice()).toBeTruthy();
});

test.each([
  ["at once reloads the page", 1_000, 1],
  ["when the person has long gone on leaves the page alone", 60_000, 0],
])("[PHONE-30] a version that takes over %s", async (_, ms, reloads) => {
  vi.resetModules();
  vi.stubEnv("DEV", false);
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const { container, registration } = installNewVersion();
  Object.assign(registration.waiting, { postMessage: vi.fn() });
  const { UpdateNotice } = await import("./update-notice.tsx");
  renderRoutes([{ path: "/", element: <UpdateNotice /> }], "/");
  await userEvent.click(await screen.findByRole("button", { name: "Update" }));

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
  act(() => void container.dispatchEvent(new Event("controllerchange")));
  vi.useRealTimers();
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(notice()).toBeTruthy();
});
