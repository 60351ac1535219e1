import { addPeriod, daySeconds } from "./clock.ts";
import { newId } from "./new-id.ts";
import type { CheckoutSession, Price, State, Subscription } from "./state.ts";
import { invoiceToWire, subscriptionToWire } from "./wire.ts";

/** Told of everything that a webhook reports, in the order in which it happens. */
export type Emit = (type: string, object: Record<string, unknown>, at: number) => void;

export interface SubscriptionLife {
  /** Starts what was bought, with its trial or its first charge. */
  start(session: CheckoutSession, at: number): Subscription;
  /** Lets everything happen that was due by then, in the order of time. */
  settle(now: number): void;
  retryCharge(subscription: Subscription, at: number): void;
  change(subscription: Subscription, change: Partial<Subscription>, at: number): void;
  /** Another period begins now and is charged, unless a trial is told to go on. */
  changePrice(
    subscription: Subscription,
    change: { readonly price: Price; readonly isTrialKept: boolean },
    at: number,
  ): void;
  cancel(subscription: Subscription, at: number): void;
}

const noticeDays = 3;
const retryDays = 3;
const maxFailedCharges = 4;

export function createSubscriptionLife(state: State, emit: Emit): SubscriptionLife {
  const report = (event: string, subscription: Subscription, at: number) =>
    emit(`customer.subscription.${event}`, subscriptionToWire(subscription, state), at);

  function recordCharge({ customer, price: priceId }: Subscription, at: number): void {
    const price = state.prices[priceId];
    if (!price) return;
    const { unitAmount: amount, currency } = price;
    const id = newId("ch");
    state.charges[id] = { id, created: at, customer, amount, currency };
  }

  /** A period that is not charged for: its invoice is void. */
  function skipCharge(subscription: Subscription, at: number): void {
    subscription.status = "active";
    subscription.periodStart = at;
    subscription.periodEnd = addPeriod(at, state.prices[subscription.price]?.period ?? "month");
    report("updated", subscription, at);
  }

  function charge(subscription: Subscription, at: number): void {
    const isPaid = state.customers[subscription.customer]?.card?.isGood ?? false;
    const price = state.prices[subscription.price];
    if (isPaid) recordCharge(subscription, at);
    const invoice = { id: newId("in"), isPaid, amount: price?.unitAmount ?? 0, at };
    if (isPaid) {
      subscription.periodStart = at;
      subscription.periodEnd = addPeriod(at, price?.period ?? "month");
    }
    subscription.status = isPaid ? "active" : "past_due";
    subscription.failedCharges = isPaid ? 0 : subscription.failedCharges + 1;
    subscription.nextChargeAt = isPaid ? null : at + retryDays * daySeconds;
    emit(isPaid ? "invoice.paid" : "invoice.payment_failed", invoiceToWire(subscription, invoice), at);
    if (subscription.failedCharges >= maxFailedCharges) cancel(subscription, at);
    else report("updated", subscription, at);
  }

  function cancel(subscription: Subscription, at: number): void {
    subscription.status = "canceled";
    subscription.canceledAt = at;
    subscription.nextChargeAt = null;
    report("deleted", subscription, at);
  }

  function giveNotice(subscription: Subscription, at: number): void {
    subscription.isNoticeGiven = true;
    report("trial_will_end", subscription, at);
  }

  function endPeriod(subscription: Subscription, at: number): void {
    if (subscription.cancelAtPeriodEnd) cancel(subscription, at);
    else if (subscription.isCollectionPaused) skipCharge(subscription, at);
    else charge(subscription, at);
  }

  function nextOf(subscription: Subscription): { at: number; act: typeof charge } | null {
    const { status, periodEnd, isNoticeGiven, nextChargeAt } = subscription;
    if (status === "trialing" && !isNoticeGiven)
      return { at: periodEnd - noticeDays * daySeconds, act: giveNotice };
    if (status === "trialing" || status === "active") return { at: periodEnd, act: endPeriod };
    return status === "past_due" && nextChargeAt !== null ? { at: nextChargeAt, act: charge } : null;
  }

  return {
    start(session, at) {
      const trialEnd = session.trialDays === null ? null : at + session.trialDays * daySeconds;
      const period = state.prices[session.price]?.period ?? "month";
      const subscription: Subscription = {
        id: newId("sub"),
        itemId: newId("si"),
        created: at,
        customer: session.customer,
        price: session.price,
        trialStart: trialEnd === null ? null : at,
        trialEnd,
        status: trialEnd === null ? "active" : "trialing",
        periodStart: at,
        periodEnd: trialEnd ?? addPeriod(at, period),
        cancelAtPeriodEnd: false,
        canceledAt: null,
        isNoticeGiven: false,
        failedCharges: 0,
        nextChargeAt: null,
        isCollectionPaused: false,
      };
      state.subscriptions[subscription.id] = subscription;
      report("created", subscription, at);
      if (trialEnd === null) recordCharge(subscription, at);
      const amount = trialEnd === null ? (state.prices[session.price]?.unitAmount ?? 0) : 0;
      emit("invoice.paid", invoiceToWire(subscription, { id: newId("in"), isPaid: true, amount, at }), at);
      return subscription;
    },
    settle(now) {
      for (;;) {
        const due = Object.values(state.subscriptions)
          .map((subscription) => ({ subscription, next: nextOf(subscription) }))
          .filter(({ next }) => next !== null && next.at <= now)
          .sort((a, b) => (a.next?.at ?? 0) - (b.next?.at ?? 0))[0];
        if (!due?.next) return;
        due.next.act(due.subscription, due.next.at);
      }
    },
    retryCharge: charge,
    change(subscription, change, at) {
      Object.assign(subscription, change);
      report("updated", subscription, at);
    },
    changePrice(subscription, { price, isTrialKept }, at) {
      if (subscription.price === price.id) return;
      subscription.price = price.id;
      if (isTrialKept) report("updated", subscription, at);
      else charge(subscription, at);
    },
    cancel,
  };
}
