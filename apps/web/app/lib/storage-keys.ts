import type { StorageArea, StoredKey } from "./storage.ts";

export const tokenKey: StoredKey<string> = {
  area: "local",
  name: "token",
  encode: (token) => token,
  decode: (text) => text || null,
};

export const onboardingCompleteKey = oneOf("local", "onboardingComplete", ["true", "false"]);

export const onboardingAllCompleteKey = oneOf("local", "onboardingAllComplete", ["true"]);

export const scrollToExploreKey = oneOf("session", "scrollToExplore", ["true"]);

/** Kept when the person logs out: it is a choice for the device. */
export const searchByKeyKey = oneOf("local", "search_by_key", ["off"]);

/** Kept after logging out: a person who said no is not asked again on this device. */
export const installOfferKey = oneOf("local", "install_offer", ["answered"]);

/** How the pages look on this device; without it, as the system says. The head of every page reads it too. */
export const schemeKey = oneOf("local", "scheme", ["light", "dark"]);

export const vibrationKey = oneOf("local", "vibration", ["off"]);

/** What a person searched for, which the search itself reads and writes. */
export const recentSearchesPlace = { area: "local", name: "recent_searches" } as const;

/** The meditations whose sound is kept on the device. */
export const keptTracksPlace = { area: "local", name: "kept_tracks" } as const;

function oneOf<Value extends string>(
  area: StorageArea,
  name: string,
  values: readonly Value[],
): StoredKey<Value> {
  return {
    area,
    name,
    encode: (value) => value,
    decode: (text) => values.find((value) => value === text) ?? null,
  };
}
