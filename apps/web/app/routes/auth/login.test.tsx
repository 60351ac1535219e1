import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import AuthShell from "#app/shells/auth-shell.tsx";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import Login from "./login.tsx";

const api = serveApi();

// jsdom has no layout and therefore no ResizeObserver.
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test("asks for the verification code when the error's code says so, whatever its sentence", async () => {
  await logInAndGet({ status: 403, body: { detail: "Another sentence.", code: "email_not_verified" } });
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("[TRUST-87] leads to the second step when the error's code says so, and remembers the page that needed the login", async () => {
  const { router } = openLogin({ returnTo: "/settings/sign-in" });
  api.respondWith({ status: 403, body: { detail: "One more step.", code: "second_factor_required" } });
  await submit();
  const { pathname, state } = await vi.waitUntil(() => hasLeft(router.state.location), 10_000);
  expect([pathname, state]).toEqual(["/verify-login", { returnTo: "/settings/sign-in" }]);
});

test("shows the sentence of any other refusal", async () => {
  const detail = "Your email is not verified yet. Please enter the code we sent you.";
  await logInAndGet({ status: 403, body: { detail } });
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("[START-01] says that the address is verified, and holds it", async () => {
  openLogin({ email: "ada@people.example", isVerified: true });
  expect(screen.getByText("Your email is verified.").closest("[role=status]")).not.toBeNull();
  expect(screen.getByText("Log in to get started.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@people.example");
});

test.each([null, "ada@people.example", { email: 7 }, { isVerified: "yes" }])(
  "[START-01] takes no address and no notice from %j",
  (state) => {
    openLogin(state);
    expect(screen.queryByText("Your email is verified.")).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("");
  },
);

test.each([
  ["/settings/sign-in#password", "/settings/sign-in#password"],
  ["//evil.example/settings", "/recomendation"],
])("[START-10] [START-12] a login that %s needed leads to %s", async (returnTo, target) => {
  const { router } = openLogin({ returnTo });
  api.respondWith({ body: { access_token: "a-token", redirect_url: "/" } });
  await submit();
  const { pathname, hash } = await vi.waitUntil(() => hasLeft(router.state.location), 10_000);
  expect(pathname + hash).toBe(target);

  await router.navigate(-1);
  expect(router.state.location).toMatchObject({ pathname: "/login", state: null });
});

function hasLeft<Place extends { readonly pathname: string }>(place: Place) {
  return place.pathname !== "/login" && place;
}

function openLogin(state: unknown) {
  return renderRoutes(
    [
      { Component: AuthShell, children: [{ path: "/login", Component: Login }] },
      { path: "*", element: <p>Another page</p> },
    ],
    { pathname: "/login", state },
  );
}

async function logInAndGet(response: { readonly status: number; readonly body: unknown }) {
  api.respondWith(response);
  renderRoutes([{ path: "/", element: <Login /> }], "/");
  await submit();
}

async function submit() {
  await userEvent.type(screen.getByLabelText("Email"), "ada@people.example");
  await userEvent.type(screen.getByLabelText("Password"), "Quiet-Garden");
  await userEvent.click(screen.getByRole("button", { name: "Login" }));
}
