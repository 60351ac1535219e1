import { useIsKnownWithheld } from "#app/safety/use-is-withheld.ts";

const minorNotice =
  "You're under 18, so we don't suggest eating less or hard training. If you have questions about your weight, please ask a doctor or a parent.";
const withheldNotice =
  "With what you told us, we leave losing weight out of what we suggest. If you have questions about your weight, please ask your doctor or midwife.";

/** Shown beside the questions about goals to people for whom we do not act on some of the goals. */
export function useGoalNotice(isMinor: boolean): string | false {
  const isWithheld = useIsKnownWithheld("weight-loss");
  if (isMinor) return minorNotice;
  return isWithheld && withheldNotice;
}
