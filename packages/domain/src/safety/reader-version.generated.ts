/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "149c0259a73e1263";
