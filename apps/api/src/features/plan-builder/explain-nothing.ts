import type { Chip } from "@fernwell/domain/planning/chips/chip";
import type { HiddenCause } from "@fernwell/domain/safety/gate";

const list = new Intl.ListFormat("en-GB");

/** Names the needs of a prompt that rule out everything: those without which something would be left. */
export function explainNeeds(chips: readonly Chip[], isEnough: (id: string) => boolean): string {
  const needs = chips.filter(({ id }) =>
    /^(?:no|diet|tag|limitation|noEquipment|noImpact|intensity|level)\b/.test(id),
  );
  const decisive = needs.filter(({ id }) => isEnough(id));
  const named = (decisive.length > 0 ? decisive : needs).map(({ text }) => `“${text}”`);
  if (named.length === 0) return "";
  return ` ${list.format(named)} ${named.length === 1 ? "rules" : "rule"} out everything that suits your answers.`;
}

/** Asks about what must stay out and nobody knows. */
export function askAboutWords(words: readonly string[]): string {
  const named = words.map((word) => `“${word}”`);
  const what = `What ${named.length === 1 ? "does" : "do"} ${list.format(named)} mean?`;
  return ` ${what} Please write it in another word, or tell us about it in your answers.`;
}

/** For conditions that we cannot honour in full: the answers say what we can do. */
export function askAboutLimits(conditions: readonly string[]): string {
  const named = list.format(conditions.map((name) => `“${name}”`));
  return ` Please add ${named} to your answers. There we say what we can and cannot do, and you decide.`;
}

/** Names the answer that rules out most. */
export function explainHidden(
  hidden: readonly { readonly cause: HiddenCause; readonly count: number }[],
): string {
  const [most] = hidden.toSorted((one, other) => other.count - one.count);
  return most === undefined
    ? ""
    : ` Your answers rule out everything, above all ${describeCause(most.cause)}.`;
}

function describeCause(cause: HiddenCause): string {
  switch (cause.kind) {
    case "allergen":
      return `your allergy to ${cause.allergen.replaceAll("-", " ")}`;
    case "diet":
      return `your diet (${cause.diet.replaceAll("-", " ")})`;
    case "health-tag":
      return `what you need for your health (${cause.tag.replaceAll("-", " ")})`;
    case "limitation":
      return `what you told us about your body (${cause.limitation.replaceAll("-", " ")})`;
    case "equipment":
      return "that you have no equipment";
    case "unanswered-question":
      return "a question that is still open";
    default:
      return "what you told us you cannot have";
  }
}
