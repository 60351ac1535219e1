/** More words than the longest answers have. */
export const maxExplanations = 200;

/** PostgreSQL indexes no longer values. */
export const maxPhraseBytes = 2_600;

export const maxFoundMeanings = 12;
