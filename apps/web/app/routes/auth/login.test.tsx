import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
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

test("shows the sentence of any other refusal", async () => {
  const detail = "Your email is not verified yet. Please enter the code we sent you.";
  await logInAndGet({ status: 403, body: { detail } });
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

async function logInAndGet(response: { readonly status: number; readonly body: unknown }) {
  api.respondWith(response);
  renderRoutes([{ path: "/", element: <Login /> }], "/");
  await userEvent.type(screen.getByLabelText("Email"), "ada@people.example");
  await userEvent.type(screen.getByLabelText("Password"), "Quiet-Garden");
  await userEvent.click(screen.getByRole("button", { name: "Login" }));
}
