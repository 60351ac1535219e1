import type { MailSink } from "@fernwell/api/test/mail-sink.ts";
import { goodPassword, someEmail } from "@fernwell/api/test/people.ts";
import { someAddress } from "@fernwell/api/test/test-app.ts";
import { legalVersions } from "@fernwell/contract/legal-versions";
import type { Caller } from "./caller.ts";

/** People who sign up, one after the other, and wait for the mail with their code. */
export interface Newcomers {
  /** Signs up one more. Returns whether the product said that the mail is on its way. */
  arrive(): Promise<boolean>;
  /** Addresses without a mail, or with more than one. */
  count(): {
    readonly promised: number;
    readonly without: readonly string[];
    readonly twice: readonly string[];
  };
}

export function createNewcomers(caller: Caller, mail: MailSink): Newcomers {
  const promised: string[] = [];
  return {
    async arrive() {
      const email = someEmail();
      const { status } = await caller.call({
        method: "POST",
        path: "/api/signup",
        from: someAddress(),
        body: {
          name: "New Person",
          email,
          password: goodPassword,
          password_confirm: goodPassword,
          terms_version: legalVersions.terms.version,
          privacy_version: legalVersions.privacy.version,
        },
      });
      if (status === 200 || status === 201) promised.push(email);
      return status < 300;
    },
    count() {
      const mails = new Map<string, number>();
      for (const { to } of mail.received) mails.set(to, (mails.get(to) ?? 0) + 1);
      return {
        promised: promised.length,
        without: promised.filter((email) => !mails.has(email)),
        twice: promised.filter((email) => (mails.get(email) ?? 0) > 1),
      };
    },
  };
}
