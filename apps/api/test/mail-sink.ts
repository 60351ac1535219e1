import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailSink {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** The next mail to this address that has not been taken yet, waiting for it to arrive. */
  take(to: string): Promise<ReceivedMail>;
  /** Makes the next deliveries fail, as a full or greylisting server would; to one address, where others may be mailed too. */
  refuseNext(times: number, to?: string): void;
  /** Refuses the address for good, as a server does that has no such mailbox, until it is accepted again. */
  refuseAddress(to: string, reason?: string): void;
  acceptAddress(to: string): void;
  close(): Promise<void>;
}

/** Long after a mail that failed once has been sent again, also on a busy machine. */
const maxWaitMs = 60_000;

/** A real SMTP server that stores what it receives. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const received: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const waiting = new Set<() => void>();
  const refused = new Map<string, string>();
  const refusals = new Map<string | undefined, number>();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const reason = refused.get(address);
      done(reason === undefined ? null : Object.assign(new Error(reason), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      parse(stream).then((mail) => {
        if (useRefusal(mail.to) || useRefusal(undefined)) {
          done(Object.assign(new Error("try again later"), { responseCode: 451 }));
          return;
        }
        received.push(mail);
        done();
        for (const wake of [...waiting]) wake();
      }, done);
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address() as AddressInfo;

  function useRefusal(to: string | undefined): boolean {
    const left = refusals.get(to) ?? 0;
    if (left > 0) refusals.set(to, left - 1);
    return left > 0;
  }

  function takeNow(to: string): ReceivedMail | undefined {
    const mail = received.find((candidate) => candidate.to === to && !taken.has(candidate));
    if (mail) taken.add(mail);
    return mail;
  }

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    take: (to) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => finish(() => reject(new Error(`no mail to ${to}`))), maxWaitMs);
        const finish = (settle: () => void) => {
          clearTimeout(timer);
          waiting.delete(look);
          settle();
        };
        const look = () => {
          const mail = takeNow(to);
          if (mail) finish(() => resolve(mail));
        };
        waiting.add(look);
        look();
      }),
    refuseNext: (times, to) => void refusals.set(to, times),
    refuseAddress: (to, reason = "5.1.1 no such mailbox") => void refused.set(to, reason),
    acceptAddress: (to) => void refused.delete(to),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The code in a mail. */
export function codeIn(mail: ReceivedMail): string {
  const code = /code: (\d{6})$/m.exec(mail.text)?.[1];
  if (!code) throw new Error("no code in the mail");
  return code;
}

/** The token of the link in a mail. */
export function tokenIn(mail: ReceivedMail): string {
  const token = /\/([\w-]{64})$/m.exec(mail.text)?.[1];
  if (!token) throw new Error("no link in the mail");
  return token;
}

async function parse(stream: Readable): Promise<ReceivedMail> {
  const { to, subject = "", text = "", html = "" } = await PostalMime.parse(await buffer(stream));
  return { to: to?.[0]?.address ?? "", subject, text, html };
}
