import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAmericanLabel, toAmericanText } from "./american-text.ts";

describe("a recipe's text in American measures", () => {
  it.each([
    ["Heat the oven to 150 °C.", "Heat the oven to 300 °F."],
    ["at 160°C, then 170 °C", "at 325 °F, then 350 °F"],
    ["180–200 °C (160 °C fan)", "350–400 °F (325 °F fan)"],
    ["200-210 °C", "400 °F"],
    ["240 °C", "475 °F"],
    ["the thigh is at 75 °C", "the thigh is at 170 °F"],
    ["at least 65 °C in the middle", "at least 150 °F in the middle"],
    ["below 5 °C", "below 41 °F"],
  ])("[PHONE-52] has the temperature of %s", (metric, american) => {
    expect(toAmericanText(metric)).toBe(american);
  });

  it.each([
    ["in 1 cm dice", "in ½-inch dice"],
    ["peeled, in 2 cm cubes", "peeled, in ¾-inch cubes"],
    ["steaks 2 cm thick", "steaks ¾ inch thick"],
    ["in 2-3 cm slices", "in ¾ to 1 ¼-inch slices"],
    ["2 to 3 cm long", "¾ to 1 ¼ inches long"],
    ["about one centimetre thick", "about ½ inch thick"],
    ["tie it every three centimetres.", "tie it every 1 ¼ inches."],
    ["four millimetres thick", "⅛ inch thick"],
    ["a 20-centimetre square tin", "an 8-inch square tin"],
    ["An 18 cm tin", "A 7-inch tin"],
    ["Pie dish of 24 cm - to bake", "Pie dish of 9 ½ inches - to bake"],
  ])("[PHONE-52] has the length of %s", (metric, american) => {
    expect(toAmericanText(metric)).toBe(american);
  });

  it.each([
    ["add 480 ml of boiling water", "add 2 cups of boiling water"],
    ["1 ½ l or 500ml", "6 ⅓ cups or 2 cups + 2 tbsp"],
    ["200–250 ml", "¾ cup + 2 tbsp to 1 cup + 1 tbsp"],
    ["heat a litre of water", "heat a quart of water"],
    ["about 250 g each", "about 9 oz each"],
    ["a bird of about 1.5 kg", "a bird of about 3 ¼ lb"],
    ["two kilograms, 300 grams", "4 ½ lb, 10 ½ oz"],
  ])("[PHONE-52] has the amount of %s", (metric, american) => {
    expect(toAmericanText(metric)).toBe(american);
  });

  it.each([
    "4 large eggs, 2 garlic cloves and 3 lemons",
    "for 10 minutes, until 2 or 3 have burst",
    "Fårikål, Norwegian lamb",
    "Gỏi gà, 3 ways",
    "someone centimetres away",
    "a 12-hole muffin tin",
  ])("[PHONE-52] leaves %s", (text) => {
    expect(toAmericanText(text)).toBe(text);
  });

  it("[PHONE-52] stays as it is when it is read again", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "Heat to ",
        " °C",
        " cm thick",
        " ml of ",
        " g",
        "–",
        " to ",
        "½",
        " ",
        "a ",
        "litre",
        "kg",
      ),
      fc.integer({ min: 1, max: 2500 }).map(String),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const once = toAmericanText(pieces.join(""));
        expect(toAmericanText(once)).toBe(once);
      }),
    );
  });
});

describe("a pack's label in American measures", () => {
  it.each([
    ["400 g", "14 oz"],
    ["1 l", "34 fl oz"],
    ["0.4 g", "0.014 oz"],
    ["10 tortillas", "10 tortillas"],
    ["20 tea bags", "20 tea bags"],
  ])("[PHONE-52] tells %s as %s", (metric, american) => {
    expect(toAmericanLabel(metric)).toBe(american);
  });
});
