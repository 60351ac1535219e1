/** How a person is drawn; every part is chosen, nothing is left to chance. */
export interface Look {
  readonly head: Head;
  readonly face: "smile" | "calm";
  readonly skin: string;
  /** The colour of the line, which is also that of dark hair. */
  readonly ink: string;
  /** Fair, red, brown or grey hair, where the head has its hair in a colour of its own. */
  readonly hair?: string;
  readonly clothing: string;
  readonly beard?: "chin" | "full" | "full4";
  readonly glasses?: "glasses2" | "glasses3" | "glasses5";
  readonly ground: Ground;
}

type Head =
  | "afro"
  | "bangs"
  | "bangs2"
  | "dreads2"
  | "grayBun"
  | "grayMedium"
  | "grayShort"
  | "long"
  | "longBangs"
  | "longCurly"
  | "medium1"
  | "medium2"
  | "medium3"
  | "mediumBangs"
  | "mediumBangs2"
  | "noHair1"
  | "noHair3"
  | "short1"
  | "short2"
  | "short3"
  | "short4"
  | "short5";

/** The part of life that a coach works in; sun and fern are the team's. */
export type Ground = "clay" | "lake" | "dusk" | "sun" | "fern";

/** The line, which is also the colour of dark hair. */
export const ink = { black: "#1d1a1c", brown: "#3a261c" } as const;
