/**
 * Words under which every food is found that has the word at the beginning or end of one of its names: "tomato" is
 * also cherry tomatoes, and "chicken" is also chicken breast. Words of other foods are left out: peanut butter is no butter.
 */
export const foodHeads =
  `almond, anchovy, apple, apricot, artichoke, avocado, bacon, bamboo, banana, basil, beef, beet,
  beetroot, blackberry, blueberry, broccoli, buckwheat, bulgur, cabbage, capsicum, cardamom, carrot,
  cashew, cauliflower, celery, cherry, chestnut, chia, chicken, chickpea, chicory, chili, chilli, chile, chive, chocolate, chorizo,
  cinnamon, clam, clove, cocoa, coconut, cod, coffee, coriander, corn, cornmeal, courgette, cranberry, cucumber, cumin, curry,
  date, dill, duck, fennel, fig, garlic, ginger, grape, grapefruit, guava, ham, hazelnut, honey, kale, kelp, kiwi, kiwifruit,
  kumara, lamb, leek, lemon, lentil, lettuce, lime, linseed, liver, lobster, macadamia, mackerel, mango, maple, melon, millet,
  mint, miso, molasses, mushroom, mussel, nectarine, nutmeg, oat, octopus, olive, onion, orange, oregano, oyster, papaya,
  paprika, parsley, parsnip, passionfruit, pea, peach, pear, pecan, pepper, pineapple, pistachio, plum, pomegranate, poppy,
  pork, potato, prawn, prune, pumpkin, quinoa, radish, raisin, raspberry, rhubarb, rice, rosemary, saffron, sage, salmon,
  sardine, scallop, shallot, spinach, sprout, squash, squid, steak, strawberry, sugar, sultana, sunflower, swede, sweetcorn,
  tamarind, tapioca, tarragon, tea, thyme, tofu, tomato, trout, tuna, turkey, turmeric, turnip, vanilla, venison, vinegar,
  walnut, watercress, watermelon, wine, yeast, zucchini`.split(/,\s+/);

/** Foods that have such a word in a name without being that food. */
export const notThatFood: Readonly<Record<string, readonly string[]>> = {
  banana: ["shallot"],
  cherry: ["cherry-tomatoes"],
  chestnut: ["chestnut-mushrooms", "water-chestnuts"],
  clove: ["garlic"],
  grape: ["cherry-tomatoes"],
  lemon: ["lemongrass"],
  orange: ["kumara", "rockmelon", "yellow-capsicum"],
  oyster: ["oyster-mushrooms"],
  pineapple: ["feijoa"],
  plum: ["canned-tomatoes"],
  potato: ["kumara"],
  squash: ["courgette"],
  sugar: ["sugar-snap-peas"],
  turnip: ["kohlrabi"],
};
