/** Said beside the questions for a goal to whoever is under 18, since what they may choose there is not acted upon. */
export const wordsForMinors =
  "You are under 18: we do not suggest eating less or hard training. For questions about weight, please ask a doctor or a parent.";
