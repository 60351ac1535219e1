import type { Meditation } from "@fernwell/domain/calm/meditation";
import { type Hour, hourOf } from "./light.ts";
import type { Motif } from "./scene.ts";
import { appleLane } from "./scenes/apple-lane.ts";
import { beginAgainBell } from "./scenes/begin-again-bell.ts";
import { bicycleHills } from "./scenes/bicycle-hills.ts";
import { canalLocks } from "./scenes/canal-locks.ts";
import { catOnQuilt } from "./scenes/cat-on-quilt.ts";
import { celloInCorner } from "./scenes/cello-in-corner.ts";
import { chalkSquares } from "./scenes/chalk-squares.ts";
import { driftingFeather } from "./scenes/drifting-feather.ts";
import { duskValley } from "./scenes/dusk-valley.ts";
import { firstLight } from "./scenes/first-light.ts";
import { fiveFloors } from "./scenes/five-floors.ts";
import { flockComesHome } from "./scenes/flock-comes-home.ts";
import { foldedLinen } from "./scenes/folded-linen.ts";
import { footbridge } from "./scenes/footbridge.ts";
import { friendsWalk } from "./scenes/friends-walk.ts";
import { handLens } from "./scenes/hand-lens.ts";
import { handOnDoor } from "./scenes/hand-on-door.ts";
import { heronEstuary } from "./scenes/heron-estuary.ts";
import { horseGoesHome } from "./scenes/horse-goes-home.ts";
import { hotSprings } from "./scenes/hot-springs.ts";
import { houseGoesToBed } from "./scenes/house-goes-to-bed.ts";
import { islandChart } from "./scenes/island-chart.ts";
import { jarOnSill } from "./scenes/jar-on-sill.ts";
import { kauriMorning } from "./scenes/kauri-morning.ts";
import { kelpForest } from "./scenes/kelp-forest.ts";
import { knittedBlanket } from "./scenes/knitted-blanket.ts";
import { lavenderRows } from "./scenes/lavender-rows.ts";
import { lighthouseMorning } from "./scenes/lighthouse-morning.ts";
import { longTable } from "./scenes/long-table.ts";
import { lowFire } from "./scenes/low-fire.ts";
import { mendedBowl } from "./scenes/mended-bowl.ts";
import { millPond } from "./scenes/mill-pond.ts";
import { morningSounds } from "./scenes/morning-sounds.ts";
import { mountainHut } from "./scenes/mountain-hut.ts";
import { nightShiftTown } from "./scenes/night-shift-town.ts";
import { nightTrain } from "./scenes/night-train.ts";
import { oneLineSong } from "./scenes/one-line-song.ts";
import { openedCurtains } from "./scenes/opened-curtains.ts";
import { orchardSwing } from "./scenes/orchard-swing.ts";
import { passingWeather } from "./scenes/passing-weather.ts";
import { patchOfSun } from "./scenes/patch-of-sun.ts";
import { postcards } from "./scenes/postcards.ts";
import { puppyOnMat } from "./scenes/puppy-on-mat.ts";
import { rainOnTinRoof } from "./scenes/rain-on-tin-roof.ts";
import { restingArmour } from "./scenes/resting-armour.ts";
import { risingBread } from "./scenes/rising-bread.ts";
import { seedlingBed } from "./scenes/seedling-bed.ts";
import { sharedUmbrella } from "./scenes/shared-umbrella.ts";
import { sketchbook } from "./scenes/sketchbook.ts";
import { skyAboveLawn } from "./scenes/sky-above-lawn.ts";
import { slowCatch } from "./scenes/slow-catch.ts";
import { starfishPool } from "./scenes/starfish-pool.ts";
import { steamedWindow } from "./scenes/steamed-window.ts";
import { steamingCup } from "./scenes/steaming-cup.ts";
import { swallowsOnWire } from "./scenes/swallows-on-wire.ts";
import { tenStones } from "./scenes/ten-stones.ts";
import { thankfulBoots } from "./scenes/thankful-boots.ts";
import { threeSteps } from "./scenes/three-steps.ts";
import { tideAtDusk } from "./scenes/tide-at-dusk.ts";
import { townSquare } from "./scenes/town-square.ts";
import { twoSipsAndASigh } from "./scenes/two-sips-and-a-sigh.ts";
import { underCanvas } from "./scenes/under-canvas.ts";
import { widePaddock } from "./scenes/wide-paddock.ts";
import { wonderland } from "./scenes/wonderland.ts";

