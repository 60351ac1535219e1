import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiError } from "#app/lib/api-error.ts";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { isRefusedForGood } from "./plan-changes.api.ts";
import { usePlan } from "./plans.api.ts";

const api = serveApi();

test.each([
  [404, "plan_not_found", "missing"],
  [422, "invalid_fields", "missing"],
  [404, undefined, "failed"],
  [500, "unexpected", "failed"],
])("a plan whose fetch ends with %i %s is %s, whatever its sentence", async (status, code, outcome) => {
  api.respondWith({ status, body: { detail: "Another sentence.", code } });
  renderRoutes([{ path: "/", element: <Outcome /> }], "/");

  expect(await screen.findByText(outcome)).toBeTruthy();
});

function Outcome() {
  const { data, isError } = usePlan("meal", "a-plan");
  return <p>{isError ? "failed" : data === null ? "missing" : "loading"}</p>;
}

test.each([
  [409, "not_suitable", true],
  [409, "too_many_plans", true],
  [409, "list_full", true],
  [404, "plan_not_found", true],
  [422, "invalid_fields", true],
  [409, undefined, false],
  [401, "session_ended", false],
  [429, "too_many_requests", false],
  [503, "busy", false],
])("a change that is refused with %i %s is given up: %s", (status, code, isGivenUp) => {
  expect(isRefusedForGood(new ApiError(status, { detail: "Another sentence.", code }))).toBe(isGivenUp);
});
