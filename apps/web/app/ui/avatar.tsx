import { cx } from "./cx.ts";
import { type Tone, toneText, toneTint } from "./tone.ts";

type AvatarSize = "sm" | "md" | "lg" | "xl";

type AvatarProps = { name: string; size?: AvatarSize; decorative?: boolean };

const sizes: Record<AvatarSize, string> = {
  sm: "size-9 text-sm",
  md: "size-12 text-base",
  lg: "size-20 text-2xl",
  xl: "size-32 text-3xl",
};

const tints: readonly Tone[] = ["fern", "clay", "lake", "dusk", "sun"];

/** A person's initials. `decorative` if the name is next to it, so that it is not announced twice. */
export function Avatar({ name, size = "md", decorative = false }: AvatarProps) {
  const tone = pickTint(name);

  return (
    <span
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      className={cx(
        "inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold tracking-wide select-none",
        sizes[size],
        toneTint[tone],
        toneText[tone],
      )}
    >
      {getInitials(name)}
    </span>
  );
}

function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}

function pickTint(name: string): Tone {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tints[sum % tints.length] ?? "fern";
}
