import { isTimeZone } from "@fernwell/domain/people/time-zone";
import { beforeAll, expect, test } from "vitest";
import {
  describeTimeZone,
  findOffset,
  findTimeZones,
  nameTimeZones,
  type TimeZoneNames,
} from "./time-zones.ts";

let names: TimeZoneNames;
beforeAll(async () => {
  names = await nameTimeZones();
});

test.each([
  ["Europe/Berlin", "Berlin, Europe"],
  ["America/New_York", "New York, America"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires, Argentina, America"],
  ["Asia/Calcutta", "Kolkata, Asia"],
  ["UTC", "UTC"],
])("%s is called %s", (timeZone, name) => {
  expect(describeTimeZone(timeZone)).toBe(name);
});

test("the offset is that of the season, and unknown where the time zone is", () => {
  expect(findOffset("Pacific/Auckland", new Date("2026-07-01"))).toBe("GMT+12");
  expect(findOffset("Pacific/Auckland", new Date("2026-12-01"))).toBe("GMT+13");
  expect(findOffset("Mars/Olympus_Mons", new Date())).toBeNull();
});

test.each([
  ["auckland", "Pacific/Auckland"],
  ["  New York ", "America/New_York"],
  ["new_york", "America/New_York"],
  ["Europe/Berlin", "Europe/Berlin"],
  ["berlin europe", "Europe/Berlin"],
  ["são paulo", "America/Sao_Paulo"],
  ["kolkata", "Asia/Calcutta"],
])("[DAY-08] %j finds %s by its place", (text, timeZone) => {
  expect(findTimeZones(text, new Map())).toContain(timeZone);
});

test.each([
  ["new zealand", "Pacific/Auckland"],
  ["Germany", "Europe/Berlin"],
  ["eastern time", "America/New_York"],
])("[DAY-08] %j finds %s by its country or the name of its time", (text, timeZone) => {
  expect(findTimeZones(text, names)).toContain(timeZone);
});

test("[DAY-08] places and countries that begin with the text come first, and Antarctica last", () => {
  expect(findTimeZones("new zealand", names)).toEqual(["Pacific/Auckland", "Antarctica/McMurdo"]);
  expect(findTimeZones("india", names).slice(0, 2)).toEqual(["America/Indianapolis", "Asia/Calcutta"]);
  expect(findTimeZones("lon", names)).toEqual([
    "Arctic/Longyearbyen",
    "Europe/London",
    "America/Blanc-Sablon",
    "America/Miquelon",
  ]);
});

test.each(["", "   ", "atlantis"])("[DAY-08] %j finds nothing", (text) => {
  expect(findTimeZones(text, names)).toEqual([]);
});

test("[DAY-08] a single letter finds no more than a list can show", () => {
  expect(findTimeZones("a", names)).toHaveLength(20);
});

test("[DAY-06] every place that can be found is a time zone to the server", () => {
  expect([...names.keys()].filter((timeZone) => !isTimeZone(timeZone))).toEqual([]);
});
