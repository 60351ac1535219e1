/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "4aa77a4f54c2f54a";
