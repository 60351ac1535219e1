import { describe, expect, it } from "vitest";
import { guessMeasures } from "./measures.ts";

it.each([
  ["en-US,en;q=0.9", "America/Chicago", "american"],
  ["es-US", "America/Los_Angeles", "american"],
  ["en-us", "Pacific/Honolulu", "american"],
  ["zh-Hans-US", "America/New_York", "american"],
  ["my-MM", "Asia/Yangon", "american"],
  ["en-LR", "Africa/Monrovia", "american"],
  ["en-US", "America/Indiana/Indianapolis", "american"],
  ["en-US", "America/Toronto", "metric"],
  ["en-US", "America/Sao_Paulo", "metric"],
  ["en-US", "Pacific/Auckland", "metric"],
  ["en-US,en;q=0.9", "Europe/Berlin", "metric"],
  ["en-US", null, "metric"],
  ["en-US", "UTC", "metric"],
  ["en-CA,en-US;q=0.8", "America/Toronto", "metric"],
  ["de-DE", "Europe/Berlin", "metric"],
  ["en", "America/Chicago", "metric"],
  ["*", "America/Chicago", "metric"],
  [null, "America/Chicago", "metric"],
  ["xx-__proto__", "America/Chicago", "metric"],
])("[PHONE-51] a device that speaks %s in %s starts with %s measures", (languages, timeZone, measures) => {
  expect(guessMeasures(languages, timeZone)).toBe(measures);
});

describe("a device in the United States", () => {
  // Every zone of tzdata there, with its old names.
  const zones = [
    ...["New_York", "Detroit", "Kentucky/Louisville", "Kentucky/Monticello", "Louisville", "Fort_Wayne"],
    ...["Indiana/Indianapolis", "Indiana/Vincennes", "Indiana/Winamac", "Indiana/Marengo", "Indiana/Vevay"],
    ...["Indiana/Petersburg", "Indiana/Tell_City", "Indiana/Knox", "Indianapolis", "Knox_IN"],
    ...["Chicago", "Menominee", "North_Dakota/Center", "North_Dakota/New_Salem", "North_Dakota/Beulah"],
    ...["Denver", "Shiprock", "Boise", "Phoenix", "Los_Angeles", "Anchorage", "Juneau", "Sitka"],
    ...["Metlakatla", "Yakutat", "Nome", "Adak", "Atka", "Puerto_Rico", "St_Thomas", "Virgin"],
  ].map((city) => `America/${city}`);
  const islands = ["Honolulu", "Johnston", "Guam", "Saipan", "Pago_Pago", "Samoa", "Midway", "Wake"];
  const states = ["Alaska", "Arizona", "East-Indiana", "Hawaii", "Indiana-Starke", "Michigan", "Samoa"];

  it.each([
    ...zones,
    ...islands.map((island) => `Pacific/${island}`),
    ...states.map((state) => `US/${state}`),
    "Navajo",
  ])("[PHONE-51] starts with American measures in %s, also by the name that V8 reports for it", (zone) => {
    const { timeZone } = new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions();
    expect([zone, timeZone].map((name) => guessMeasures("en-US", name))).toEqual(["american", "american"]);
  });
});
