/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "f3b26ab57e78c669";
