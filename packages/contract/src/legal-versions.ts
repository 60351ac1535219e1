export const legalDocuments = ["terms", "privacy"] as const;
export type LegalDocumentName = (typeof legalDocuments)[number];

interface LegalVersion {
  /** The date that the document itself shows. */
  readonly version: string;
  /** What is different from the version before, for people who accepted that one. */
  readonly changes: string;
}

/** A test of the web compares the texts with their versions, so that neither changes without the other. */
export const legalVersions: Readonly<Record<LegalDocumentName, LegalVersion>> = {
  terms: {
    version: "2021-10-07",
    changes: "They now say that we keep a record of the version that you accept, and when.",
  },
  privacy: {
    version: "2022-2-23",
    changes:
      "It now says that we keep a record of what you accepted, of emails to you that come back, and of payments that are refunded or disputed.",
  },
};
