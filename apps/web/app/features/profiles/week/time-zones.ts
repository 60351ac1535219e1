import { isTimeZone } from "@fernwell/domain/people/time-zone";

/** Browsers know some places by names that the time zone database has replaced. */
const currentNames: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** "Buenos Aires, Argentina, America". */
export function describeTimeZone(timeZone: string): string {
  const name = currentNames[timeZone] ?? timeZone;
  return name.replaceAll("_", " ").split("/").toReversed().join(", ");
}

/** "GMT+13", as it is now. Null if the browser does not know the time zone. */
export function findOffset(timeZone: string, now: Date): string | null {
  return isTimeZone(timeZone) ? formatName(timeZone, "shortOffset", now) : null;
}

/** What the time in a time zone is called, with its country, such as "Germany Time Central European Time". */
export type TimeZoneNames = ReadonlyMap<string, string>;

const namedAtOnce = 8;

/** Takes a phone about a second, so it pauses for whatever the person does meanwhile. */
export async function nameTimeZones(): Promise<TimeZoneNames> {
  const names = new Map<string, string>();
  const now = new Date();
  for (const timeZone of Intl.supportedValuesOf("timeZone")) {
    const usual = (["shortGeneric", "longGeneric"] as const).map((kind) => formatName(timeZone, kind, now));
    names.set(timeZone, usual.join(" "));
    if (names.size % namedAtOnce === 0) await new Promise((resume) => setTimeout(resume, 0));
  }
  return names;
}

const maxFound = 20;

/** Finds by city, region or one of the names. Those that begin with the text come first. */
export function findTimeZones(text: string, names: TimeZoneNames): string[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const searched = Intl.supportedValuesOf("timeZone").map((timeZone) => ({
    timeZone,
    texts: [describeTimeZone(timeZone), names.get(timeZone) ?? "", timeZone].map(fold),
  }));
  const found = searched.filter(({ texts }) => words.every((word) => texts.join(" ").includes(word)));
  const rank = ({ timeZone, texts }: (typeof searched)[number]) =>
    (texts.some((it) => it.startsWith(words.join(" "))) ? 0 : 2) +
    // Few live there, and its stations keep the time of other countries.
    (timeZone.startsWith("Antarctica/") ? 1 : 0);
  return found
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, maxFound)
    .map(({ timeZone }) => timeZone);
}

function formatName(
  timeZone: string,
  timeZoneName: "longGeneric" | "shortGeneric" | "shortOffset",
  now: Date,
): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** Without accents, as many people type: "Sao Paulo", "Noumea". */
function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
}
