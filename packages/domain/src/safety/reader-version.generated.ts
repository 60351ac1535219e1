/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "b871f6abf32810ee";
