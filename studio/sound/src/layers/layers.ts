import type { Sound } from "@fernwell/domain/calm/meditation";
import { createBirdsong } from "./birdsong.ts";
import { createDrone } from "./drone.ts";
import { createFire } from "./fire.ts";
import { createForest } from "./forest.ts";
import { createHeartbeat } from "./heartbeat.ts";
import type { CreateLayer } from "./layer.ts";
import { createNightInsects } from "./night-insects.ts";
import { createOcean } from "./ocean.ts";
import { createRain } from "./rain.ts";
import { createSingingBowl } from "./singing-bowl.ts";
import { createSoftPad } from "./soft-pad.ts";
import { createStream } from "./stream.ts";
import { createWind } from "./wind.ts";

interface LayerSetup {
  readonly create: CreateLayer;
  /** Makes a level of 1 about equally loud for every sound. */
  readonly trim: number;
  /** How much of it is sent to the reverb. */
  readonly echo: number;
}

export const layers: Readonly<Record<Sound, LayerSetup>> = {
  rain: { create: createRain, trim: 0.88, echo: 0 },
  ocean: { create: createOcean, trim: 0.72, echo: 0 },
  stream: { create: createStream, trim: 1.1, echo: 0.05 },
  forest: { create: createForest, trim: 1.4, echo: 0.12 },
  birdsong: { create: createBirdsong, trim: 1.35, echo: 0.22 },
  wind: { create: createWind, trim: 0.66, echo: 0 },
  "night-insects": { create: createNightInsects, trim: 2, echo: 0.08 },
  fire: { create: createFire, trim: 1, echo: 0.03 },
  "singing-bowl": { create: createSingingBowl, trim: 0.63, echo: 0.2 },
  drone: { create: createDrone, trim: 0.75, echo: 0.15 },
  "soft-pad": { create: createSoftPad, trim: 0.13, echo: 0.25 },
  heartbeat: { create: createHeartbeat, trim: 0.86, echo: 0.05 },
};
