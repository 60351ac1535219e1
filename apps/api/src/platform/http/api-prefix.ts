/** Every call of the API is below this path. */
export const apiPrefix = "/api";
