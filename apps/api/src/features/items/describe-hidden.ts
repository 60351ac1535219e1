import type { Gated, HiddenCause } from "@fernwell/domain/safety/gate";
import type { Words } from "../catalogue/catalogue.types.ts";
import { writeInSentence } from "./describe-conflicts.ts";

/** How many items are hidden from a person, and why: by the gate, and by the person themselves. */
export function hiddenToWire(hidden: Gated<unknown>["hidden"], unwantedCount: number, words: Words) {
  const causes = hidden.map(({ cause, count }) => ({ cause: describeCause(cause, count, words), count }));
  if (unwantedCount > 0) {
    causes.push({
      cause: `${unwantedCount === 1 ? "is" : "are"} not for you, as you said`,
      count: unwantedCount,
    });
  }
  return { total: causes.reduce((sum, { count }) => sum + count, 0), causes };
}

/** Follows the count: "1 contains milk", "14 contain milk". */
function describeCause(cause: HiddenCause, count: number, words: Words): string {
  const [contain, are, need, have, ask, wait] =
    count === 1
      ? ["contains", "is", "needs", "has", "asks", "waits"]
      : ["contain", "are", "need", "have", "ask", "wait"];
  switch (cause.kind) {
    case "allergen":
      return `${contain} ${cause.allergen.replaceAll("-", " ")}, or may`;
    case "allergic-food":
      return `${contain} a food you cannot have`;
    case "disliked":
      return `${contain} something you dislike`;
    case "diet":
      return `${are} not ${writeInSentence(words.option("dietary_tag", cause.diet))}`;
    case "health-tag":
      return `${are} not ${writeInSentence(words.option("health_tag", cause.tag))}`;
    case "meat-with-milk":
      return `${have} meat and milk together`;
    case "limitation":
      return `${are} not advised with what you told us: ${cause.limitation.replaceAll("-", " ")}`;
    case "avoided-movement":
      return `${ask} for a movement that does not suit what you told us`;
    case "avoided-rest":
      return `${ask} for something at rest that does not suit what you told us`;
    case "too-hard":
      return `${are} hard, and you are under 18`;
    case "not-gentle":
      return `${are} not gentle, as what you told us requires`;
    case "equipment":
      return `${need} equipment`;
    case "unanswered-question":
      return `${wait} for your answer about something you wrote`;
  }
}
