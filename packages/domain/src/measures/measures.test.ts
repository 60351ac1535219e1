import { expect, it } from "vitest";
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
