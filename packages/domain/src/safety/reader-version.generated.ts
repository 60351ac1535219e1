/** The hash of the code that reads what people told us. Written by `pnpm generate`. */
export const readerVersion = "ae5796ac2e51cef4";
