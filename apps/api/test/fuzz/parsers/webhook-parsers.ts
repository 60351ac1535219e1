import { createHmac } from "node:crypto";
import { createPaymentProvider } from "../../../src/platform/stripe/payment-provider.ts";
import { pickHostileText, pickHostileValue } from "../hostile-values.ts";
import type { Random } from "../random.ts";
import { defineParser, type Parser } from "./parser.ts";
import { writeText } from "./write-text.ts";

const secret = "whsec_of-the-fuzzed-webhook";
const provider = createPaymentProvider({
  secretKey: "sk_test_fuzz",
  webhookSecrets: [secret, "whsec_before"],
  apiUrl: null,
});

interface Message {
  readonly body: string;
  readonly signature: string;
}

/** The webhook of the payment provider: the signature in its header, and the body. */
export const webhookParsers: readonly Parser[] = [
  defineParser("a forged webhook", {
    share: 70,
    generate: (random) => forge(writeEvent(random), random),
    parse: ({ body, signature }) => provider.readEvent(Buffer.from(body), signature),
    findFlaw: (_, event) => (event === null ? null : "a forged message was believed"),
  }),
  defineParser("a signed webhook", {
    share: 30,
    generate: (random): Message => {
      const body = random.chance(0.8)
        ? writeEvent(random)
        : writeText(random, {
            phrases: [writeEvent(random), "null", "[]", "{}"],
            maxLength: 20_000,
          }).toWellFormed();
      return { body, signature: sign(body, secret) };
    },
    parse: ({ body, signature }) => provider.readEvent(Buffer.from(body), signature),
    findFlaw: (_, event) => {
      const ids =
        event === null
          ? []
          : [event.eventId, event.type, event.customerId, event.subscriptionId, event.chargeId];
      return ids.every((id) => id === null || /^[\w.-]{1,255}$/.test(id))
        ? null
        : "an id that the provider cannot have";
    },
  }),
];

function writeEvent(random: Random): string {
  const hostility = random.pick([0, 0.1, 0.5]);
  const or = (value: unknown) => (random.chance(hostility) ? pickHostileValue(random) : value);
  const object = {
    id: or("sub_1"),
    object: or("subscription"),
    customer: or({ id: "cus_1" }),
    charge: or("ch_1"),
  };
  return JSON.stringify({
    id: or(`evt_${random.below(1e9)}`),
    object: "event",
    type: or("customer.subscription.updated"),
    created: or(1_700_000_000),
    livemode: or(false),
    account: or(null),
    data: or({ object: or(object) }),
  }).toWellFormed();
}

/** A right signature of something else, or a header that only looks like one. */
function forge(body: string, random: Random): Message {
  const now = getSeconds();
  const right = sign(body, secret);
  const signature = random.pick<() => string>([
    () => sign(body, "whsec_of-another-product"),
    () => sign(`${body} `, secret),
    () => sign(body, secret, now - 301 - random.below(1e6)),
    () => sign(body, secret).replace("v1=", "v0="),
    () => right.slice(0, -1 - random.below(64)),
    () => `t=${now},v1=${"0".repeat(64)}`,
    () => `t=${random.pick(["", "NaN", "-1", "1e309", "0x1"])},${right.slice(right.indexOf("v1="))}`,
    () => `t=${now},${Array.from({ length: 500 }, () => `v1=${"f".repeat(64)}`).join(",")}`,
    () => pickHostileText(random),
    () => writeText(random, { phrases: ["t=", "v1=", `t=${now},v1=`, "v1=ff,v1=00"], maxLength: 4_000 }),
  ])();
  return { body, signature };
}

function sign(body: string, key: string, at = getSeconds()): string {
  return `t=${at},v1=${createHmac("sha256", key).update(`${at}.${body}`).digest("hex")}`;
}

function getSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}
