import type { Actor } from "../../platform/actor.ts";
import type { DayRange, WeekRow } from "./week.queries.ts";

/** An actor with what they have planned. */
export interface WeekReader extends Actor {
  readonly range: DayRange;
  readonly week: WeekRow;
}
