const palettes = [
  { ground: "#f6e7d8", bowl: "#ffffff", filling: "#c96a3b", leaf: "#4f8a5b" },
  { ground: "#e3eef0", bowl: "#fdfaf4", filling: "#e0b04a", leaf: "#2f7d6b" },
  { ground: "#ece8f4", bowl: "#fffdf8", filling: "#8f5fa8", leaf: "#6fa06a" },
] as const;

/** A bowl seen from above, drawn in place so that the gallery needs no files. */
export function sampleBowl(index: number): string {
  const { ground, bowl, filling, leaf } = palettes[index % palettes.length] ?? palettes[0];
  const leaves = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse cx="400" cy="215" rx="26" ry="62" fill="${leaf}" transform="rotate(${turn + index * 17} 400 300)"/>`,
    )
    .join("");

  return asDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">` +
      `<rect width="800" height="600" fill="${ground}"/>` +
      `<ellipse cx="412" cy="322" rx="222" ry="218" fill="#17231d" opacity="0.12"/>` +
      `<circle cx="400" cy="300" r="216" fill="${bowl}"/><circle cx="400" cy="300" r="172" fill="${filling}"/>` +
      `${leaves}<circle cx="400" cy="300" r="44" fill="${ground}"/></svg>`,
  );
}

export const samplePlaceholder = asDataUri(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#f6e7d8"/><circle cx="2" cy="1.5" r="1" fill="#c96a3b"/></svg>`,
);

function asDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
