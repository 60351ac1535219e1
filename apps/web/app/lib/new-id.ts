/** A UUIDv7: ids made later sort later, and two devices never make the same one. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = Date.now().toString(16).padStart(12, "0");
  const random = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = ((bytes[15] ?? 0) % 4) + 8;
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(0, 3)}`,
    `${variant.toString(16)}${random.slice(3, 6)}`,
    random.slice(6, 18),
  ].join("-");
}
