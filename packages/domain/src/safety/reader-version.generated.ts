/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "3205b3c66b3bd592";
