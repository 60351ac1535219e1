import { expect, it } from "vitest";
import { findHemisphere } from "./hemisphere.ts";

it.each([
  ["Europe/Berlin", "north"],
  ["America/New_York", "north"],
  ["America/Indiana/Knox", "north"],
  ["Asia/Tokyo", "north"],
  ["Pacific/Auckland", "south"],
  ["Australia/Hobart", "south"],
  ["America/Argentina/Ushuaia", "south"],
  ["Africa/Johannesburg", "south"],
  ["Australia/Darwin", null],
  ["Asia/Singapore", null],
  ["Africa/Nairobi", null],
  ["America/Bogota", null],
  ["UTC", null],
  ["", null],
])("[FIND-24] the seasons of %s are those of the %s", (timeZone, hemisphere) => {
  expect(findHemisphere(timeZone)).toBe(hemisphere);
});
