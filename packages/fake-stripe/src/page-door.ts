import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { readCard } from "./cards.ts";
import { checkoutPage, closedCheckoutPage } from "./pages/checkout-page.ts";
import { overviewPage } from "./pages/overview-page.ts";
import { portalPage } from "./pages/portal-page.ts";
import type { CheckoutSession, PortalSession, State } from "./state.ts";
import type { Emit, SubscriptionLife } from "./subscription-life.ts";
import { sessionToWire } from "./wire.ts";

interface PageDoorOptions {
  readonly state: State;
  readonly life: SubscriptionLife;
  readonly emit: Emit;
  readonly now: () => number;
  readonly origin: () => string;
}

type PageAnswer = { readonly status: number; readonly html: string } | { readonly goTo: string };

/** The pages that Stripe hosts: where people pay, and where they look after their subscription. */
export function createPageDoor({ state, life, emit, now, origin }: PageDoorOptions) {
  function showCheckout(session: CheckoutSession, problem: string | null): PageAnswer {
    const price = state.prices[session.price];
    if (session.status !== "open" || !price) return { status: 410, html: closedCheckoutPage() };
    const email = state.customers[session.customer]?.email ?? "";
    return { status: problem === null ? 200 : 402, html: checkoutPage({ session, price, email, problem }) };
  }

  function pay(session: CheckoutSession, form: URLSearchParams): PageAnswer {
    const customer = state.customers[session.customer];
    if (session.status !== "open" || !customer) return showCheckout(session, null);
    const reading = readCard(form.get("card") ?? "", { isChargedNow: session.trialDays === null });
    if (!reading.ok) return showCheckout(session, reading.problem);

    customer.card = reading.card;
    session.status = "complete";
    session.subscription = life.start(session, now()).id;
    emit("checkout.session.completed", sessionToWire(session, origin()), now());
    return { goTo: session.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", session.id) };
  }

  function showPortal({ customer, returnUrl }: PortalSession, problem: string | null): PageAnswer {
    const subscription = Object.values(state.subscriptions).findLast(
      (each) => each.customer === customer && each.status !== "canceled",
    );
    const price = subscription && state.prices[subscription.price];
    const card = state.customers[customer]?.card ?? null;
    return { status: 200, html: portalPage({ subscription, price, card, returnUrl, problem }) };
  }

  function actInPortal(session: PortalSession, form: URLSearchParams): PageAnswer {
    const customer = state.customers[session.customer];
    const subscription = Object.values(state.subscriptions).findLast(
      (each) => each.customer === session.customer && each.status !== "canceled",
    );
    if (form.get("act") === "card" && customer) {
      const reading = readCard(form.get("card") ?? "", { isChargedNow: false });
      if (!reading.ok) return showPortal(session, reading.problem);
      customer.card = reading.card;
      if (subscription?.status === "past_due") life.retryCharge(subscription, now());
    } else if (subscription) {
      life.change(subscription, { cancelAtPeriodEnd: form.get("act") === "cancel" }, now());
    }
    return { goTo: `/p/session/${session.id}` };
  }

  function answer(path: string, form: URLSearchParams | null): PageAnswer {
    if (path === "/") return { status: 200, html: overviewPage(state, now()) };
    const session = state.sessions[/^\/c\/pay\/(\w+)$/.exec(path)?.[1] ?? ""];
    if (session) return form ? pay(session, form) : showCheckout(session, null);
    const portal = state.portalSessions[/^\/p\/session\/(\w+)$/.exec(path)?.[1] ?? ""];
    if (portal) return form ? actInPortal(portal, form) : showPortal(portal, null);
    return { status: 404, html: closedCheckoutPage() };
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const form = request.method === "POST" ? new URLSearchParams(await text(request)) : null;
    const given = answer(url.pathname, form);
    if ("goTo" in given) response.writeHead(303, { location: given.goTo }).end();
    else response.writeHead(given.status, { "content-type": "text/html; charset=utf-8" }).end(given.html);
  };
}
