/** Where a page leaves room for the note that one is offline. */
export const offlineNoteId = "offline-note";
