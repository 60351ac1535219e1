import { signup } from "@fernwell/contract/accounts";
import { asUserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aNewcomer, signUpBody } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { sendVerificationCodeJob } from "../accounts/accounts.jobs.ts";
import { sendVerificationCode } from "../accounts/accounts.service.ts";
import { renderMail } from "./render-mail.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("a mail job", () => {
  it("sends once when it runs twice", async () => {
    const { email } = await aNewcomer(app);
    const mail = { userId: await userIdOf(email), occasionId: newId() };
    await sendVerificationCode(app.composition.deps, mail);
    await sendVerificationCode(app.composition.deps, mail);
    expect(app.mail.received.filter(({ to }) => to === email)).toHaveLength(2);
  });

  it("does not exist when the transaction that queued it is rolled back", async () => {
    const before = await countJobs();
    const cancelled = inTransaction(app.composition.deps.db, async (tx) => {
      await queueJob(tx, sendVerificationCodeJob, { userId: newId(), occasionId: newId() });
      throw new Error("changed our mind");
    });
    await expect(cancelled).rejects.toThrow("changed our mind");
    expect(await countJobs()).toBe(before);
  });

  it("is tried again when the mail server refuses it", async () => {
    app.mail.refuseNext(1);
    const body = signUpBody();
    await app.call(signup, { body });
    expect((await app.mail.take(body.email)).subject).toBe("Your Fernwell verification code");
  });
});

describe("a letter", () => {
  it("shows what a person typed as text, never as markup", () => {
    const { html } = renderMail({
      template: "verificationCode",
      name: "<img src=x onerror=alert(1)>",
      code: "123456",
      lifeMinutes: 10,
    });
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toContain("<img");
  });

  it("fetches nothing from outside when it is opened", () => {
    const { html } = renderMail({
      template: "alreadyRegistered",
      name: "Ada",
      loginUrl: "https://fernwell.example/login",
    });
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|src=/);
  });
});

async function userIdOf(email: string) {
  const { userId } = await app.composition.deps.db
    .selectFrom("emailDirectory")
    .select("userId")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return asUserId(userId);
}

async function countJobs(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from graphile_worker._private_jobs`.execute(app.composition.deps.db);
  return rows[0]?.count ?? 0;
}
