import type { Meditation } from "@fernwell/domain/calm/meditation";
import { listRestFacets, type RestFacet, restFacets } from "@fernwell/domain/calm/rest-facets";
import { judge, judgeAll } from "@fernwell/domain/safety/gate";
import { getMeaningKey } from "@fernwell/domain/safety/meanings";
import { readTold, type ToldReading } from "@fernwell/domain/safety/read-told";
import { constrainMeditations } from "@fernwell/domain/safety/rest-constraints";
import { nothingTold, type ToldField } from "@fernwell/domain/safety/told";
import { createVocabulary } from "@fernwell/domain/safety/vocabulary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexConflicts } from "./index-conflicts.ts";
import { readCatalogue } from "./read-catalogue.ts";

const catalogue = await readCatalogue();
const vocabulary = createVocabulary(catalogue);
const { meditations } = catalogue;
const index = indexConflicts("meditation", meditations, catalogue);

function read(text: string, field: ToldField = "limitations"): ToldReading {
  return readTold({ ...nothingTold, texts: { ...nothingTold.texts, [field]: text } }, vocabulary);
}

/** What the gate lets through, all at once and one by one. */
function listServed(reading: ToldReading): Meditation[] {
  const constraints = constrainMeditations(reading);
  const { findItemAt } = judgeAll(index, constraints);
  const served = meditations.filter((_, at) => findItemAt(at) !== null);
  expect(meditations.filter((each) => judge("meditation", each, constraints).isServable)).toEqual(served);
  return served;
}

function listKeptOut(reading: ToldReading): string[] {
  return constrainMeditations(reading).map((each) => (each.kind === "rest-facet" ? each.facet : each.kind));
}

const has = (meditation: Meditation, facet: RestFacet) => listRestFacets(meditation).has(facet);
const listTexts = ({ instructions, script }: Meditation) => [
  ...instructions,
  ...script.map(({ say }) => say),
];

describe("[SAFE-101] the gate at rest, over every meditation", () => {
  it.each(restFacets)("serves none with %s to a person who said so", (facet) => {
    const key = getMeaningKey({ kind: "rest-facet", facet });
    const explained = [{ field: "limitations", phrase: "zorbitis", meanings: [key] }] as const;
    const told = { ...nothingTold, texts: { ...nothingTold.texts, limitations: "zorbitis" } };
    const reading = readTold({ ...told, explanations: explained }, vocabulary);
    expect(reading.questions).toEqual([]);
    expect(listServed(reading)).toEqual(meditations.filter((each) => !has(each, facet)));
  });

  it("serves none with any of several facets, and no more for one more", () => {
    const some = fc.subarray([...restFacets], { maxLength: 6 });
    fc.assert(
      fc.property(some, fc.constantFrom(...restFacets), (facets, further) => {
        const constrain = (all: readonly RestFacet[]) =>
          all.map((facet) => ({ kind: "rest-facet", facet }) as const);
        const serve = (all: readonly RestFacet[]) =>
          meditations.filter((each) => judge("meditation", each, constrain(all)).isServable);
        const served = serve(facets);
        expect(served.filter((each) => facets.some((facet) => has(each, facet)))).toEqual([]);
        const fewer = serve([...facets, further]);
        expect(fewer.filter((each) => !served.includes(each))).toEqual([]);
      }),
    );
  });

  it("serves everything to a person with nothing to tell", () => {
    expect(listServed(read(""))).toEqual(meditations);
  });
});

/** What scripts tell a person to picture, not to do. */
const figuresOfSpeech = [
  "Stand a moment in the dark kitchen",
  "Now stand under the tree in your mind",
  "Now stand at the window of all this",
  "In your mind, stand in the hall",
];

