import type { Coach } from "@fernwell/catalogue/catalogue";
import type * as wire from "@fernwell/contract/catalogue";
import { Serialised } from "../../platform/http/serialised.ts";
import type { Snapshot } from "./snapshot.ts";

export function coachListToWire(snapshot: Snapshot, coaches: readonly Coach[]): Serialised<wire.Coach[]> {
  return Serialised.array(coaches.map((coach) => ({ open: snapshot.getCoachBody(coach) })));
}

export function coachPageToWire(
  snapshot: Snapshot,
  coaches: readonly Coach[],
  totalCount: number,
): Serialised<wire.CoachPage> {
  return Serialised.page(
    coaches.map((coach) => ({ open: snapshot.getCoachBody(coach) })),
    { totalCount },
  );
}
