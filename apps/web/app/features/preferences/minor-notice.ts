/** Shown to minors beside the questions about goals, because we do not act on some of those goals for them. */
export const minorNotice =
  "You're under 18, so we don't suggest eating less or hard training. If you have questions about your weight, please ask a doctor or a parent.";
