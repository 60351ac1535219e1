import type { RulesReason } from "./ask-model.ts";

const notes: Readonly<Record<RulesReason, string>> = {
  notAsked: "Our own rules made this plan, without an AI model.",
  underAge:
    "You are under 18, so our own rules made this plan and left out what you wrote about weight or calories.",
  notSetUp: "No AI model is set up here, so our own rules made this plan.",
  nothingFits: "Nothing we have fits both your wish and your answers. Please try another wish.",
  tooFast: "You have asked the AI model several times within a minute, so our own rules made this plan.",
  personUsedUp: "You have asked the AI model as often as one day allows, so our own rules made this plan.",
  allUsedUp: "The AI model has made all the plans it can today, so our own rules made this plan.",
  late: "The AI model took too long, so our own rules made this plan.",
  down: "The AI model is not available right now, so our own rules made this plan.",
  resting: "The AI model is not available right now, so our own rules made this plan.",
  busy: "The AI model is busy right now, so our own rules made this plan.",
  refused: "The AI model is not available right now, so our own rules made this plan.",
  nonsense: "The AI model gave no answer we can use, so our own rules made this plan.",
};

export function noteByRules(reason: RulesReason): string {
  return notes[reason];
}

export function noteByModel({ chosen, added }: { readonly chosen: number; readonly added: number }): string {
  if (added === 0) return "An AI model chose these from what suits you, and we checked every one.";
  return `An AI model chose ${chosen} of these from what suits you, and our own rules added ${added}.`;
}

/** Said where a plan is shorter than somebody asked for. */
export function noteOnSize({ asked, size }: { readonly asked: number; readonly size: number }): string {
  return size < asked ? ` Only ${size} of the ${asked} you asked for fit your wish and your answers.` : "";
}
