export { deleteAccount } from "./delete-account.ts";
export { eraseAccount } from "./erase-account.ts";
export { eraseAgain } from "./erase-again.ts";
export { downloadExport, getExport, makeExport, requestExport } from "./exports.ts";
export { forgetOld } from "./forget-old.ts";
