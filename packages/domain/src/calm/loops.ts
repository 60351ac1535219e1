/**
 * A sound as a loop. Its length is a whole number of samples at 32, 44.1 and 48 kHz. Its file begins with the end of the
 * loop and ends with its beginning, so that a player never reaches the edges, where encoders pad and blur.
 */
export const loopSeconds = 30.08;
export const loopLeadSeconds = 1;
