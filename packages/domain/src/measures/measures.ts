/** How a person wants amounts to be told. */
export const measureSystems = ["metric", "american"] as const;
export type MeasureSystem = (typeof measureSystems)[number];

/** As stored. People who never chose and were here before there was a choice have metric ones. */
export function readMeasures(stored: string | null | undefined): MeasureSystem {
  return measureSystems.find((system) => system === stored) ?? "metric";
}

/** With the old names that browsers still report. */
const americanCities = [
  ...["New_York", "Detroit", "Louisville", "Indianapolis", "Fort_Wayne", "Knox_IN", "Chicago", "Menominee"],
  ...["Denver", "Shiprock", "Boise", "Phoenix", "Los_Angeles", "Anchorage", "Juneau", "Sitka", "Metlakatla"],
  ...["Yakutat", "Nome", "Adak", "Atka", "Puerto_Rico", "St_Thomas", "Virgin"],
].join("|");

const americanIslands = "Honolulu|Johnston|Guam|Saipan|Pago_Pago|Samoa|Midway|Wake";

/** Where kitchens do not use metric measures, and the time zones that devices there are set to. */
const americanRegions: Readonly<Record<string, RegExp>> = {
  US: new RegExp(
    `^(America/(${americanCities}|(Indiana|Kentucky|North_Dakota)/.*)|Pacific/(${americanIslands})|US/.*|Navajo)$`,
  ),
  LR: /^Africa\/Monrovia$/,
  MM: /^Asia\/(Yangon|Rangoon)$/,
};

/**
 * What a device's region uses, by the first language that its browser accepts ("en-US,en;q=0.9"). Browsers all over the
 * world speak American English, so the time zone has to agree.
 */
export function guessMeasures(languages: string | null, timeZone: string | null): MeasureSystem {
  const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(languages ?? "")?.[1]?.toUpperCase();
  return americanRegions[region ?? ""]?.test(timeZone ?? "") === true ? "american" : "metric";
}
