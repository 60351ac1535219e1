/** A part of what is said to a person about what we do and cannot do for a condition. */
export type LimitsClause =
  /** Follows "we", as in "we leave out wine". The fields of the condition that make it true are named beside it. */
  | { readonly keeps: string; readonly by: readonly string[] }
  /** A clause that says what we cannot do or do not know, or why a person should not rely on us. */
  | { readonly cannot: string }
  /** Why we keep what comes before it. */
  | { readonly because: string }
  /** A clause of its own: something to know, to do or to tell us. */
  | { readonly note: string };

interface Part {
  readonly kind: "keeps" | "cannot" | "because" | "note";
  readonly text: string;
}

/** "We leave out wine and keep movement gentle, but we cannot limit caffeine." Null without clauses. */
export function writeLimits(clauses: readonly LimitsClause[]): string | null {
  const parts = joinAlike(clauses.map(readPart));
  if (parts.length === 0) return null;
  const sentence = parts.map(({ kind, text }, at) => (at === 0 ? text : `${links[kind]}${text}`)).join("");
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

const links: Readonly<Record<Part["kind"], string>> = {
  keeps: "; ",
  cannot: ", but ",
  because: ", because ",
  note: "; ",
};

function readPart(clause: LimitsClause): Part {
  if ("keeps" in clause) return { kind: "keeps", text: clause.keeps };
  if ("cannot" in clause) return { kind: "cannot", text: clause.cannot };
  if ("because" in clause) return { kind: "because", text: clause.because };
  return { kind: "note", text: clause.note };
}

/** Promises that follow each other have one "we", and what we cannot do has one "but". */
function joinAlike(parts: readonly Part[]): Part[] {
  const runs: { readonly kind: Part["kind"]; readonly texts: string[] }[] = [];
  for (const { kind, text } of parts) {
    const last = runs.at(-1);
    if (last !== undefined && last.kind === kind && kind !== "note") last.texts.push(text);
    else runs.push({ kind, texts: [text] });
  }
  return runs.map(({ kind, texts }) => ({
    kind,
    text: kind === "keeps" ? `we ${listPromises(texts)}` : texts.join(", and "),
  }));
}

const leaveOut = "leave out ";

/** "leave out wine and kelp, and strain", "leave out wine, keep movement gentle and spare the ankles". */
function listPromises(texts: readonly string[]): string {
  const promises: string[] = [];
  for (const text of texts) {
    const last = promises.at(-1);
    if (last?.startsWith(leaveOut) && text.startsWith(leaveOut)) {
      const and = last.includes(" and ") ? ", and " : " and ";
      promises.splice(-1, 1, last + and + text.slice(leaveOut.length));
    } else promises.push(text);
  }
  const last = promises.at(-1) ?? "";
  return promises.length < 2 ? last : `${promises.slice(0, -1).join(", ")} and ${last}`;
}
