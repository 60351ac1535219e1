import { joinWordsBefore } from "../reading/prompt-text.ts";
import {
  type Count,
  type CountedNoun,
  type CountedPrompt,
  findNounAfter,
  otherUnits,
} from "./counted-prompt.ts";
import { readPurpose, readRate } from "./read-stated-count.ts";

const kindOnly =
  /\b(?:for|as|after|during|before|like|such|in|over|on|with|a|no|this|that|each|every|any|which|the|of)$/;
const lookingFor = /\b(?:look|looking|hoping|asking) for$/;
const articleBefore = /\b(?:a|an|another) (?!.*\band\b)/;
const standsAlone = /^(?:in|at|before|after|for|to)$/;
const mayFollow = new Set(
  `for with in at on under that to of i please pls thank no without and or using from before after which
    would this tonight today tomorrow each per while when plus x where around between max`.split(/\s+/),
);

/** Reads one item ("a dinner", "one at bedtime"), unless the words only name a kind ("for a snack", "a dinner plan"). */
export function readSingleCount(prompt: CountedPrompt, at: number): Count | null {
  const { words } = prompt;
  const isOne = words[at]?.written === "one";
  const earlier = joinWordsBefore(words, at, 3);
  const next = words[at + 1]?.word ?? "";
  if ((kindOnly.test(earlier) && !lookingFor.test(earlier)) || otherUnits.has(next)) return null;
  if (isOne && articleBefore.test(`${joinWordsBefore(words, at, 5)} `)) return null;
  const noun = findNounAfter(prompt, at, false);
  if (noun === null) {
    return isOne && standsAlone.test(next)
      ? { ...toSingleCount(null), purpose: readPurpose(words, at + 1) }
      : null;
  }
  const last = findLastOfRun(prompt, noun);
  const per = readRate(words, last.to);
  return per !== null || isSingular(prompt, last) ? toSingleCount(noun.key, per) : null;
}

function toSingleCount(key: string | null, per: Count["per"] = null): Count {
  return { count: 1, key, isSingle: true, per, purpose: null };
}

/** Finds the last of adjacent nouns: "a yoga session". */
function findLastOfRun({ words, nouns }: CountedPrompt, first: CountedNoun): CountedNoun {
  const next = nouns.find(({ from }) => from === first.to);
  return next === undefined || words[next.from]?.gap !== "space"
    ? first
    : findLastOfRun({ words, nouns, isAmount: () => false, isDescribing: () => false }, next);
}

function isSingular({ words, isAmount }: CountedPrompt, { to }: CountedNoun): boolean {
  const written = words[to - 1]?.written ?? "";
  if (written.endsWith("s") && !written.endsWith("ss")) return false;
  const after = words[to];
  return after === undefined || after.gap !== "space" || isAmount(to) || mayFollow.has(after.word);
}
