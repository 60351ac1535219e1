export { addAuthenticator, beginAuthenticator, removeAuthenticator } from "./authenticators.ts";
export { confirmLogin, getLoginStep } from "./confirm-login.ts";
export { listFactors, makeRecoveryCodes } from "./factors.ts";
export { addPasskey, beginPasskey, removePasskey, renamePasskey } from "./passkeys.ts";
export { resealSecrets } from "./reseal-secrets.ts";
export { sendFactorChanged } from "./second-factor-mails.ts";
