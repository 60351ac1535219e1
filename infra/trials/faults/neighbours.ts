import { setTimeout as wait } from "node:timers/promises";
import { behaviours } from "@fernwell/fake-model/behaviours";
import { waitUntil } from "../parts/part.ts";
import { expectMails } from "./expect-mails.ts";
import type { Fault, Trial } from "./fault.ts";

async function signUpDuring({ newcomers, outageMs, blame }: Trial): Promise<void> {
  const until = performance.now() + outageMs;
  while (performance.now() < until) {
    if (!(await newcomers.arrive())) blame("a sign-up was refused");
    await wait(500);
  }
}

/** Those who try to pay in F10. */
export const payerCount = 24;

export const neighbourFaults: readonly Fault[] = [
  {
    id: "F06a",
    about: "Redis stopped, and back empty",
    maxFailedShare: 0,
    isShort: true,
    async inject({ rig: { redis } }) {
      await redis.stop("SIGKILL");
      await wait(5_000);
      await redis.start();
    },
  },
  {
    id: "F06b",
    about: "Redis takes connections and never responds, for five seconds",
    maxFailedShare: 0,
    async inject({ rig: { wires } }) {
      wires.redis.hang();
      await wait(5_000);
      wires.redis.mend();
    },
  },
  {
    id: "F07a",
    about: "no mail server",
    maxFailedShare: 0,
    async inject(trial) {
      trial.rig.wires.mail.cut();
      await signUpDuring(trial);
      trial.rig.wires.mail.mend();
      await expectMails(trial);
    },
  },
  {
    id: "F07b",
    about: "the mail server asks to come back later, then takes mail and says nothing",
    maxFailedShare: 0,
    async inject(trial) {
      trial.rig.mail.refuseNext(5);
      await signUpDuring(trial);
      trial.rig.wires.mail.hang();
      await signUpDuring(trial);
      trial.rig.wires.mail.mend();
      await expectMails(trial);
    },
  },
  {
    id: "F08",
    about: "the model slow, failing, lying and hostile, two seconds each",
    maxFailedShare: 0,
    async inject({ rig: { model } }) {
      for (const behaviour of Object.keys(behaviours) as (keyof typeof behaviours)[]) {
        model.behave(behaviour);
        await wait(2_000);
      }
      model.behave("good");
      model.release();
    },
  },
  {
    id: "F10",
    about: "the payment provider down, silent, slow and losing its responses, while people pay",
    maxFailedShare: 0,
    async inject({ rig: { stripe }, payers, note, blame }) {
      for (const outage of ["hangs-up", "errors", "silent"] as const) {
        stripe.goDown(outage);
        await payers.press(8);
      }
      stripe.comeBack();
      // After an outage the servers do not ask the provider for a while.
      const canPay = async () => {
        await wait(2_000);
        await payers.press(1);
        return payers.paid.size > 0;
      };
      const ms = await waitUntil("payments work again", canPay, 60_000).catch(() => null);
      if (ms === null) return blame("nobody can pay a minute after the provider is back");
      note(`paid again after ${(ms / 1000).toFixed(1)} s`);
      stripe.loseAnswers(10);
      await payers.press(8);
      stripe.slowDown(500);
      await payers.press(8);
      stripe.slowDown(0);
      await payers.press(payerCount);
      const twice = payers.findDoubleCharges();
      if (twice.length > 0) blame(`${twice.length} people subscribed twice`);
      const isKnown = async () => {
        await wait(200);
        return (await payers.findForgotten()).length === 0;
      };
      const knownMs = await waitUntil("every payment is known", isKnown, 60_000).catch(() => null);
      if (knownMs === null) blame("a payment is not known after a minute");
      else note(`${payers.paid.size} payments, all known ${(knownMs / 1000).toFixed(1)} s after the last`);
    },
  },
];