describe("[SAFE-102] a person who stays seated", () => {
  const tells =
    /(?:^|[.!?:;,] |\bnow |\bplease )(?:stand|rise from|get up from|get on your feet|on your feet)\b/i;
  const choice = /\b(?:sit(?:ting)? or stand|stand or sit|sit up, or stand|chair or on your feet)\b/i;
  const tellsToStand = (meditation: Meditation) =>
    listTexts(meditation).filter(
      (text) =>
        tells.test(text) && !choice.test(text) && !figuresOfSpeech.some((figure) => text.includes(figure)),
    );

  it.each([
    "I use a wheelchair",
    "paraplegic",
    "can't stand",
    "chair exercises only",
    "leg amputation",
    "broken leg",
  ])("is never told to stand or walk after writing %j", (text) => {
    const served = listServed(read(text));
    expect(served.length).toBeGreaterThan(10);
    for (const each of served) {
      expect(each.postures.some((posture) => posture === "seated" || posture === "lying")).toBe(true);
      expect([each.id, tellsToStand(each)]).toEqual([each.id, []]);
    }
  });

  it("would find the scripts that tell a person to stand", () => {
    const told = meditations.filter((each) => tellsToStand(each).length > 0);
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter((each) => !has(each, "standing")).map(({ id }) => id)).toEqual([]);
  });
});

describe("[SAFE-101] what the texts of a script say is noted", () => {
  const noted: readonly (readonly [RestFacet, RegExp])[] = [
    ["paced-breathing", /\b(?:in for (?:three|four|five)|out for (?:four|five|six|seven))\b/i],
    ["breath-focus", /\bbreath(?:e|ing) in\b/i],
    ["voice", /\b(?:hum|sing) (?:it|softly|long|the shape|as you|one|aloud|low)\b/i],
    ["fire-imagery", /\b(?:embers|flames|the fire)\b/i],
    ["hospital-imagery", /\b(?:hospital|nurse|ward)\b/i],
    ["insect-imagery", /\b(?:bees|wasps|beetles?|midges|crickets)\b/i],
    ["animal-imagery", /\b(?:puppy|heron|sheep|gull|pigeon walks|the cat)\b/i],
    ["motion-imagery", /\b(?:the train|the swing|freewheel|at the tiller|the swell)\b/i],
    ["childhood-imagery", /\b(?:as a child, or|at eight or nine|when you were six)\b/i],
    ["eyes-closed", /\b(?:lights? out|open your eyes (?:wide|into)|lids come down)\b/i],
    ["difficult-people", /\b(?:someone difficult|difficult person|in your way)\b/i],
  ];

  it.each(noted)("as %s", (facet, pattern) => {
    const saying = meditations.filter((each) => listTexts(each).some((text) => pattern.test(text)));
    expect(saying.length).toBeGreaterThan(0);
    expect(saying.filter((each) => !has(each, facet)).map(({ id }) => id)).toEqual([]);
  });
});

describe("[SAFE-104] what people write about rest", () => {
  const written: readonly (readonly [string, readonly RestFacet[]])[] = [
    ["panic attacks when I focus on breathing", ["breath-focus", "paced-breathing", "body-focus"]],
    ["breathing exercises make me anxious", ["breath-focus", "paced-breathing", "breath-hold"]],
    ["I can't close my eyes", ["eyes-closed"]],
    ["I need to keep my eyes open", ["eyes-closed"]],
    ["body scans trigger me", ["body-focus"]],
    ["no breath holds", ["breath-hold"]],
    ["fear of water", ["water-imagery", "ocean-sound"]],
    ["afraid of heights", ["height-imagery"]],
    ["claustrophobic", ["enclosed-imagery"]],
    ["scared of fire", ["fire-imagery", "fire-sound"]],
    ["scared of the dark", ["dark-imagery"]],
    ["can't lie down", ["lying"]],
    ["can't stand", ["standing", "walking"]],
    ["heartbeat sounds upset me", ["heartbeat-sound"]],
    ["I hate bells", ["bells"]],
    ["the sound of the sea upsets me", ["ocean-sound"]],
    ["humming hurts my throat", ["voice"]],
    ["visualisation unsettles me", ["imagery"]],
    ["afraid of dogs", ["animal-imagery"]],
    ["nothing sad please", ["grief", "strong-feelings"]],
    ["Panikattacken bei Atemübungen", ["breath-focus", "paced-breathing"]],
    ["Ich kann die Augen nicht schließen, Augen zu macht mir Angst", ["eyes-closed"]],
    ["peur de l'eau", ["water-imagery"]],
    ["miedo a las alturas", ["height-imagery"]],
    ["occhi chiusi", ["eyes-closed"]],
    ["medo de água", ["water-imagery"]],
    ["ademhalingsoefeningen", ["breath-focus", "paced-breathing"]],
  ];

  it.each(written)("%j keeps out what it says", (text, facets) => {
    const reading = read(text);
    expect(listKeptOut(reading)).toEqual(expect.arrayContaining([...facets]));
    expect(listServed(reading).filter((each) => facets.some((facet) => has(each, facet)))).toEqual([]);
  });

  it("means no less for exercises than the words inside it", () => {
    expect(read("breathing exercises").meanings.limitations).toContainEqual({
      kind: "limitation",
      limitation: "breathing-difficulty",
    });
    expect(read("closed eyes").meanings.limitations).toContainEqual({ kind: "facet", facet: "eyes-closed" });
    expect(read("fear of drowning").meanings.limitations).toContainEqual({ kind: "facet", facet: "water" });
  });
});

