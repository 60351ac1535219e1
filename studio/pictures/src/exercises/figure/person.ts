import type { Random } from "@fernwell/studio-drawing/random";

export const hairStyles = ["crop", "bob", "bun", "tail", "curls", "shaved", "scarf", "cap"] as const;
export type HairStyle = (typeof hairStyles)[number];

/** The person who does an exercise. Each exercise gets its own, so that all kinds of people appear. */
export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly hairStyle: HairStyle;
  readonly hasBeard: boolean;
  readonly hasGlasses: boolean;
  readonly top: string;
  readonly sleeve: "none" | "short" | "long";
  readonly bottom: string;
  readonly trouser: "short" | "knee" | "long";
  /** Null means barefoot. */
  readonly shoes: string | null;
  /** 1 is average. It changes only widths, so that all hands and feet reach the same places. */
  readonly breadth: number;
  readonly belly: number;
  readonly hipBreadth: number;
  readonly shoulderBreadth: number;
  readonly bust: number;
}

export type Outfit = "shoes" | "barefoot" | "swimming";

const skins = [
  "#f4cfb2",
  "#ecbd98",
  "#dfa77d",
  "#c98d62",
  "#ad7148",
  "#8c5636",
  "#6f412a",
  "#55311f",
] as const;
const hairs = ["#2a1d17", "#3b2a20", "#5b3d28", "#8a5a33", "#b98a4e", "#1d1a1c"] as const;
const greys = ["#c9c6c0", "#a6a29c", "#e4e0d8", "#7d7974"] as const;
const tops = [
  "#c2653a",
  "#e0a83f",
  "#6d5ba6",
  "#b8456a",
  "#2f7d5b",
  "#e8e2d4",
  "#d98a6a",
  "#4f8f6b",
  "#8f7cc0",
] as const;
const bottoms = ["#1f4a56", "#2b3a4f", "#3c3558", "#28453a", "#4a4038", "#174f5c", "#33424a"] as const;
const trainers = ["#f6f3ec", "#f0d9c8", "#dfe9ea", "#e9e3f2", "#f3e3b4"] as const;

export function choosePerson(
  random: Random,
  { outfit, isGentle }: { outfit: Outfit; isGentle: boolean },
): Person {
  const isOlder = random.chance(isGentle ? 0.5 : 0.16);
  const isWoman = random.chance(0.54);
  const build = random.pick(["slim", "middle", "middle", "strong", "full"] as const);
  const [breadth, belly] = builds[build];
  const skin = random.pick(skins);
  const worn = {
    top: random.pick(tops),
    sleeve: random.pick(["none", "short", "short", "long"] as const),
    bottom: random.pick(bottoms),
    trouser: random.pick(
      isWoman ? (["long", "long", "knee"] as const) : (["long", "knee", "short"] as const),
    ),
    shoes: outfit === "shoes" ? random.pick(trainers) : null,
  };
  const fitted = outfit === "swimming" ? swimwear(worn.bottom, isWoman) : worn;
  return {
    skin,
    hair: isOlder ? random.pick(greys) : random.pick(isDark(skin) ? hairs.slice(0, 2) : hairs),
    hairStyle: outfit === "swimming" ? "cap" : styleFor(random, { isWoman, isDark: isDark(skin) }),
    hasBeard: !isWoman && random.chance(0.35),
    hasGlasses: outfit !== "swimming" && random.chance(isOlder ? 0.4 : 0.1),
    ...fitted,
    breadth,
    belly: belly + (isOlder ? 0.6 : 0),
    hipBreadth: isWoman ? 1.05 : 0.95,
    shoulderBreadth: isWoman ? 0.93 : 1.05,
    bust: isWoman ? (build === "full" ? 2.2 : 1.5) : 0,
  };
}

const builds = {
  slim: [0.92, 0],
  middle: [1, 0.5],
  strong: [1.06, 0.3],
  full: [1.15, 3.2],
} as const;

function isDark(skin: string): boolean {
  return (skins as readonly string[]).indexOf(skin) > 4;
}

function swimwear(colour: string, isWoman: boolean) {
  return {
    top: isWoman ? colour : "",
    sleeve: "none",
    bottom: colour,
    trouser: "short",
    shoes: null,
  } as const;
}

function styleFor(
  random: Random,
  { isWoman, isDark: dark }: { isWoman: boolean; isDark: boolean },
): HairStyle {
  if (isWoman)
    return random.pick(
      dark
        ? (["curls", "bun", "scarf", "tail", "crop"] as const)
        : (["bob", "bun", "tail", "tail", "scarf", "crop"] as const),
    );
  return random.pick(
    dark ? (["crop", "shaved", "curls"] as const) : (["crop", "crop", "shaved", "curls"] as const),
  );
}
