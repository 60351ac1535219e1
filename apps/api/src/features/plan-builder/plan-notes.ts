import type { WishName } from "@fernwell/domain/planning/picking/relax-wishes";
import type { RulesReason } from "./plan-builder.types.ts";

const notes: Readonly<Record<RulesReason, string>> = {
  openQuestion:
    "We have a question about something you wrote in your answers, so we cannot suggest anything yet. Please answer it first.",
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

export function noteOnSize({ asked, size }: { readonly asked: number; readonly size: number }): string {
  return size < asked ? ` Only ${size} of the ${asked} you asked for fit your wish and your answers.` : "";
}

/** The note when only this wish was relaxed, and the name of the wish when several were. */
const wishes: Readonly<Record<WishName, readonly [alone: string, among: string]>> = {
  maxMinutes: ["Nothing is that short; these are the nearest.", "how short it is"],
  minMinutes: ["Nothing is that long; these are the nearest.", "how long it is"],
  maxCalories: ["Nothing has so few calories; these are the nearest.", "the calories"],
  minProtein: ["Nothing has that much protein; these are the nearest.", "the protein"],
  kind: ["We found nothing of the kind you named, so these are of other kinds.", "the kind"],
  dish: ["We found no such dish, so these are others.", "the dish"],
  cuisine: ["We found nothing from that kitchen, so these are from others.", "the kitchen"],
  food: ["We found nothing with the food you named, so these are without it.", "the food you named"],
  quality: ["We found nothing with every quality you named.", "some of the qualities"],
  equipment: ["We found nothing for the equipment you named.", "the equipment"],
  muscles: ["We found nothing for the muscles you named.", "the muscles"],
  goal: ["We found nothing made for quite what you want it for.", "what it is for"],
  level: ["Nothing is at the level you named, so these are easier.", "the level"],
  posture: ["We found nothing in the position you named, so these are in others.", "the position"],
  timeOfDay: ["We found nothing for that time of day, so these are for other times.", "the time of day"],
  experience: ["We found nothing made for your experience, so these suit anybody.", "the experience"],
};

const list = new Intl.ListFormat("en-GB");

export function noteOnWishes(relaxedWishes: readonly WishName[]): string {
  const [only, ...others] = relaxedWishes;
  if (only === undefined) return "";
  if (others.length === 0) return ` ${wishes[only][0]}`;
  return ` Nothing has all that you asked for, so we left out ${list.format(relaxedWishes.map((name) => wishes[name][1]))}.`;
}

export const noteOnGeneral = " We did not understand what you asked for, so this is a general selection.";
