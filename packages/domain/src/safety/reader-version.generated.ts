/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "76ddae6f78b4c782";
