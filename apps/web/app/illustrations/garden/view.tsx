import "./view.css";
import "./day.css";
import "./night.css";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { ComponentType } from "react";
import { GardenBough } from "./bough.tsx";
import { GardenFern } from "./fern.tsx";
import { GardenFruit } from "./fruit.tsx";
import { GardenLamp } from "./lamp.tsx";
import { GardenLandscape } from "./landscape.tsx";
import { GardenPosy } from "./posy.tsx";
import { SolidLight } from "./solid.tsx";
import { GardenStillness } from "./stillness.tsx";
import { GardenSupper } from "./supper.tsx";
import { GardenTraining } from "./training.tsx";
import { GardenWindow } from "./window.tsx";

export type GardenScene = "morning" | "noon" | "evening" | ItemKind;

/** The view from the kitchen window, for decoration only. */
export function GardenView({ scene, className }: { scene: GardenScene; className: string }) {
  const { hour, StillLife } = scenes[scene];

  return (
    <div className={`garden-frame ${className}`}>
      <svg
        viewBox="-200 0 1200 1000"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className={`garden-view garden-${hour}`}
      >
        <SolidLight />
        <GardenLandscape />
        <GardenBough />
        <GardenWindow />
        <GardenFern />
        <StillLife />
      </svg>
    </div>
  );
}

type Hour = "morning" | "noon" | "afternoon" | "evening" | "dusk";

const scenes: Record<GardenScene, { hour: Hour; StillLife: ComponentType }> = {
  morning: { hour: "morning", StillLife: GardenFruit },
  noon: { hour: "noon", StillLife: GardenPosy },
  evening: { hour: "evening", StillLife: GardenLamp },
  meal: { hour: "noon", StillLife: GardenSupper },
  exercise: { hour: "afternoon", StillLife: GardenTraining },
  meditation: { hour: "dusk", StillLife: GardenStillness },
};
