import type { Random } from "@fernwell/api/test/fuzz/random.ts";
import type { Ledger } from "../clients/ledger.ts";
import type { Newcomers } from "../clients/newcomers.ts";
import type { Payers } from "../clients/payers.ts";
import type { Rig } from "../rig.ts";

export interface Trial {
  readonly rig: Rig;
  readonly random: Random;
  readonly ledger: Ledger;
  readonly newcomers: Newcomers;
  readonly payers: Payers;
  /** How long the long faults last. */
  readonly outageMs: number;
  /** Records what a person would want to read in the table. */
  note(what: string): void;
  /** Records that something was not as promised. */
  blame(what: string): void;
}

/** What breaks under load, and is whole again when `inject` ends. */
export interface Fault {
  readonly id: string;
  readonly about: string;
  /** Of all calls between the beginning and ten seconds after the end. */
  readonly maxFailedShare: number;
  /** Part of the short form that CI runs. */
  readonly isShort?: true;
  inject(trial: Trial): Promise<void>;
}
