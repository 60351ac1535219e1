/**
 * Names what the server knew about the person when it chose what to return. Another name than before says that the answers
 * have changed, perhaps on another device, so that earlier responses may suggest what no longer suits.
 */
export const gateVersionHeader = "gate-version";
