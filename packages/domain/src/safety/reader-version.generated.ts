/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "c6df3c6dd6b0c85e";
