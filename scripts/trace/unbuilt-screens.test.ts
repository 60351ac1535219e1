import { expect, it } from "vitest";
import { unbuiltScreens } from "./unbuilt-screens.ts";

it("finds the addresses of unbuilt screens, also below layouts and other addresses", () => {
  const unbuilt = "routes/not-built-yet.tsx";

  expect(
    unbuiltScreens([
      { file: unbuilt },
      { path: "/about", file: unbuilt },
      { path: "login", file: "routes/auth/login.tsx" },
      { file: "shells/app.tsx", children: [{ path: "/settings", file: unbuilt }] },
      { path: "auth", file: "shells/legal.tsx", children: [{ path: "privacy-policy", file: unbuilt }] },
    ]),
  ).toEqual(["/", "/about", "/settings", "/auth/privacy-policy"]);
});
