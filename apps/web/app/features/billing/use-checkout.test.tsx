import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { useCheckout } from "./use-checkout.ts";

const api = serveApi();

test.each([
  ["already_subscribed", "fine"],
  ["checkout_replaced", "failed"],
  [undefined, "failed"],
])("a checkout refused with the code %s reads as %s, whatever its sentence", async (code, outcome) => {
  api.respondWith({ status: 409, body: { detail: "Another sentence.", code } });
  renderRoutes([{ path: "/", element: <Checkout /> }], "/");
  await userEvent.click(screen.getByRole("button"));

  await waitFor(() => expect(screen.getByRole("button").textContent).toBe(outcome));
  expect(api.requests).toHaveLength(1);
});

function Checkout() {
  const { start, startingOffer, hasFailed } = useCheckout();
  const outcome = hasFailed ? "failed" : "fine";
  return (
    <button type="button" onClick={() => start("Annual")}>
      {startingOffer ? "starting" : outcome}
    </button>
  );
}
