import { deflateRawSync } from "node:zlib";

/**
 * Whether a text has this many characters and looks random. Repeated characters compress well, and so do the steps
 * between characters that count up or down. Random text hardly gets shorter.
 */
export function isUnguessable(text: string, minLength: number): boolean {
  const bytes = Buffer.from(text);
  const steps = bytes.subarray(1).map((byte, index) => byte - (bytes[index] ?? 0));
  const minCompressed = (minLength * 7) / 8;
  return (
    text.length >= minLength && [bytes, steps].every((each) => deflateRawSync(each).length >= minCompressed)
  );
}
