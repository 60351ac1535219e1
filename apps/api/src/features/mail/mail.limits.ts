/** Long after the last retry of a job that could send the mail again. */
export const sentMailKeepDays = 14;
