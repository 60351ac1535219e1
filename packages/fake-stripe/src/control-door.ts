import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import type { Webhooks } from "./deliveries.ts";
import type { Faults } from "./faults.ts";
import type { Returns } from "./returns.ts";

interface ControlDoorOptions {
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly returns: Returns;
  readonly advanceDays: (days: number) => void;
}

const amount = z.coerce.number().int().min(0).max(100_000);
const customer = z.string();
const outcome = z.enum(["won", "lost"]);
const outage = z.enum(["hangs-up", "errors", "silent"]);

/** The controls for whoever is not in this process: a form's fields to `POST /_control/<name>`. */
export function createControlDoor({ faults, webhooks, returns, advanceDays }: ControlDoorOptions) {
  const controls: Record<string, (form: URLSearchParams) => unknown> = {
    advance: (form) => advanceDays(amount.parse(form.get("days"))),
    "go-down": (form) => faults.goDown(outage.parse(form.get("how"))),
    "come-back": () => faults.comeBack(),
    "lose-answers": (form) => faults.loseAnswers(amount.parse(form.get("count"))),
    "slow-down": (form) => faults.slowDown(amount.parse(form.get("ms"))),
    refund: (form) => returns.refund(customer.parse(form.get("customer"))),
    "open-dispute": (form) => returns.openDispute(customer.parse(form.get("customer"))),
    "close-dispute": (form) =>
      returns.closeDispute(customer.parse(form.get("customer")), outcome.parse(form.get("outcome"))),
    "hold-webhooks": () => webhooks.hold(),
    "release-webhooks": (form) =>
      webhooks.release({
        copies: amount.parse(form.get("copies") ?? "1"),
        ...(form.get("order") === "reversed" && { arrange: (events) => events.toReversed() }),
      }),
  };

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const control = request.method === "POST" ? controls[url.pathname.slice("/_control/".length)] : undefined;
    if (!control) {
      response.writeHead(404).end();
      return;
    }
    await control(new URLSearchParams(await text(request)));
    response.writeHead(303, { location: "/" }).end();
  };
}
