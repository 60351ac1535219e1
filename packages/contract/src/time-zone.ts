/** Tells the server the time zone of the device, for a person who has chosen none. */
export const timeZoneHeader = "time-zone";

export const longestTimeZone = 64;
