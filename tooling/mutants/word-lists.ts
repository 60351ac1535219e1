/** Stryker plugin that leaves out word lists: they are data, and the labelled phrases of the catalogue's tests prove them. */
const wordLists = new Set([
  "acts",
  "ailments",
  "allergenWords",
  "bodyParts",
  "complaintWords",
  "compoundEnds",
  "conjunctions",
  "contrasts",
  "denials",
  "emptyWords",
  "englishDenials",
  "equipmentPhrases",
  "exactFamilies",
  "facetPhrases",
  "foodDescriptions",
  "foodFamilies",
  "foodForms",
  "foodHeads",
  "gentlePhrases",
  "interjections",
  "joints",
  "limitationPhrases",
  "limitationWords",
  "meaninglessAlone",
  "meat",
  "movementSmallTalk",
  "notThatFood",
  "nothing",
  "patternPhrases",
  "people",
  "pictures",
  "plainLetters",
  "prefixes",
  "restarts",
  "smallTalk",
  "tastingOils",
  "wellWords",
]);

interface NodePath {
  readonly node: { readonly type: string; readonly id?: { readonly name?: string } | null };
}

export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "word-lists",
    value: {
      shouldIgnore({ node }: NodePath): string | undefined {
        const isWordList = node.type === "VariableDeclarator" && wordLists.has(node.id?.name ?? "");
        return isWordList ? "a word list is data" : undefined;
      },
    },
  },
];
