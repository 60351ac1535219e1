/** Long after the last try of a job that could send it again. */
export const sentMailKeepDays = 14;
