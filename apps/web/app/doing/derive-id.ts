/** Another id from an id, the same one for the same number: what is sent again is recognised by it. */
export function deriveId(id: string, number: number): string {
  const tail = (Number.parseInt(id.slice(-12), 16) + number) % 2 ** 48;
  return id.slice(0, -12) + tail.toString(16).padStart(12, "0");
}
