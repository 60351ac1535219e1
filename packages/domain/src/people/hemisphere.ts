/** Where the seasons of the temperate zones apply. */
export type Hemisphere = "north" | "south";

const areas: readonly (readonly [Hemisphere, RegExp])[] = [
  ["north", /^Europe\//],
  [
    "north",
    /^America\/(New_York|Detroit|Chicago|Denver|Boise|Los_Angeles|Indiana\/|Kentucky\/|North_Dakota\/)/,
  ],
  ["north", /^America\/(Toronto|Montreal|Halifax|St_Johns|Moncton|Winnipeg|Regina|Edmonton|Vancouver)$/],
  [
    "north",
    /^Asia\/(Tokyo|Seoul|Shanghai|Istanbul|Beirut|Jerusalem|Tbilisi|Yerevan|Baku|Tehran|Tashkent|Almaty)$/,
  ],
  ["south", /^Australia\/(?!Darwin$|North$)/],
  ["south", /^Pacific\/(Auckland|Chatham)$/],
  ["south", /^America\/(Argentina\/|Buenos_Aires$|Montevideo$|Santiago$|Punta_Arenas$)/],
  ["south", /^Africa\/(Johannesburg|Maseru|Mbabane)$/],
];

/** Null in the tropics, which have other seasons, and where a time zone says nothing of the place. */
export function findHemisphere(timeZone: string): Hemisphere | null {
  return areas.find(([, names]) => names.test(timeZone))?.[0] ?? null;
}
