import type { NamedScene } from "./scene.ts";
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

/** The scenes that a meditation's entry can choose from, by name. */
export const scenes: ReadonlyMap<string, NamedScene> = new Map(
  Object.entries({
    "apple-lane": {
      draw: appleLane,
      land: "#8a8a4c",
      view: "A lane with a basket of apples at each gate, and a laden apple tree in front",
    },
    "begin-again-bell": {
      draw: beginAgainBell,
      view: "A bronze bell hanging from a wooden frame, with rings of sound around it and misty hills behind",
    },
    "bicycle-hills": {
      draw: bicycleHills,
      land: "#6fae4c",
      view: "A red bicycle with a basket beside a lane that winds up over green hills",
    },
    "canal-locks": {
      draw: canalLocks,
      time: "bedtime",
      view: "A narrowboat with lit portholes below a flight of canal locks, with a keeper's cottage under the moon",
    },
    "cat-on-quilt": {
      draw: catOnQuilt,
      indoors: true,
      view: "A ginger cat asleep on a patchwork quilt beside a lamp, with the moon in the window",
    },
    "cello-in-corner": {
      draw: celloInCorner,
      view: "A cello leaning in the corner of a room, its bow beside it, with evening light on the wall",
    },
    "chalk-squares": {
      draw: chalkSquares,
      view: "Squares drawn in yellow, pink, blue and green chalk on a sunny pavement",
    },
    "drifting-feather": {
      draw: driftingFeather,
      land: "#5fae8c",
      view: "A white feather rocking slowly down through a blue sky above hills",
    },
    "dusk-valley": {
      draw: duskValley,
      view: "A valley filling with shadow along its river while the light stays on the snowy peaks",
    },
    "first-light": {
      draw: firstLight,
      land: "#5f9a5c",
      view: "The sun coming up behind wide hills, with mist in the hollows and flowers in the grass",
    },
    "five-floors": {
      draw: fiveFloors,
      view: "A house of five floors seen from inside, from ringing telephones at the top to a quiet garden door, with a lift on its way down",
    },
    "flock-comes-home": {
      draw: flockComesHome,
      land: "#4f6a5c",
      view: "Sheep coming through a gate in a stone wall, some of them already lying down under the moon",
    },
    "folded-linen": {
      draw: foldedLinen,
      indoors: true,
      view: "Folded sheets stacked on a bedside chair with a sprig of lavender, beside a lamp",
    },
    footbridge: {
      draw: footbridge,
      view: "A wooden footbridge over a river where sailing and rowing boats go by",
    },
    "friends-walk": {
      draw: friendsWalk,
      land: "#5f9a4c",
      view: "Two friends walking side by side down an avenue of trees",
    },
    "hand-lens": {
      draw: handLens,
      view: "A dandelion clock seen large through a hand lens in a meadow",
    },
    "hand-on-door": {
      draw: handOnDoor,
      view: "A green door standing half open, with light and trees beyond the threshold",
    },
    "heron-estuary": {
      draw: heronEstuary,
      view: "A grey heron standing in the shallows of an estuary, with rings around its legs",
    },
    "horse-goes-home": {
      draw: horseGoesHome,
      view: "Somebody leading a brown horse across a yard to a stable with a light in it",
    },
    "hot-springs": {
      draw: hotSprings,
      land: "#3f7a5c",
      view: "A steaming pool among stones and ferns, with hills behind it and a changing sky",
    },
    "house-goes-to-bed": {
      draw: houseGoesToBed,
      view: "An old house between two trees with one lit window left, under the moon",
    },
    "island-chart": {
      draw: islandChart,
      view: "A hand-drawn map of a small island, its coast part firm line and part dots, with a boat sailing round it",
    },
    "jar-on-sill": {
      draw: jarOnSill,
      view: "A glass jar of river water on a windowsill, its silt sinking, with the river behind it",
    },
    "kauri-morning": {
      draw: kauriMorning,
      view: "The great trunk of a kauri among ferns, with sunlight slanting between the trees",
    },
    "kelp-forest": {
      draw: kelpForest,
      view: "Tall kelp swaying under water, with shafts of sunlight and a few fish",
    },
    "knitted-blanket": {
      draw: knittedBlanket,
      indoors: true,
      view: "A bed beneath a red knitted blanket, with needles and a ball of wool, and the moon in the window",
    },
    "lavender-rows": {
      draw: lavenderRows,
      view: "Rows of lavender running to the horizon, with bees at work above the blossom",
    },
    "lighthouse-morning": {
      draw: lighthouseMorning,
      view: "A red and white lighthouse on a headland, its lamp alight as the sun rises from the sea",
    },
    "long-table": {
      draw: longTable,
      view: "A long kitchen table with ten different chairs, bowls of soup and a loaf under a hanging lamp",
    },
    "low-fire": {
      draw: lowFire,
      view: "A brick hearth with a fire that has burned down to embers and a few small flames",
    },
    "mended-bowl": {
      draw: mendedBowl,
      view: "A blue bowl on a workbench, its crack being mended in gold with a fine brush",
    },
    "mill-pond": {
      draw: millPond,
      view: "A water mill with one lit window, its wheel reflected in the pond",
    },
    "morning-sounds": {
      draw: morningSounds,
      view: "A blackbird singing on the sill of an open window, with a kettle beside it and roofs behind",
    },
    "mountain-hut": {
      draw: mountainHut,
      view: "A tramping hut with lit windows at the edge of the pines, below snowy peaks",
    },
    "night-shift-town": {
      draw: nightShiftTown,
      view: "A sleeping town where a bakery is lit, someone walks to work and a ship's light shows at sea",
    },
    "night-train": {
      draw: nightTrain,
      view: "A train with warm windows crossing a viaduct through falling snow and pines",
    },
    "one-line-song": {
      draw: oneLineSong,
      land: "#8aa84c",
      view: "A robin singing on a branch, and a tune of six notes that runs over the hills as a single line",
    },
    "opened-curtains": {
      draw: openedCurtains,
      view: "Curtains opened a little way to the sun, an armchair with a rug over it, and something warm to drink",
    },
    "orchard-swing": {
      draw: orchardSwing,
      view: "A swing hanging from the bough of an old pear tree, with an orchard behind",
    },
    "passing-weather": {
      draw: passingWeather,
      land: "#4f9a6c",
      view: "A weathercock between a shower on one side and sunshine on the other, with hills below",
    },
    "patch-of-sun": {
      draw: patchOfSun,
      view: "A grey cat asleep in a patch of sunlight on a wooden floor, beside a bookcase and a fern",
    },
    postcards: {
      draw: postcards,
      view: "Three postcards with a donkey, a waterfall and a carrot on a breakfast table, with a pencil",
    },
    "puppy-on-mat": {
      draw: puppyOnMat,
      land: "#5fa45c",
      view: "A puppy sitting on a mat on the lawn, with a loose red lead and a ball",
    },
    "rain-on-tin-roof": {
      draw: rainOnTinRoof,
      view: "Rain falling on the iron roof of a small house with two lit windows",
    },
    "resting-armour": {
      draw: restingArmour,
      land: "#6fae4c",
      view: "A knight's helmet on a camp stool, a shield and armour in the grass, and striped tents behind",
    },
    "rising-bread": {
      draw: risingBread,
      view: "A bowl of dough under a cloth on a floury kitchen table, with the sun in the window",
    },
    "seedling-bed": {
      draw: seedlingBed,
      view: "Ten seedlings in a row of dark earth, some of them small, and a watering can beside them",
    },
    "shared-umbrella": {
      draw: sharedUmbrella,
      view: "Three people sharing one large striped umbrella in a rainy street",
    },
    sketchbook: {
      draw: sketchbook,
      view: "An open sketchbook with a pencil drawing of the hills that lie behind it, and a cup of tea",
    },
    "sky-above-lawn": {
      draw: skyAboveLawn,
      view: "A rug and a pillow on the lawn under the Milky Way, with a shooting star",
    },
    "slow-catch": {
      draw: slowCatch,
      land: "#6fae5c",
      view: "Two people on a mown lawn, with a ball in a high arc between them",
    },
    "starfish-pool": {
      draw: starfishPool,
      view: "An orange starfish with its five arms spread in a clear rock pool",
    },
    "steamed-window": {
      draw: steamedWindow,
      view: "A steamed-up kitchen window with a patch wiped clear, and through it a branch with one drop",
    },
    "steaming-cup": {
      draw: steamingCup,
      view: "A large cup of tea with steam rising from it, on a table by a window",
    },
    "swallows-on-wire": {
      draw: swallowsOnWire,
      land: "#b0a04c",
      view: "Ten swallows sitting along a telegraph wire above the hills",
    },
    "ten-stones": {
      draw: tenStones,
      view: "Ten stepping stones leading over still water to the other bank",
    },
    "thankful-boots": {
      draw: thankfulBoots,
      land: "#6fa05c",
      view: "A pair of well-worn walking boots on a doorstep beside a pot of flowers, with a path leading into the hills",
    },
    "three-steps": {
      draw: threeSteps,
      view: "Three stone steps leading down to water, a ring of sound on each, wider the lower it lies",
    },
    "tide-at-dusk": {
      draw: tideAtDusk,
      view: "Waves running up a pebbly beach, with the sun low over the sea",
    },
    "town-square": {
      draw: townSquare,
      view: "A bench under a plane tree in a town square, with a fountain, a clock tower and a few people crossing the paving",
    },
    "two-sips-and-a-sigh": {
      draw: twoSipsAndASigh,
      view: "Thistledown carried on the wind over a grassy cliff, in two short curls and one long sigh out to sea",
    },
    "under-canvas": {
      draw: underCanvas,
      land: "#7fa04c",
      view: "A green canvas tent by a lake, with flowers in the short grass",
    },
    "wide-paddock": {
      draw: widePaddock,
      land: "#a8a04c",
      view: "A very wide field with one tree, a gate, a line of fence posts and a great deal of sky",
    },
    wonderland: {
      draw: wonderland,
      view: "Red toadstools, ferns and dew as big as lanterns, and a small green door in a brick wall",
    },
  } satisfies Record<string, NamedScene>),
);
