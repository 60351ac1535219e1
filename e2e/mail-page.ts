import { setTimeout as wait } from "node:timers/promises";
import type { MailSink, ReceivedMail } from "@fernwell/api/test/mail-sink.ts";

type PageMail = Omit<ReceivedMail, "to"> & { readonly to: readonly { readonly address: string }[] };

/** Reads the mail page of `pnpm dev` and `pnpm start`. */
export function openMailPage(url: string): Pick<MailSink, "take"> {
  return {
    async take(to) {
      for (;;) {
        const all: PageMail[] = await (await fetch(`${url}/email`)).json();
        const mail = all.find((candidate) => candidate.to.some(({ address }) => address === to));
        if (mail) return { ...mail, to };
        await wait(100);
      }
    },
  };
}
