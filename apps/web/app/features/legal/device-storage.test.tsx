import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import PrivacyPolicy from "#app/routes/site/privacy-policy.tsx";
import { renderRoutes } from "#test/render-routes.tsx";

test("[FIND-49] the privacy page says that recent searches stay on the device, and how they go", () => {
  renderRoutes([{ path: "/privacy", element: <PrivacyPolicy /> }], "/privacy");
  const section = screen.getByRole("region", { name: "What stays on your device, in detail" });
  expect(section.textContent).toContain("Your recent searches");
  expect(section.textContent).toContain("they go when you log out");
  const contents = within(screen.getByRole("navigation", { name: "Contents" }));
  expect(contents.getByRole("link", { name: "What stays on your device, in detail" })).toBeTruthy();
});
