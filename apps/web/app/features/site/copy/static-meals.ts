import { staticCards } from "./static-cards.ts";
import { addDetails, type StaticMeal, type StaticMealDetails } from "./static-item.ts";

const details: readonly StaticMealDetails[] = [
  {
    cookware: ["Baking tray - to toast the muesli", "Large bowl - to mix", "Airtight jar - to keep it crisp"],
    ingredients: [
      { name: "Rolled oats", quantity: "2½ cups" },
      { name: "Hazelnuts, roughly chopped", quantity: "½ cup" },
      { name: "Almonds, roughly chopped", quantity: "50 g" },
      { name: "Pumpkin seeds", quantity: "4 tbsp" },
      { name: "Linseed", quantity: "2 tbsp" },
      { name: "Desiccated coconut", quantity: "4 tbsp" },
      { name: "Coconut oil, melted", quantity: "1 tbsp" },
      { name: "Maple syrup", quantity: "2 tbsp" },
      { name: "Cinnamon", quantity: "1 tsp" },
      { name: "Dates, pitted and chopped", quantity: "8" },
      { name: "Dried apricots, sliced", quantity: "10" },
      { name: "Dried cranberries", quantity: "3 tbsp" },
      { name: "Soy milk, cold, to serve", quantity: "3 cups" },
      { name: "Raspberries, to serve", quantity: "1½ cups" },
    ],
  },
  {
    cookware: ["Two small pans - for the dates and the oats", "Stick blender or fork - to puree the dates"],
    ingredients: [
      { name: "Dates, pitted", quantity: "8" },
      { name: "Water", quantity: "400 ml" },
      { name: "Lemon juice", quantity: "1 tsp" },
      { name: "Rolled oats", quantity: "1 cup" },
      { name: "Soy milk", quantity: "1 cup" },
      { name: "Cinnamon", quantity: "½ tsp" },
      { name: "Salt", quantity: "1 pinch" },
      { name: "Sunflower seeds, toasted", quantity: "2 tbsp" },
    ],
  },
  {
    cookware: [
      "Non-stick frying pan - to scramble",
      "Spatula - to move the curds",
      "Grill tray - for the tomatoes",
    ],
    ingredients: [
      { name: "Eggs", quantity: "6" },
      { name: "Butter", quantity: "1½ tbsp" },
      { name: "Tomatoes, halved", quantity: "2" },
      { name: "Chives, snipped", quantity: "1 tbsp" },
      { name: "Salt", quantity: "1 pinch" },
      { name: "Black pepper", quantity: "2 pinches" },
    ],
  },
  {
    cookware: ["Wide frying pan - to fry the scramble", "Fork - to crush the chickpeas"],
    ingredients: [
      { name: "Canned chickpeas, drained and rinsed", quantity: "1 can" },
      { name: "Olive oil", quantity: "1½ tbsp" },
      { name: "Red onion, finely chopped", quantity: "½" },
      { name: "Red capsicum, diced", quantity: "½" },
      { name: "Garlic, chopped", quantity: "1 clove" },
      { name: "Turmeric", quantity: "½ tsp" },
      { name: "Cumin", quantity: "½ tsp" },
      { name: "Smoked paprika", quantity: "¼ tsp" },
      { name: "Cherry tomatoes, halved", quantity: "8" },
      { name: "Spinach", quantity: "2 handfuls" },
      { name: "Lemon juice", quantity: "1 tbsp" },
      { name: "Parsley, chopped", quantity: "1 tbsp" },
      { name: "Salt", quantity: "2 pinches" },
    ],
  },
];

/** Their contents agree with the catalogue's entries. */
export const staticMeals: readonly StaticMeal[] = addDetails(staticCards.meal, details);