/** What each meditation shows, chosen by hand from its name, its description and its script. */
export const motifs: Readonly<Record<string, Motif>> = {
  "a-bench-in-the-square": { scene: townSquare },
  "a-blanket-row-by-row": { scene: knittedBlanket, indoors: true },
  "a-bunk-in-the-mountain-hut": { scene: mountainHut },
  "a-cat-on-the-quilt": { scene: catOnQuilt, indoors: true },
  "a-jar-of-river-water": { scene: jarOnSill },
  "a-row-of-seedlings": { scene: seedlingBed },
  "a-slow-game-of-catch": { scene: slowCatch, land: "#6fae5c" },
  "a-soft-pencil": { scene: sketchbook },
  "a-song-with-one-line": { scene: oneLineSong, land: "#8aa84c" },
  "a-square-of-chalk": { scene: chalkSquares },
  "a-wide-paddock": { scene: widePaddock, land: "#a8a04c" },
  "apples-at-every-gate": { scene: appleLane, land: "#8a8a4c" },
  "bees-in-the-lavender": { scene: lavenderRows },
  "begin-again-bell": { scene: beginAgainBell },
  "bread-on-the-rise": { scene: risingBread },
  "chart-of-a-small-island": { scene: islandChart },
  "counting-the-flock-home": { scene: flockComesHome, land: "#4f6a5c" },
  "down-five-floors": { scene: fiveFloors },
  "down-through-the-locks": { scene: canalLocks, time: "bedtime" },
  "dusk-comes-up-the-valley": { scene: duskValley },
  "everyone-at-the-table": { scene: longTable },
  "feel-better-meditation": { scene: openedCurtains },
  "first-light-wide-eyes": { scene: firstLight, land: "#5f9a5c" },
  "folding-the-linen": { scene: foldedLinen, indoors: true },
  "following-the-patch-of-sun": { scene: patchOfSun },
  "four-words-and-the-tide": { scene: tideAtDusk },
  "good-morning-to-every-sound": { scene: morningSounds },
  "hand-on-the-door": { scene: handOnDoor },
  "kelp-in-the-shallows": { scene: kelpForest },
  "kindness-for-the-night-shift": { scene: nightShiftTown },
  "morning-under-the-kauri": { scene: kauriMorning },
  "night-train-through-snow": { scene: nightTrain },
  "one-clear-window": { scene: steamedWindow },
  "over-the-hills-by-bicycle": { scene: bicycleHills, land: "#6fae4c" },
  "polishing-the-lighthouse-lamp": { scene: lighthouseMorning },
  "putting-the-house-to-bed": { scene: houseGoesToBed },
  "rain-on-a-tin-roof": { scene: rainOnTinRoof },
  "relaxing-breath-meditation": { scene: driftingFeather, land: "#5fae8c" },
  "room-under-the-umbrella": { scene: sharedUmbrella },
  "sounding-the-cello": { scene: celloInCorner },
  "starfish-meditation": { scene: starfishPool },
  "steam-from-a-cup": { scene: steamingCup },
  "taking-off-the-armour": { scene: restingArmour, land: "#6fae4c" },
  "teaching-a-puppy-to-stay": { scene: puppyOnMat, land: "#5fa45c" },
  "ten-slow-steps": { scene: tenStones },
  "ten-swallows-on-a-wire": { scene: swallowsOnWire, land: "#b0a04c" },
  "thank-you-knees": { scene: thankfulBoots, land: "#6fa05c" },
  "the-heron-at-the-estuary": { scene: heronEstuary },
  "the-mill-after-hours": { scene: millPond },
  "the-orchard-swing": { scene: orchardSwing },
  "the-patient-workbench": { scene: mendedBowl },
  "the-sky-above-the-lawn": { scene: skyAboveLawn },
  "three-low-notes": { scene: threeSteps },
  "three-postcards-before-breakfast": { scene: postcards },
  "two-sips-and-a-sigh": { scene: twoSipsAndASigh },
  "under-canvas": { scene: underCanvas, land: "#7fa04c" },
  "under-the-hand-lens": { scene: handLens },
  "up-to-the-hot-springs": { scene: hotSprings, land: "#3f7a5c" },
  "walking-the-horse-home": { scene: horseGoesHome },
  "walking-with-a-friend": { scene: friendsWalk, land: "#5f9a4c" },
  "waving-from-the-footbridge": { scene: footbridge },
  "weather-report": { scene: passingWeather, land: "#4f9a6c" },
  "when-the-fire-burns-low": { scene: lowFire },
  "wonderland-of-meditation": { scene: wonderland },
};

/** What a picture depends on. */
export type Drawn = Pick<Meditation, "id" | "practice" | "timesOfDay">;

export function requireMotif({ id }: Drawn): Motif {
  const motif = motifs[id];
  if (motif === undefined) throw new Error(`no motif is chosen for the meditation ${id}`);
  return motif;
}

export function hourOfPicture(meditation: Drawn): Hour {
  const time = requireMotif(meditation).time ?? meditation.timesOfDay[0];
  if (time === undefined)
    throw new Error(`the meditation ${meditation.id} has no time of day to take its light from`);
  return hourOf[time];
}
