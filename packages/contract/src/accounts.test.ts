import { describe, expect, it } from "vitest";
import { login, signup } from "./accounts.ts";

const body = {
  name: "Ada",
  email: " Ada@People.Example ",
  password: "Quiet-Garden",
  password_confirm: "Quiet-Garden",
};

describe("the signup call", () => {
  it("is POST /signup and reads an address in its canonical form", () => {
    expect([signup.method, signup.path]).toEqual(["POST", "/signup"]);
    expect(signup.body.parse(body).email).toBe("ada@people.example");
  });

  it.each([
    ["a name that is too long", { name: "a".repeat(121) }],
    ["an address that is too long", { email: `${"a".repeat(250)}@people.example` }],
    [
      "a password that is too long",
      { password: `Aa!${"a".repeat(200)}`, password_confirm: `Aa!${"a".repeat(200)}` },
    ],
    ["a differing confirmation", { password_confirm: "Other-Garden" }],
    ["a blank name", { name: "  " }],
  ])("refuses %s", (_, change) => {
    expect(signup.body.safeParse({ ...body, ...change }).success).toBe(false);
  });
});

describe("the login call", () => {
  it("[API-08] is POST /login with e-mail and password", () => {
    expect([login.method, login.path]).toEqual(["POST", "/login"]);
    expect(login.body.safeParse({ email: "ada@people.example" }).success).toBe(false);
  });
});
