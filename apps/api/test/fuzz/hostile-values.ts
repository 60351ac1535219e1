import type { Random } from "./random.ts";

/** Texts that programs stumble over: control characters, broken Unicode, dates, numbers, paths, queries, templates. */
const texts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\u0001\u001b[31m",
  "\ud800",
  "a\udfffb",
  "\ufeff",
  "\u202eabc\u202c",
  "a\u0301".repeat(60),
  "\ufdfa".repeat(50),
  "𝐏𝐞𝐚𝐧𝐮𝐭",
  "ﬁsh",
  "İıſK",
  "🥜🦐👩‍👩‍👧‍👧",
  "甲乙丙丁戊己庚辛壬癸",
  "سلام",
  "ß".repeat(40),
  "\r\nset-cookie: a=b",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "0x10",
  "9".repeat(60),
  "-1",
  "2147483648",
  "1.5",
  "true",
  "[]",
  "{}",
  "__proto__",
  "constructor",
  "0000-00-00",
  "2024-02-31",
  "9999-12-31",
  "10000-01-01",
  "+275760-09-14",
  "-000001-01-01",
  "2024-01-01T25:61:61Z",
  "1899-12-31",
  "3000-01-01",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "../../etc/passwd",
  "..\\..\\windows",
  "/etc/passwd",
  "%00",
  "%2e%2e%2f",
  "'; drop table users; --",
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  "{{7*7}}",
  "#{7*7}",
  "a@b@c.example",
  "ada@𝐏eople.example",
  `${"a".repeat(64)}@${"b".repeat(180)}.example`,
  "+64 21 555 0199 ext 7",
  "(".repeat(200),
  "a,".repeat(900),
  "a ".repeat(1_000),
  "x".repeat(101),
  "x".repeat(2_000),
  "x".repeat(2_001),
  "x".repeat(9_000),
];

const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  [[]],
  [null],
  ["a", "b", "c"],
  {},
  { length: 1 },
  { toString: "no function" },
  { $ne: null },
];

export function pickHostileText(random: Random): string {
  return random.pick(texts);
}

/** As long as a text can be, of words that nobody knows. */
export function writeNonsense(random: Random): string {
  const alphabet = random.pick(["abcdefghiklmnoprstuvwz", "абвгдежзиклмнопрстуфхя", "ก甲あア한"]);
  const word = () =>
    Array.from({ length: 2 + random.below(7) }, () => alphabet[random.below(alphabet.length)]).join("");
  return Array.from({ length: 400 }, word)
    .join(random.pick([" ", ", "]))
    .slice(0, 2_000);
}

/** Of any type. */
export function pickHostileValue(random: Random): unknown {
  if (random.chance(0.02)) return Array.from({ length: 1_000 }, () => "x");
  if (random.chance(0.02)) return nest(50);
  return random.chance(0.7) ? random.pick(texts) : random.pick(others);
}

function nest(depth: number): unknown {
  return depth === 0 ? "deep" : { a: [nest(depth - 1)] };
}
