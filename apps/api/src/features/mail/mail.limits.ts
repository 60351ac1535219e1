/** Long after the last retry of a job that could send the mail again. */
export const sentMailKeepDays = 14;

/** An address that refused our mails is tried again after that: the fault may have been ours or a passing one. */
export const bounceLifeDays = 30;
