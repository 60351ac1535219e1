const idBytes = 16;

/** A token with the id of one person and the secret of another. */
export function swapSecrets(one: string, other: string): string {
  const [id, secret] = [Buffer.from(one, "base64url"), Buffer.from(other, "base64url")];
  return Buffer.concat([id.subarray(0, idBytes), secret.subarray(idBytes)]).toString("base64url");
}
