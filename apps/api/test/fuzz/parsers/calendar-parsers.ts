import { readCalendar } from "@fernwell/contract/calendar";
import { changeSchema } from "@fernwell/contract/plan-entry";
import { planNameSchema } from "@fernwell/contract/plans";
import { writeCalendar } from "../../../src/platform/icalendar.ts";
import { readToken } from "../../../src/platform/secret-token.ts";
import { defineParser, type Parser } from "./parser.ts";
import { names } from "./phrases.ts";
import { countCharacters, writeText } from "./write-text.ts";

const maxOctets = 75;
const maxName = 120;
const maxSlot = 40;
const slots = ["breakfast", "lunch", "late-night snack"];
const writtenAt = new Date("2026-11-17T08:00:00Z");

/** The calendar feed, which holds the names of plans as people typed them, and its secret address. */
export const calendarParsers: readonly Parser[] = [
  defineParser("a name in a calendar", {
    share: 50,
    generate: (random) => ({
      name: writeText(random, { phrases: names, maxLength: maxName }),
      slot: random.chance(0.8)
        ? random.pick(slots)
        : writeText(random, { phrases: slots, maxLength: maxSlot }),
    }),
    parse: ({ name, slot }) => {
      const title = planNameSchema.safeParse(name);
      const day = { kind: "set_day", entry_id: id, day: "2026-11-17", slot };
      if (!title.success || !changeSchema.safeParse(day).success) return { title: title.data, feed: null };
      const text = `20 minutes, from your plan "${title.data}".`;
      const entry = {
        id,
        on: "2026-11-17",
        title: `${slot}: ${title.data}`,
        text,
        url: "https://fernwell.example/",
        alarmMinutes: 420,
      };
      return { title: title.data, feed: writeCalendar("Fernwell", [entry], writtenAt) };
    },
    findFlaw: ({ name }, { title, feed }) => {
      if (countCharacters(name) > maxName && title !== undefined) return "a name over the limit was accepted";
      return feed === null ? null : findFeedFlaw(feed, title ?? "");
    },
  }),
  defineParser("the address of a calendar", {
    share: 40,
    generate: (random) =>
      writeText(random, { phrases: [`${"A".repeat(64)}.ics`, `${"_-9".repeat(21)}z.ics`], maxLength: 100 }),
    parse: (file) =>
      readCalendar.params.safeParse({ file }).success ? readToken(file.replace(/\.ics$/, "")) : null,
    findFlaw: (file, key) =>
      key === null || /^[\w-]{64}\.ics$/.test(file) ? null : "an address of another form was read",
  }),
];

const id = "0198c0de-0000-7000-8000-000000000001";

const properties = new Set(
  `BEGIN END VERSION PRODID NAME X-WR-CALNAME REFRESH-INTERVAL X-PUBLISHED-TTL UID SEQUENCE DTSTAMP DTSTART DTEND
  X-MICROSOFT-CDO-ALLDAYEVENT X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT SUMMARY DESCRIPTION URL
  ACTION TRIGGER`.split(/\s+/),
);

/** RFC 5545: lines end in CR LF, are folded at 75 octets, and a text has its line breaks escaped. */
function findFeedFlaw(feed: string, name: string): string | null {
  const lines = feed.split("\r\n");
  if (lines.some((line) => /[\r\n]/.test(line))) return "a line break of a text is in the feed";
  if (lines.some((line) => Buffer.byteLength(line) > maxOctets)) return "a line has more than 75 octets";
  const unfolded = feed.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
  const strange = unfolded.filter((line) => line !== "" && !properties.has(/^[^:;]*/.exec(line)?.[0] ?? ""));
  if (strange.length > 0) return `unknown lines: ${JSON.stringify(strange)}`;
  const written = unfolded.find((line) => line.startsWith("DESCRIPTION:")) ?? "";
  return unescapeText(written).includes(name.replaceAll(/\r\n?/g, "\n"))
    ? null
    : "the name is not what it was";
}

function unescapeText(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, letter: string) => (letter === "n" ? "\n" : letter));
}
