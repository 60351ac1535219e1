import type { Hour } from "./light.ts";
import { type Drawn, hourOfPicture } from "./motifs.ts";

/** What the picture shows, for those who do not see it. */
export function describeMeditation(meditation: Drawn): string {
  const words = views[meditation.id];
  if (words === undefined) throw new Error(`the picture of the meditation ${meditation.id} is not described`);
  return `${words}, ${hourWords[hourOfPicture(meditation)]}.`;
}

const hourWords: Readonly<Record<Hour, string>> = {
  dawn: "in morning light",
  day: "in the middle of the day",
  dusk: "in the last light of evening",
  night: "at night",
};

const views: Readonly<Record<string, string>> = {
  "a-bench-in-the-square":
    "A bench under a plane tree in a town square, with a fountain, a clock tower and a few people crossing the paving",
  "a-blanket-row-by-row":
    "A bed beneath a red knitted blanket, with needles and a ball of wool, and the moon in the window",
  "a-bunk-in-the-mountain-hut": "A tramping hut with lit windows at the edge of the pines, below snowy peaks",
  "a-cat-on-the-quilt": "A ginger cat asleep on a patchwork quilt beside a lamp, with the moon in the window",
  "a-jar-of-river-water":
    "A glass jar of river water on a windowsill, its silt sinking, with the river behind it",
  "a-row-of-seedlings":
    "Ten seedlings in a row of dark earth, some of them small, and a watering can beside them",
  "a-slow-game-of-catch": "Two people on a mown lawn, with a ball in a high arc between them",
  "a-soft-pencil":
    "An open sketchbook with a pencil drawing of the hills that lie behind it, and a cup of tea",
  "a-song-with-one-line":
    "A robin singing on a branch, and a tune of six notes that runs over the hills as a single line",
  "a-square-of-chalk": "Squares drawn in yellow, pink, blue and green chalk on a sunny pavement",
  "a-wide-paddock": "A very wide field with one tree, a gate, a line of fence posts and a great deal of sky",
  "apples-at-every-gate": "A lane with a basket of apples at each gate, and a laden apple tree in front",
  "bees-in-the-lavender": "Rows of lavender running to the horizon, with bees at work above the blossom",
  "begin-again-bell":
    "A bronze bell hanging from a wooden frame, with rings of sound around it and misty hills behind",
  "bread-on-the-rise": "A bowl of dough under a cloth on a floury kitchen table, with the sun in the window",
  "chart-of-a-small-island":
    "A hand-drawn map of a small island, its coast part firm line and part dots, with a boat sailing round it",
  "counting-the-flock-home":
    "Sheep coming through a gate in a stone wall, some of them already lying down under the moon",
  "down-five-floors":
    "A house of five floors seen from inside, from ringing telephones at the top to a quiet garden door, with a lift on its way down",
  "down-through-the-locks":
    "A narrowboat with lit portholes below a flight of canal locks, with a keeper's cottage under the moon",
  "dusk-comes-up-the-valley":
    "A valley filling with shadow along its river while the light stays on the snowy peaks",
  "everyone-at-the-table":
    "A long kitchen table with ten different chairs, bowls of soup and a loaf under a hanging lamp",
  "feel-better-meditation":
    "Curtains opened a little way to the sun, an armchair with a rug over it, and something warm to drink",
  "first-light-wide-eyes":
    "The sun coming up behind wide hills, with mist in the hollows and flowers in the grass",
  "folding-the-linen": "Folded sheets stacked on a bedside chair with a sprig of lavender, beside a lamp",
  "following-the-patch-of-sun":
    "A grey cat asleep in a patch of sunlight on a wooden floor, beside a bookcase and a fern",
  "four-words-and-the-tide": "Waves running up a pebbly beach, with the sun low over the sea",
  "good-morning-to-every-sound":
    "A blackbird singing on the sill of an open window, with a kettle beside it and roofs behind",
  "hand-on-the-door": "A green door standing half open, with light and trees beyond the threshold",
  "kelp-in-the-shallows": "Tall kelp swaying under water, with shafts of sunlight and a few fish",
  "kindness-for-the-night-shift":
    "A sleeping town where a bakery is lit, someone walks to work and a ship's light shows at sea",
  "morning-under-the-kauri":
    "The great trunk of a kauri among ferns, with sunlight slanting between the trees",
  "night-train-through-snow": "A train with warm windows crossing a viaduct through falling snow and pines",
  "one-clear-window":
    "A steamed-up kitchen window with a patch wiped clear, and through it a branch with one drop",
  "over-the-hills-by-bicycle": "A red bicycle with a basket beside a lane that winds up over green hills",
  "polishing-the-lighthouse-lamp":
    "A red and white lighthouse on a headland, its lamp alight as the sun rises from the sea",
  "putting-the-house-to-bed": "An old house between two trees with one lit window left, under the moon",
  "rain-on-a-tin-roof": "Rain falling on the iron roof of a small house with two lit windows",
  "relaxing-breath-meditation": "A white feather rocking slowly down through a blue sky above hills",
  "room-under-the-umbrella": "Three people sharing one large striped umbrella in a rainy street",
  "sounding-the-cello":
    "A cello leaning in the corner of a room, its bow beside it, with evening light on the wall",
  "starfish-meditation": "An orange starfish with its five arms spread in a clear rock pool",
  "steam-from-a-cup": "A large cup of tea with steam rising from it, on a table by a window",
  "taking-off-the-armour":
    "A knight's helmet on a camp stool, a shield and armour in the grass, and striped tents behind",
  "teaching-a-puppy-to-stay": "A puppy sitting on a mat on the lawn, with a loose red lead and a ball",
  "ten-slow-steps": "Ten stepping stones leading over still water to the other bank",
  "ten-swallows-on-a-wire": "Ten swallows sitting along a telegraph wire above the hills",
  "thank-you-knees":
    "A pair of well-worn walking boots on a doorstep beside a pot of flowers, with a path leading into the hills",
  "the-heron-at-the-estuary":
    "A grey heron standing in the shallows of an estuary, with rings around its legs",
  "the-mill-after-hours": "A water mill with one lit window, its wheel reflected in the pond",
  "the-orchard-swing": "A swing hanging from the bough of an old pear tree, with an orchard behind",
  "the-patient-workbench": "A blue bowl on a workbench, its crack being mended in gold with a fine brush",
  "the-sky-above-the-lawn": "A rug and a pillow on the lawn under the Milky Way, with a shooting star",
  "three-low-notes":
    "Three stone steps leading down to water, a ring of sound on each, wider the lower it lies",
  "three-postcards-before-breakfast":
    "Three postcards with a donkey, a waterfall and a carrot on a breakfast table, with a pencil",
  "two-sips-and-a-sigh":
    "Thistledown carried on the wind over a grassy cliff, in two short curls and one long sigh out to sea",
  "under-canvas": "A green canvas tent by a lake, with flowers in the short grass",
  "under-the-hand-lens": "A dandelion clock seen large through a hand lens in a meadow",
  "up-to-the-hot-springs": "A steaming pool among stones and ferns, with hills behind it and a changing sky",
  "walking-the-horse-home": "Somebody leading a brown horse across a yard to a stable with a light in it",
  "walking-with-a-friend": "Two friends walking side by side down an avenue of trees",
  "waving-from-the-footbridge": "A wooden footbridge over a river where sailing and rowing boats go by",
  "weather-report": "A weathercock between a shower on one side and sunshine on the other, with hills below",
  "when-the-fire-burns-low":
    "A brick hearth with a fire that has burned down to embers and a few small flames",
  "wonderland-of-meditation":
    "Red toadstools, ferns and dew as big as lanterns, and a small green door in a brick wall",
};
