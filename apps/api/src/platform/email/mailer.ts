import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Metrics } from "../observability/metrics.ts";
import { inSpan } from "../observability/tracing.ts";

export interface Mail {
  /** For figures and traces, which never hold the rest. */
  readonly template: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The address does not exist or takes no mail. Trying again at once would not help. */
export class RecipientRefused extends Error {}

export interface Mailer {
  /** Throws `RecipientRefused` if the server refuses the address for good. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

interface MailerOptions {
  readonly smtpUrl: string;
  readonly from: string;
}

export function createMailer({ smtpUrl, from }: MailerOptions, metrics: Pick<Metrics, "mails">): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: ({ template, to, ...content }) =>
      inSpan({ name: "send mail", kind: "client", attributes: { "mail.template": template } }, async () => {
        try {
          // As a string, nodemailer would parse the address as a list.
          await transport.sendMail({ from, ...content, to: { name: "", address: to } });
          metrics.mails.inc({ template, outcome: "sent" });
        } catch (error) {
          const isRefused = isRefusedForGood(error);
          metrics.mails.inc({ template, outcome: isRefused ? "bounced" : "failed" });
          throw isRefused ? new RecipientRefused("the address was refused") : error;
        }
      }),
    close: () => transport.close(),
  };
}

const smtpErrorSchema = z.object({
  command: z.literal("RCPT TO"),
  responseCode: z.number().min(500).max(599),
  response: z.string(),
});

/** A refusal that is about us and not about the address (5.7: policy, such as a blocked sender) is not meant. */
function isRefusedForGood(error: unknown): boolean {
  const parsed = smtpErrorSchema.safeParse(error);
  return parsed.success && !/^5\d\d[ -]5\.7\./.test(parsed.data.response);
}