describe("[SAFE-105] a condition", () => {
  const conditions: readonly (readonly [string, readonly RestFacet[]])[] = [
    ["panic disorder", ["breath-focus", "paced-breathing", "breath-hold", "body-focus"]],
    ["asthma", ["breath-hold", "paced-breathing"]],
    ["copd", ["breath-hold", "paced-breathing"]],
    ["ptsd", ["body-focus", "eyes-closed", "strong-feelings"]],
    ["schizophrenia", ["imagery", "body-focus", "eyes-closed", "long"]],
    ["dissociation", ["imagery", "body-focus", "eyes-closed"]],
    ["epilepsy", ["breath-hold", "paced-breathing", "eyes-closed"]],
    ["heart failure", ["breath-hold", "lying"]],
    ["high blood pressure", ["breath-hold", "muscle-tensing"]],
    ["pregnant", ["breath-hold"]],
    ["vertigo", ["eyes-closed", "standing", "motion-imagery"]],
    ["glaucoma", ["breath-hold"]],
    ["wheelchair", ["standing", "walking", "leg-movement"]],
    ["paraplegia", ["standing", "leg-focus"]],
    ["leg amputation", ["standing", "leg-focus"]],
    ["bereaved", ["grief", "strong-feelings"]],
    ["anorexia", ["body-focus", "food-imagery"]],
    ["tinnitus", ["listening"]],
    ["hyperacusis", ["bells", "listening"]],
    ["me/cfs", ["long", "muscle-tensing"]],
    ["blind", ["eyesight"]],
  ];

  it.each(conditions)("%s keeps out what would harm, whichever question it answers", (text, facets) => {
    for (const field of ["allergies", "limitations"] as const) {
      const reading = read(text, field);
      expect(listKeptOut(reading)).toEqual(expect.arrayContaining([...facets]));
      expect(listServed(reading).filter((each) => facets.some((facet) => has(each, facet)))).toEqual([]);
    }
  });

  it("keeps out what its entry says, every one", () => {
    for (const condition of catalogue.conditions.filter(({ rest }) => rest.length > 0)) {
      for (const word of condition.words) {
        const served = listServed(read(word));
        expect([word, served.filter((each) => condition.rest.some((facet) => has(each, facet)))]).toEqual([
          word,
          [],
        ]);
      }
    }
  });
});

describe("[SAFE-103] while a word about limitations is open", () => {
  it("nothing is served that works on the breath, the body or the inner eye, and the rest stays", () => {
    const served = listServed(read("zorbitis"));
    expect(served.length).toBeGreaterThan(0);
    expect(served.map(({ practice }) => practice)).toEqual(
      served.map(() => expect.stringMatching(/^(?:loving-kindness|mantra-and-sound|open-awareness)$/)),
    );
    for (const each of served) {
      for (const facet of [
        "movement",
        "standing",
        "paced-breathing",
        "breath-hold",
        "body-focus",
        "imagery",
      ] as const) {
        expect([each.id, facet, has(each, facet)]).toEqual([each.id, facet, false]);
      }
    }
  });

  it("a word about an allergy holds nothing back", () => {
    expect(listServed(read("zorble", "allergies"))).toEqual(meditations);
  });
});
