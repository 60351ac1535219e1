import type { RulesReason } from "./plan-builder.types.ts";

const withoutModel = "Our own rules made this plan, without an AI model.";

const notes: Readonly<Record<RulesReason, string>> = {
  openQuestion:
    "We have a question about something you wrote in your answers, so we cannot suggest anything yet. Please answer it first.",
  unknownWord: "You mentioned something to keep out that we could not identify, so we suggest nothing yet.",
  notAccepted: "You mentioned something that we cannot plan for without asking, so we suggest nothing yet.",
  notAsked: withoutModel,
  underAge:
    "You are under 18, so our own rules made this plan and left out what you wrote about weight or calories.",
  withheld:
    "We leave weight and calories out for you, so our own rules made this plan without what you wrote about them.",
  notSetUp: withoutModel,
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

/** What the plan does not keep of the prompt, sentence by sentence. */
export function noteOnRelaxations(relaxations: readonly { readonly text: string }[]): string {
  return relaxations.map(({ text }) => ` ${text}`).join("");
}

export const noteOnWeight = "We left out what you wrote about weight or calories.";

export const noteOnGeneral = " We did not understand what you asked for, so this is a general selection.";
