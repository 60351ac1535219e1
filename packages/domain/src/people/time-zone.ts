/** Whether a text is the name of a time zone, such as Europe/Berlin, and this platform knows its rules. */
export function isTimeZone(text: string): boolean {
  return /^[A-Za-z]/.test(text) && hasRules(text);
}

/** Accepts offsets such as +02:00 too, which say nothing about summer time. */
function hasRules(text: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
