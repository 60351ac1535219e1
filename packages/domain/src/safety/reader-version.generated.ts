/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "e9b5a4699e66cd68";
