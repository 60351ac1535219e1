import type { Practice, TimeOfDay } from "@fernwell/domain/calm/meditation";
import { mix } from "@fernwell/studio-drawing/colour";

export type Hour = "dawn" | "day" | "dusk" | "night";

export interface Light {
  readonly hour: Hour;
  readonly skyHigh: string;
  readonly skyMid: string;
  readonly skyLow: string;
  /** The sun, or the moon at night. */
  readonly orb: string;
  readonly glow: string;
  readonly cloud: string;
  readonly star: string | null;
  /** The colour that distance fades into. */
  readonly air: string;
  readonly land: string;
  readonly path: string;
  readonly waterFar: string;
  readonly waterNear: string;
  readonly glint: string;
  /** Painted wood, plaster and linen. */
  readonly pale: string;
  readonly window: string;
  readonly flame: string;
  readonly lit: string;
  readonly shadow: string;
  /** The colour cast of the hour, and its strength. */
  readonly ambient: string;
  readonly ambience: number;
}

export const hourByTimeOfDay: Readonly<Record<TimeOfDay, Hour>> = {
  morning: "dawn",
  midday: "day",
  evening: "dusk",
  bedtime: "night",
};

export function createLight({
  hour,
  practice,
  land,
  indoors = false,
}: {
  readonly hour: Hour;
  readonly practice: Practice;
  /** The colour of the land, if it is not the usual green. */
  readonly land?: string | undefined;
  /** At night, lamplight indoors is warmer than moonlight. */
  readonly indoors?: boolean | undefined;
}): Light {
  const light = indoors && hour === "night" ? { ...hours.night, ...lamplight } : hours[hour];
  const mood = moods[practice];
  return {
    ...light,
    skyMid: mix(light.skyMid, mood, 0.14),
    skyLow: mix(light.skyLow, mood, 0.08),
    air: mix(light.air, mood, 0.16),
    cloud: mix(light.cloud, mood, 0.08),
    land: land === undefined ? light.land : mix(light.land, land, 0.62 * landShare[hour]),
  };
}

const lamplight = {
  pale: "#e0cdc4",
  lit: "#ffe2b4",
  shadow: "#2a1c3c",
  ambient: "#54406a",
  ambience: 0.22,
} as const;

const landShare: Readonly<Record<Hour, number>> = { dawn: 1, day: 1, dusk: 0.8, night: 0.5 };

const moods: Readonly<Record<Practice, string>> = {
  "breath-awareness": "#7fc3cf",
  "paced-breathing": "#8fcfb8",
  "body-scan": "#e0a184",
  "loving-kindness": "#e39aa6",
  visualisation: "#9d8fd6",
  "mantra-and-sound": "#e3b866",
  "mindful-movement": "#8fbf7c",
  "open-awareness": "#86b4e0",
};

const hours: Readonly<Record<Hour, Light>> = {
  dawn: {
    hour: "dawn",
    skyHigh: "#9fcfd6",
    skyMid: "#d8e8dc",
    skyLow: "#fde0b8",
    orb: "#fccf74",
    glow: "#ffe0a2",
    cloud: "#fffaf0",
    star: null,
    air: "#e9ebdc",
    land: "#3b8a66",
    path: "#ecdcb8",
    waterFar: "#fae7c8",
    waterNear: "#7ab8c4",
    glint: "#fff6e0",
    pale: "#fcf7ec",
    window: "#4f6a63",
    flame: "#ffd48a",
    lit: "#fff1cf",
    shadow: "#573a44",
    ambient: "#f6dcae",
    ambience: 0.06,
  },
  day: {
    hour: "day",
    skyHigh: "#66b3d8",
    skyMid: "#a9d9e6",
    skyLow: "#e9f4ea",
    orb: "#fff3c4",
    glow: "#fffdf0",
    cloud: "#ffffff",
    star: null,
    air: "#c9e5e6",
    land: "#469a58",
    path: "#f3e4be",
    waterFar: "#c8e6e8",
    waterNear: "#4fa3b8",
    glint: "#ffffff",
    pale: "#fffdf6",
    window: "#4f6a63",
    flame: "#ffd48a",
    lit: "#fffbe6",
    shadow: "#54404f",
    ambient: "#fff8e0",
    ambience: 0.04,
  },
  dusk: {
    hour: "dusk",
    skyHigh: "#3a5078",
    skyMid: "#8d89ac",
    skyLow: "#f8b98a",
    orb: "#ffd9a0",
    glow: "#ffc089",
    cloud: "#e8b0a0",
    star: "#fdf3d8",
    air: "#a79fb6",
    land: "#2f6159",
    path: "#b9a998",
    waterFar: "#eebc99",
    waterNear: "#456b88",
    glint: "#ffdcb4",
    pale: "#efd9bf",
    window: "#ffe39a",
    flame: "#ffc66b",
    lit: "#ffdf9f",
    shadow: "#33243c",
    ambient: "#6a4a55",
    ambience: 0.2,
  },
  night: {
    hour: "night",
    skyHigh: "#141b3c",
    skyMid: "#303a6e",
    skyLow: "#7d74a6",
    orb: "#fff3d6",
    glow: "#a9a4d8",
    cloud: "#5b5c90",
    star: "#fdf3e4",
    air: "#5c6296",
    land: "#27404f",
    path: "#6f7399",
    waterFar: "#7f7aae",
    waterNear: "#26345f",
    glint: "#e8dfee",
    pale: "#a79fc0",
    window: "#ffdc8f",
    flame: "#ffc477",
    lit: "#d9d3f0",
    shadow: "#0c0f2a",
    ambient: "#232a5c",
    ambience: 0.42,
  },
};
