import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { useMeal } from "./catalogue.api.ts";

const api = serveApi();

test.each([
  [404, "item_not_found", "missing"],
  [422, "invalid_fields", "missing"],
  [414, "address_too_long", "missing"],
  [404, "route_not_found", "missing"],
  [404, undefined, "failed"],
  [503, "busy", "failed"],
])("[REC-34] a look-up that ends with %i %s is %s, whatever its sentence", async (status, code, outcome) => {
  api.respondWith({ status, body: { detail: "Another sentence.", code } });
  renderRoutes([{ path: "/", element: <Outcome /> }], "/");

  expect(await screen.findByText(outcome)).toBeTruthy();
});

function Outcome() {
  const { data, isError } = useMeal("soup");
  return <p>{isError ? "failed" : data === null ? "missing" : "loading"}</p>;
}
