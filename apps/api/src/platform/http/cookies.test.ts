import { signup, verifyEmail } from "@fernwell/contract/accounts";
import { describe, expect, it } from "vitest";
import { codeIn } from "../../../test/mail-sink.ts";
import { signUpBody } from "../../../test/people.ts";
import { startTestApp } from "../../../test/test-app.ts";

describe("[TRUST-17] the cookie of a sign-up", () => {
  it("belongs to one host and to https, where the product is served over https", async () => {
    const app = await startTestApp({ PUBLIC_URL: "https://fernwell.example" });
    const body = signUpBody();
    const { headers } = await app.call(signup, { body });
    const [cookie = "", ...attributes] = headers.get("set-cookie")?.split("; ") ?? [];
    const [name, key] = cookie.split("=");
    expect([name, attributes.toSorted()]).toEqual([
      "__Host-sign_up",
      ["HttpOnly", "Max-Age=86400", "Path=/", "SameSite=Strict", "Secure"],
    ]);

    const proof = { email: body.email, verification_code: codeIn(await app.mail.take(body.email)) };
    const prove = (cookies: string) => app.call(verifyEmail, { body: proof }, { cookie: cookies });
    const wrong = await prove(`__Host-sign_up=another; sign_up=${key}`);
    expect(wrong.body.code).toBe("wrong_verification_code");
    expect((await prove(`sign_up=${key}`)).status).toBe(200);
    await app.close();
  });

  it("has no prefix over http, where browsers would refuse one", async () => {
    const app = await startTestApp({}, { hasWorker: false });
    const { headers } = await app.call(signup, { body: signUpBody() });
    await app.close();
    expect(headers.get("set-cookie")).toMatch(
      /^sign_up=[\w-]+; Max-Age=86400; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
  });
});
