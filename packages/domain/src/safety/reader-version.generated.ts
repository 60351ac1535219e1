/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "c5d16fe4ec750f73";
