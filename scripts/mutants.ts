import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";

/**
 * `pnpm mutants`: breaks the gate in one small way after another and demands that a test notices. Changes the files in
 * place and puts them back, so it wants a checkout that nobody else is working in.
 */
const safety = "packages/domain/src/safety";
const mutants: readonly (readonly [file: string, from: string, to: string])[] = [
  [`${safety}/gate.ts`, 'status !== "notAnIngredient"', 'status === "contains"'],
  [
    `${safety}/gate.ts`,
    'status !== "notAnIngredient"',
    'status !== "notAnIngredient" && status !== "mayContain"',
  ],
  [
    `${safety}/gate.ts`,
    'status !== "notAnIngredient"',
    'status !== "notAnIngredient" && status !== "unknown"',
  ],
  [`${safety}/gate.ts`, 'status === "contains" || status === "unknown"', 'status === "contains"'],
  [`${safety}/gate.ts`, 'status === "contains" || status === "unknown"', 'status !== "notAnIngredient"'],
  [`${safety}/gate.ts`, "person.allergens.includes(allergen) &&", "false &&"],
  [`${safety}/gate.ts`, "person.allergicTo.includes(id)", "false"],
  [`${safety}/gate.ts`, "person.dislikedAllergens.includes(allergen) &&", "false &&"],
  [`${safety}/gate.ts`, "person.disliked.includes(id)", "false"],
  [`${safety}/gate.ts`, "carriesName(meal.name, [name])", "false"],
  [`${safety}/gate.ts`, "!meal.diets.includes(diet)", "false"],
  [`${safety}/gate.ts`, 'advice === "avoid" ?', 'advice === "modify" ?'],
  [`${safety}/gate.ts`, "person.onlyGentle && !isGentle(exercise)", "false"],
  [`${safety}/gate.ts`, "!person.hasEquipment && needsEquipment(exercise)", "false"],
  [`${safety}/gate.ts`, "conflicts.length === 0", "conflicts.length <= 1"],
  [`${safety}/gate-all.ts`, "index.having(`unsafe:${allergen}`)", "index.having(`in-it:${allergen}`)"],
  [`${safety}/gate-all.ts`, "person.allergicTo.map((id) => index.having(`has:${id}`))", "[]"],
  [`${safety}/gate-all.ts`, "...person.disliked.map((id) => index.having(`has:${id}`)),", ""],
  [
    `${safety}/gate-all.ts`,
    "...person.dislikedAllergens.map((allergen) => index.having(`in-it:${allergen}`)),",
    "",
  ],
  [`${safety}/gate-all.ts`, "person.names.map((name) => index.named(name))", "[]"],
  [
    `${safety}/gate-all.ts`,
    "except(index.all, index.having(`diet:${diet}`))",
    "index.having(`diet:${diet}`)",
  ],
  [`${safety}/gate-all.ts`, "index.having(`avoid:${limitation}`)", "index.having(`fine:${limitation}`)"],
  [`${safety}/gate-all.ts`, "person.onlyGentle", "false"],
  [`${safety}/gate-all.ts`, "person.hasEquipment", "true"],
  [`${safety}/gate-all.ts`, "left - remaining", "left"],
  [`${safety}/constraints.ts`, "allergens: allergensIn(allergies)", "allergens: []"],
  [`${safety}/constraints.ts`, "...vocabulary.named(allergyNames)", ""],
  [`${safety}/constraints.ts`, "...vocabulary.named(dislikeNames)", ""],
  [`${safety}/constraints.ts`, "[...new Set([...allergyNames, ...dislikeNames])]", "[]"],
  [`${safety}/constraints.ts`, "notUnderstood.length > 0 ||", ""],
  [`${safety}/constraints.ts`, "understood.some(({ isGuess }) => isGuess)", "false"],
  [`${safety}/constraints.ts`, "[...notUnderstood, ...guessed]", "[...notUnderstood]"],
  [`${safety}/food-vocabulary.ts`, "withProducts(ids).map(asIngredient)", "ids.map(asIngredient)"],
  [
    `${safety}/food-vocabulary.ts`,
    "const source = madeFrom.length === 1 ? madeFrom : [];",
    "const source: IngredientId[] = [];",
  ],
  [
    `${safety}/food-vocabulary.ts`,
    "[...foodBook.phrases, ...origins, ...classes]",
    "[...foodBook.phrases, ...origins]",
  ],
  [
    `${safety}/phrase-book.ts`,
    "if (strange.length > 0) notUnderstood.push",
    "if (strange.length > 1) notUnderstood.push",
  ],
  [`${safety}/phrase-book.ts`, "isGuess: true", "isGuess: false"],
  ["packages/domain/src/movement/gentle.ts", 'exercise.level === "beginner" &&', ""],
  ["packages/domain/src/movement/gentle.ts", 'exercise.load[area] !== "high"', "true"],
  ["packages/domain/src/movement/limitations.ts", 'rule.advice === "avoid"', 'rule.advice === "modify"'],
  [
    "packages/domain/src/movement/exercise.ts",
    "!householdEquipment.some((atHome) => atHome === thing)",
    "false",
  ],
  [
    "packages/domain/src/food/allergens.ts",
    "> allergenStatuses.indexOf(worse)",
    "< allergenStatuses.indexOf(worse)",
  ],
  [
    "packages/domain/src/recommend/facets.ts",
    "isUnsafe(meal.allergens[allergen])",
    "isInIt(meal.allergens[allergen])",
  ],
];

const suites = [
  ["--project", "domain", "src/safety", "src/movement", "src/food"],
  ["--project", "catalogue", "src/gate.test.ts", "src/vocabulary.test.ts"],
];

const survivors: string[] = [];
for (const [file, from, to] of mutants) {
  const original = readFileSync(file, "utf8");
  if (!original.includes(from))
    throw new Error(`${file} has no "${from}"; the list of mutants is out of date`);
  writeFileSync(file, original.replace(from, to));
  const isKilled = await isNoticed().finally(() => writeFileSync(file, original));
  console.log(`${isKilled ? "killed  " : "SURVIVED"}  ${file}: ${from} → ${to || "nothing"}`);
  if (!isKilled) survivors.push(from);
}
console.log(`\n${mutants.length - survivors.length} of ${mutants.length} killed.`);
process.exitCode = survivors.length === 0 ? 0 : 1;

async function isNoticed(): Promise<boolean> {
  for (const suite of suites) {
    const passed = await promisify(execFile)("pnpm", ["exec", "vitest", "run", "--bail=1", ...suite]).then(
      () => true,
      () => false,
    );
    if (!passed) return true;
  }
  return false;
}
