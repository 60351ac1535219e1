/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "4829ee1af07f9ba8";
