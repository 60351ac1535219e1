import type { Deps } from "../../deps.ts";
import { forgetOldCheckouts } from "./checkouts.queries.ts";
import { forgetOldEvents } from "./stripe-events.queries.ts";

export async function forgetOldBilling({ db }: Pick<Deps, "db">): Promise<void> {
  await forgetOldCheckouts(db);
  await forgetOldEvents(db);
}
