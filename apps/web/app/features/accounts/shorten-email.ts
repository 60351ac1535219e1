/** Enough for the owner to recognise it, as in "a…@example.com". It is never broken after the dots. */
export function shortenEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return `${first}…\u2060${email.slice(at)}`;
}
