/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "348607561a068837";
