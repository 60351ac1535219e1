import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** How the API is out of order: it hangs up, answers 503, or answers nothing. */
export type Outage = "hangs-up" | "errors" | "silent";

export interface Faults {
  goDown(outage: Outage): void;
  comeBack(): void;
  /** The next calls that change something are carried out, and their answer never arrives. */
  loseAnswers(count: number): void;
  /** From now on answers are held back this long after they were made. */
  slowDown(ms: number): void;
}

export interface FaultGate extends Faults {
  /** Whether the call may go on; otherwise it has been dealt with. */
  admits(response: ServerResponse): boolean;
  holdBack(): Promise<void>;
  /** Whether this answer gets lost. */
  losesAnswer(method: string): boolean;
}

export function createFaults(): FaultGate {
  let outage: Outage | null = null;
  let answersToLose = 0;
  let delayMs = 0;

  return {
    goDown(how) {
      outage = how;
    },
    comeBack() {
      outage = null;
    },
    loseAnswers(count) {
      answersToLose = count;
    },
    slowDown(ms) {
      delayMs = ms;
    },
    async holdBack() {
      if (delayMs > 0) await wait(delayMs);
    },
    admits(response) {
      if (outage === "hangs-up") response.destroy();
      if (outage === "errors") response.writeHead(503, { "content-type": "text/html" }).end("<p>Down</p>");
      return outage === null;
    },
    losesAnswer(method) {
      if (method === "GET" || answersToLose === 0) return false;
      answersToLose -= 1;
      return true;
    },
  };
}
