import { signup } from "@fernwell/contract/accounts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aNewcomer, signUpBody } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { handleSignUpJob } from "../accounts/accounts.jobs.ts";
import { handleSignUp } from "../accounts/accounts.service.ts";
import { hasSentMail } from "./mail.queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("a mail job", () => {
  it("sends once when it runs twice", async () => {
    const { email } = await aNewcomer(app);
    const requestId = await findRequestId(email);
    // The mail arrives before the worker has recorded that it was sent.
    await expect.poll(() => hasSentMail(app.composition.deps.db, requestId)).toBe(true);
    await handleSignUp(app.composition.deps, requestId);
    await handleSignUp(app.composition.deps, requestId);
    expect(app.mail.received.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it("does not exist when the transaction that queued it is rolled back", async () => {
    const requestId = newId();
    const cancelled = inTransaction(app.composition.deps.db, async (tx) => {
      await queueJob(tx, handleSignUpJob, { requestId });
      throw new Error("changed our mind");
    });
    await expect(cancelled).rejects.toThrow("changed our mind");
    const { rows } = await sql`
      select 1 from graphile_worker._private_jobs where payload ->> 'requestId' = ${requestId}`.execute(
      app.composition.deps.db,
    );
    expect(rows).toEqual([]);
  });

  it("is retried when the mail server refuses it", async () => {
    const body = signUpBody();
    app.mail.refuseNext(1, body.email);
    await app.call(signup, { body });
    expect((await app.mail.take(body.email)).subject).toBe("Your Fernwell verification code");
  });
});

async function findRequestId(email: string): Promise<string> {
  const { requestId } = await app.composition.deps.db
    .selectFrom("emailCodes")
    .select("requestId")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return requestId;
}
