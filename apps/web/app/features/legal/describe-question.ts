import type { Acceptances } from "@fernwell/contract/legal";
import { type LegalDocumentName, legalDocuments } from "@fernwell/contract/legal-versions";

export interface Question {
  readonly title: string;
  readonly lead: string;
  /** What is new in documents of which the person accepted an earlier version. */
  readonly changes: readonly { readonly document: LegalDocumentName; readonly text: string }[];
}

/** What to ask the person. Null if they have accepted the versions that count. */
export function describeQuestion(acceptances: Acceptances): Question | null {
  const open = legalDocuments.filter(
    (document) => acceptances[document].accepted_version !== acceptances[document].version,
  );
  if (open.length === 0) return null;

  const changed = open.filter((document) => acceptances[document].accepted_version !== null);
  if (changed.length < open.length)
    return {
      title: "Please accept our terms",
      lead: "We keep a record of what you agreed to and when, and have none from you for what applies today.",
      changes: changed.map((document) => ({ document, text: acceptances[document].changes })),
    };
  return {
    title: titles[changed.length === 2 ? "both" : (changed[0] ?? "both")],
    lead: "Please read what is new. To go on, we need you to accept it.",
    changes: changed.map((document) => ({ document, text: acceptances[document].changes })),
  };
}

const titles: Readonly<Record<LegalDocumentName | "both", string>> = {
  terms: "Our terms have changed",
  privacy: "Our privacy policy has changed",
  both: "Our terms and privacy policy have changed",
};
