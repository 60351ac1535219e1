import { noSuch } from "./api-error.ts";
import { newId } from "./new-id.ts";
import type { Charge, Dispute, Refund, State } from "./state.ts";
import type { Emit } from "./subscription-life.ts";
import { chargeToWire, disputeToWire, refundToWire } from "./wire.ts";

/** What happens to a customer's latest charge after it was paid. */
export interface Returns {
  /** The whole charge, or some cents of it, as the dashboard or the API does it. */
  refund(customer: string, amount?: number): void;
  /** The customer's bank opens a dispute or an inquiry. */
  openDispute(customer: string, status?: string): void;
  closeDispute(customer: string, status: string): void;
}

export function createReturns(state: State, emit: Emit, now: () => number): Returns {
  function requireLatestCharge(customer: string): Charge {
    const charge = Object.values(state.charges).findLast((each) => each.customer === customer);
    if (!charge) throw noSuch("charge", customer, 404);
    return charge;
  }

  return {
    refund(customer, amount) {
      const charge = requireLatestCharge(customer);
      const refund: Refund = {
        id: newId("re"),
        created: now(),
        charge: charge.id,
        amount: amount ?? charge.amount,
      };
      state.refunds[refund.id] = refund;
      emit("refund.created", refundToWire(refund, state), now());
      emit("charge.refunded", chargeToWire(charge, state), now());
    },
    openDispute(customer, status = "needs_response") {
      const { id: charge, amount } = requireLatestCharge(customer);
      const dispute: Dispute = { id: newId("du"), created: now(), charge, amount, status };
      state.disputes[dispute.id] = dispute;
      emit("charge.dispute.created", disputeToWire(dispute, state), now());
    },
    closeDispute(customer, status) {
      const charge = requireLatestCharge(customer);
      const dispute = Object.values(state.disputes).findLast((each) => each.charge === charge.id);
      if (!dispute) throw noSuch("dispute", customer, 404);
      dispute.status = status;
      emit("charge.dispute.closed", disputeToWire(dispute, state), now());
    },
  };
}
