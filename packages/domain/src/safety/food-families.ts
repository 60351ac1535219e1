import type { AnimalOrigin, FoodGroup, Ingredient } from "../food/ingredient.ts";

/** Words that mean several foods, and which foods those are. */
interface Family {
  readonly words: string;
  readonly groups?: readonly FoodGroup[];
  readonly origins?: readonly AnimalOrigin[];
  readonly ids?: readonly string[];
  readonly has?: (ingredient: Ingredient) => boolean;
}

const meat: readonly AnimalOrigin[] = ["poultry", "beef", "lamb", "pork", "game", "gelatine"];

export const foodFamilies: readonly Family[] = [
  { words: "strawb, strawbs", ids: ["strawberries", "jam"] },
  {
    words: "chook, murgh",
    ids: [
      "chicken-breast",
      "chicken-drumstick",
      "chicken-liver",
      "chicken-mince",
      "chicken-stock",
      "chicken-thigh",
      "whole-chicken",
    ],
  },
  { words: "choccy, choc, dark", ids: ["dark-chocolate", "milk-chocolate"] },
  { words: "meat, all meat, animal meat", origins: meat, groups: ["red-meat", "poultry", "processed-meat"] },
  { words: "red meat", groups: ["red-meat", "processed-meat"], origins: ["beef", "lamb", "game", "pork"] },
  { words: "beef, steak, cow, ox, veal", origins: ["beef"], ids: ["gelatine-powder"] },
  { words: "lamb, mutton, sheep", origins: ["lamb"] },
  {
    words: "pork, pig, gammon, bacon bit, lard, swine",
    origins: ["pork"],
    ids: ["chorizo", "gelatine-powder"],
  },
  { words: "poultry, bird, fowl", groups: ["poultry"], origins: ["poultry"] },
  { words: "game, game meat, deer, venison", origins: ["game"] },
  {
    words: "processed meat, cold cut, deli meat, cured meat, salami, sausage, luncheon",
    groups: ["processed-meat"],
  },
  { words: "offal, organ meat, liver, pate, kidney meat", ids: ["beef-liver", "chicken-liver"] },
  { words: "gelatine, gelatin, jelly, collagen", origins: ["gelatine"] },
  { words: "honey, bee product", origins: ["honey"] },
  {
    words: "alpha gal, alpha gal syndrome, mammalian meat",
    groups: ["red-meat", "processed-meat"],
    origins: ["beef", "lamb", "pork", "game", "gelatine", "mixed-animal"],
  },
  { words: "mushroom, fungi, fungus, mushie, shroom", groups: ["fungus"] },
  { words: "seaweed, nori, kelp, sea vegetable, algae, sushi wrap", groups: ["seaweed"] },
  {
    words: "legume, pulse, fabaceae",
    groups: ["legume"],
    ids: ["green-beans", "mangetout", "sugar-snap-peas", "frozen-peas", "bean-sprouts"],
  },
  {
    words: "bean, beans",
    ids: [
      "broad-beans",
      "butter-beans",
      "canned-black-beans",
      "canned-kidney-beans",
      "canned-pinto-beans",
      "canned-white-beans",
      "green-beans",
      "mung-beans",
      "refried-beans",
      "edamame",
      "black-eyed-peas",
      "bean-sprouts",
      "natto",
    ],
  },
  { words: "lentil, dal, dhal, daal", ids: ["brown-lentils", "red-lentils", "canned-lentils"] },
  {
    words: "chickpea, chick pea, garbanzo, garbanzo bean, chana, besan, gram flour",
    ids: ["canned-chickpeas", "dried-chickpeas", "chickpea-flour", "hummus"],
  },
  { words: "seed, all seed, any seed", groups: ["seed"] },
  { words: "alcohol, booze, spirit, liquor", groups: ["alcohol"], has: ({ alcohol }) => alcohol },
  {
    words:
      "spicy, spicy food, spice heat, hot food, chilli, chili, chile, chilies, hot pepper, capsaicin, heat",
    ids: [
      "red-chilli",
      "jalapeno",
      "cayenne",
      "chilli-powder",
      "chilli-flakes",
      "hot-sauce",
      "sriracha",
      "curry-powder",
    ],
  },
  { words: "spice, all spice", groups: ["spice"] },
  {
    words: "onion, allium, alliums, onion family",
    ids: ["onion", "red-onion", "spring-onion", "shallot", "leek", "chives", "onion-powder"],
  },
  { words: "allium, alliums", ids: ["garlic", "garlic-powder"] },
  {
    words: "pepper, bell pepper, sweet pepper, capsicum, paprika pepper",
    ids: ["red-capsicum", "green-capsicum", "yellow-capsicum"],
  },
  {
    words: "nightshade, nightshades",
    ids: [
      "tomato",
      "cherry-tomatoes",
      "canned-tomatoes",
      "tomato-puree",
      "passata",
      "sun-dried-tomatoes",
      "tomato-juice",
      "ketchup",
      "salsa",
      "potato",
      "aubergine",
      "red-capsicum",
      "green-capsicum",
      "yellow-capsicum",
      "red-chilli",
      "jalapeno",
      "cayenne",
      "chilli-powder",
      "chilli-flakes",
      "paprika",
      "smoked-paprika",
      "hot-sauce",
      "sriracha",
    ],
  },
  {
    words: "citrus, citrus fruit",
    ids: ["lemon", "lemon-juice", "lime", "lime-juice", "orange", "orange-juice", "mandarin", "grapefruit"],
  },
  {
    words: "berry, berries",
    ids: [
      "blueberries",
      "frozen-blueberries",
      "strawberries",
      "raspberries",
      "blackberries",
      "cranberries",
      "dried-cranberries",
    ],
  },
  {
    words: "stone fruit, stonefruit",
    ids: ["peach", "nectarine", "plum", "apricot", "cherries", "mango", "prunes", "dried-apricots"],
  },
  { words: "banana", ids: ["banana", "plantain"] },
  {
    words: "pea, green pea, peas",
    ids: ["frozen-peas", "mangetout", "sugar-snap-peas", "split-peas", "black-eyed-peas"],
  },
  { words: "cabbage", ids: ["cabbage", "red-cabbage", "savoy-cabbage", "napa-cabbage", "sauerkraut"] },
  { words: "melon", ids: ["watermelon", "rockmelon"] },
  {
    words: "dried fruit",
    ids: ["dates", "raisins", "sultanas", "dried-apricots", "dried-cranberries", "prunes", "dried-figs"],
  },
  { words: "fruit, all fruit", groups: ["fruit"] },
  {
    words: "tropical fruit, latex fruit",
    ids: ["banana", "kiwifruit", "mango", "papaya", "pineapple", "passionfruit", "avocado", "chestnuts"],
  },
  { words: "kiwi, kiwi fruit", ids: ["kiwifruit"] },
  {
    words: "leafy green, salad leaf, green leaf",
    ids: [
      "spinach",
      "frozen-spinach",
      "kale",
      "silverbeet",
      "rocket",
      "watercress",
      "cos-lettuce",
      "iceberg-lettuce",
      "lettuce-mixed-leaves",
      "radicchio",
      "bok-choy",
    ],
  },
  {
    words: "cruciferous, brassica, brassicas",
    ids: [
      "broccoli",
      "cauliflower",
      "cabbage",
      "red-cabbage",
      "savoy-cabbage",
      "napa-cabbage",
      "brussels-sprouts",
      "kale",
      "bok-choy",
      "kohlrabi",
      "sauerkraut",
      "rocket",
      "radish",
      "turnip",
      "swede",
      "watercress",
      "horseradish-prepared",
      "mustard",
      "mustard-seed",
    ],
  },
  { words: "vegetable, veggie", groups: ["vegetable"] },
  {
    words: "corn, maize, sweetcorn, popcorn, makai, bhutta",
    ids: ["sweetcorn", "frozen-sweetcorn", "cornflour", "polenta", "corn-tortilla", "popcorn-kernels"],
  },
  {
    words: "coconut, coco nut",
    ids: [
      "desiccated-coconut",
      "coconut-milk",
      "coconut-cream",
      "coconut-water",
      "coconut-oil",
      "coconut-flesh",
      "coconut-milk-drink",
    ],
  },
  {
    words: "cheese",
    ids: [
      "cheddar",
      "feta",
      "parmesan",
      "cottage-cheese",
      "low-fat-cottage-cheese",
      "mozzarella",
      "ricotta",
      "part-skim-ricotta",
      "cream-cheese",
      "goat-cheese",
      "blue-cheese",
      "gruyere",
      "pesto",
    ],
  },
  {
    words: "yoghurt, yogurt",
    ids: ["plain-yoghurt", "low-fat-yoghurt", "greek-yoghurt", "low-fat-greek-yoghurt", "kefir"],
  },
  {
    words: "milk, cow milk, cows milk",
    ids: ["whole-milk", "low-fat-milk", "buttermilk", "skim-milk-powder", "evaporated-milk"],
  },
  { words: "butter", ids: ["butter", "ghee"] },
  { words: "cream", ids: ["cream", "sour-cream"] },
  { words: "egg, eggs", ids: ["egg", "egg-white", "egg-yolk", "egg-noodles", "mayonnaise"] },
  { words: "fish", groups: ["fish"], origins: ["fish"] },
  { words: "tofu", ids: ["tofu-firm", "tofu-silken"] },
  {
    words: "rice",
    ids: [
      "white-rice",
      "brown-rice",
      "basmati-rice",
      "arborio-rice",
      "wild-rice",
      "rice-noodles",
      "rice-flour",
      "rice-cakes",
      "puffed-rice",
      "rice-milk",
    ],
  },
  {
    words: "bread, toast",
    ids: [
      "wholemeal-bread",
      "sourdough-bread",
      "rye-bread",
      "pita-bread",
      "naan",
      "gluten-free-bread",
      "breadcrumbs",
    ],
  },
  { words: "pasta, spaghetti", ids: ["pasta", "wholemeal-pasta", "egg-noodles"] },
  { words: "noodle", ids: ["rice-noodles", "egg-noodles", "soba-noodles"] },
  { words: "chocolate, cocoa, cacao", ids: ["dark-chocolate", "milk-chocolate", "cocoa-powder"] },
  { words: "coffee, caffeine", ids: ["coffee", "espresso"] },
  { words: "caffeine, tea", ids: ["black-tea", "green-tea"] },
  { words: "caffeine", ids: ["dark-chocolate", "milk-chocolate", "cocoa-powder"] },
  { words: "sugar, added sugar", ids: ["white-sugar", "brown-sugar", "icing-sugar"] },
  { words: "sweetener, sweet thing", groups: ["sweetener"] },
  { words: "pickle, pickled food", ids: ["gherkins", "capers", "sauerkraut"] },
  { words: "olive", ids: ["olives-black", "olives-green"] },
  { words: "oil, seed oil, vegetable oil", ids: ["canola-oil", "sunflower-oil", "rice-bran-oil"] },
  { words: "stock, broth, bouillon", ids: ["chicken-stock", "beef-stock", "fish-stock", "vegetable-stock"] },
  { words: "curry", ids: ["curry-powder"] },
  { words: "sprout", ids: ["brussels-sprouts", "bean-sprouts", "alfalfa-sprouts"] },
  { words: "brussel sprout, brussel", ids: ["brussels-sprouts"] },
  { words: "buckwheat", ids: ["buckwheat-flour", "buckwheat-groats", "soba-noodles"] },
  {
    words: "yeast",
    ids: ["dried-yeast", "sourdough-bread", "wholemeal-bread", "rye-bread", "naan", "pita-bread"],
  },
  { words: "vinegar", ids: ["balsamic-vinegar", "red-wine-vinegar", "cider-vinegar", "rice-vinegar"] },
];

export function belongsTo(ingredient: Ingredient, { groups, origins, ids, has }: Family): boolean {
  return (
    (groups?.includes(ingredient.foodGroup) ?? false) ||
    (origins?.includes(ingredient.animalOrigin) ?? false) ||
    (ids?.includes(ingredient.id) ?? false) ||
    (has?.(ingredient) ?? false)
  );
}
