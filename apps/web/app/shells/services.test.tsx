import { getProfile } from "@fernwell/contract/profiles";
import { useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { FeedbackButtons } from "#app/features/feedback/feedback-buttons.tsx";
import { call } from "#app/lib/api-client.ts";
import { startSession } from "#app/lib/session.ts";
import { useSending } from "#app/lib/use-sending.ts";
import Login from "#app/routes/auth/login.tsx";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import Services from "./services.tsx";

const api = serveApi();

/** Shows what the server says about a person, and keeps sending what they have ticked. */
function Page({ send }: { send: () => Promise<boolean> }) {
  const { data } = useQuery({ queryKey: ["profile"], queryFn: () => call(getProfile, {}) });
  const [ticked, setTicked] = useState<object | null>(null);
  const failures = useSending(ticked, send);

  return (
    <>
      <p>The page of {data?.fname}</p>
      <button type="button" onClick={() => setTicked({})}>
        {failures > 0 ? "Not sent yet" : "Tick"}
      </button>
    </>
  );
}

/** As another tab does, which removes and writes before this one is told. */
function logInElsewhere(token: string) {
  localStorage.removeItem("token");
  localStorage.setItem("token", token);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "token" })));
}

test("[PHONE-18] when another tab replaces the person, the page starts anew and sends nothing of the former one", async () => {
  const send = vi.fn(async () => true);
  api.respondWith(({ headers }) => ({
    body: {
      ...{ fname: headers.authorization === "Bearer of-ada" ? "Ada" : "Grace" },
      ...{ name: "", lname: "", dob: null, gender: null, phone: null, address: null },
    },
  }));
  startSession("of-ada");
  renderRoutes([{ Component: Services, children: [{ path: "/", element: <Page send={send} /> }] }], "/");
  expect(await screen.findByText("The page of Ada")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Tick" }));
  expect(await screen.findByRole("button", { name: "Not sent yet" })).toBeTruthy();
  const sentByAda = send.mock.calls.length;

  logInElsewhere("of-grace");
  expect(screen.queryByText("The page of Ada")).toBeNull();
  expect(screen.getByRole("button", { name: "Tick" })).toBeTruthy();
  dispatchEvent(new Event("online"));
  expect(await screen.findByText("The page of Grace")).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(sentByAda);
});

test("[PHONE-18] what waits for its turn when another tab replaces the person is not sent as the next", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const turn = Promise.withResolvers<{ body: object }>();
  api.respondWith(({ method }) => (method === "GET" ? { body: [] } : turn.promise));
  startSession("of-ada");
  const page = <FeedbackButtons kind="exercise" itemId="squats" title="Squats" />;
  renderRoutes([{ Component: Services, children: [{ path: "/", element: page }] }], "/");
  const sent = () => api.requests.filter(({ method }) => method === "POST");
  await userEvent.click(screen.getByRole("button", { name: "Too easy" }));
  await userEvent.click(screen.getByRole("button", { name: "Too hard" }));
  await expect.poll(() => sent().length).toBe(1);

  logInElsewhere("of-grace");
  turn.resolve({ body: { effect: "" } });
  await expect.poll(() => log.mock.calls.flat()).toContain("Giving feedback failed:");
  expect(sent()).toHaveLength(1);
  log.mockRestore();
});

test("[AUTH-13] a login in place of another person leads on from the login screen", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  api.respondWith({ body: { access_token: "of-grace", redirect_url: "/" } });
  startSession("of-ada");
  renderRoutes(
    [
      {
        Component: Services,
        children: [
          { path: "/login", Component: Login },
          { path: "/recomendation", element: <p>The home of Grace</p> },
        ],
      },
    ],
    "/login",
  );
  await userEvent.type(screen.getByLabelText("Email"), "grace@people.example");
  await userEvent.type(screen.getByLabelText("Password"), "Quiet-Garden");
  await userEvent.click(screen.getByRole("button", { name: "Login" }));

  expect(await screen.findByText("The home of Grace")).toBeTruthy();
});
