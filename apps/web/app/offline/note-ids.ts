/** Where a page leaves room for notes about the app itself. Each is read aloud without the others. */
export const noteIds = { offline: "offline-note", update: "update-note" } as const;
