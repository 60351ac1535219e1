interface Trial {
  readonly name: string;
  readonly text: string;
}

/** The same sentence wherever the trial is offered. */
export const trial: Trial = {
  name: "2 Week FREE Trial",
  text: "Your first two weeks cost nothing. After that the price of your plan applies, and you have the right to cancel.",
};
