/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "ab1498c516e0b8a5";
