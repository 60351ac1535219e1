import { firstDay, isDay, lastDay } from "@fernwell/domain/planning/days/calendar-days";
import { z } from "zod";

/** A day that can be planned for. */
export const daySchema = z.iso.date().refine(isDay, {
  error: `Please choose a day from ${firstDay} to ${lastDay}`,
});
