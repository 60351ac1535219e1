/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "a4a67482cae59920";
