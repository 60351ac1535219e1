import { type Meditation, type ScriptNote, type Sound, scriptNotes, sounds } from "./meditation.ts";

const derivedFacets = [
  "breath-hold",
  "body-focus",
  "movement",
  "grief",
  "strong-feelings",
  "sitting",
  "long",
  "bells",
] as const;

/** What a meditation asks of a person or brings up. A person whom one of these harms is never offered it. */
export type RestFacet = ScriptNote | (typeof derivedFacets)[number] | `${Sound}-sound`;

const soundFacets = sounds.map((sound) => `${sound}-sound` as const);

export const restFacets: readonly RestFacet[] = [...scriptNotes, ...derivedFacets, ...soundFacets];

/** Longer sittings can bring up more than a person can hold. */
const maxShortMinutes = 20;

/** A meditation that offers two postures is listed under neither, unless its script asks for one. */
export function listRestFacets(meditation: Meditation): ReadonlySet<RestFacet> {
  return addImplied(new Set([...listNoted(meditation), ...listPosed(meditation), ...listHeard(meditation)]));
}

function listNoted({ practice, contentNotes, scriptNotes: noted, minutes }: Meditation): RestFacet[] {
  const notes = contentNotes.map((note) => (note === "breath-holds" ? "breath-hold" : note));
  return [
    ...practiceFacets[practice],
    ...notes,
    ...noted,
    ...(minutes > maxShortMinutes ? ["long" as const] : []),
  ];
}

const practiceFacets: Readonly<Record<Meditation["practice"], readonly RestFacet[]>> = {
  "breath-awareness": ["breath-focus"],
  "paced-breathing": ["breath-focus", "paced-breathing"],
  "body-scan": ["body-focus"],
  "loving-kindness": [],
  visualisation: ["imagery"],
  "mantra-and-sound": [],
  "mindful-movement": ["movement"],
  "open-awareness": [],
};

function listPosed({ postures }: Meditation): RestFacet[] {
  const isOnly = (...only: readonly Meditation["postures"][number][]) =>
    postures.every((posture) => only.includes(posture));
  return [
    ...(isOnly("standing", "walking") ? ["standing" as const] : []),
    ...(isOnly("walking") ? ["walking" as const] : []),
    ...(isOnly("lying") ? ["lying" as const] : []),
    ...(isOnly("seated") ? ["sitting" as const] : []),
  ];
}

function listHeard({ soundscape: { layers, bells } }: Meditation): RestFacet[] {
  const isRung = bells.start || bells.end || bells.everyMinutes !== null;
  return [...layers.map(({ sound }) => `${sound}-sound` as const), ...(isRung ? ["bells" as const] : [])];
}

/** Who walks stands, and a held breath is a paced one. */
const implied: Readonly<Partial<Record<RestFacet, readonly RestFacet[]>>> = {
  walking: ["standing", "movement"],
  standing: ["movement"],
  "breath-hold": ["breath-focus", "paced-breathing"],
  "paced-breathing": ["breath-focus"],
  "muscle-tensing": ["body-focus", "movement"],
  balancing: ["movement"],
  "neck-movement": ["movement"],
  "shoulder-movement": ["movement"],
  "hand-movement": ["movement"],
  "back-movement": ["movement"],
  "leg-movement": ["movement"],
  "water-imagery": ["imagery"],
  "height-imagery": ["imagery"],
  "fire-imagery": ["imagery"],
  "dark-imagery": ["imagery"],
  "enclosed-imagery": ["imagery"],
  "motion-imagery": ["imagery"],
  "animal-imagery": ["imagery"],
  "insect-imagery": ["imagery"],
  "food-imagery": ["imagery"],
  "hospital-imagery": ["imagery"],
  "childhood-imagery": ["imagery"],
};

function addImplied(facets: ReadonlySet<RestFacet>): ReadonlySet<RestFacet> {
  return new Set([...facets].flatMap((facet) => [facet, ...(implied[facet] ?? [])]));
}

/** While we do not know what a person meant, nothing is offered that works on the breath, the body or the inner eye. */
const heldBackFacets: readonly RestFacet[] = ["movement", "paced-breathing", "body-focus", "imagery"];

export function isHeldBack(meditation: Meditation): boolean {
  const facets = listRestFacets(meditation);
  return meditation.practice === "breath-awareness" || heldBackFacets.some((facet) => facets.has(facet));
}
