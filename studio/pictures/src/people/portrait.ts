/** How a person is drawn. */
export interface Portrait {
  readonly head: Head;
  readonly face: "smile" | "calm";
  readonly skin: string;
  /** The colour of the outlines, and of dark hair. */
  readonly ink: string;
  /** The colour of hair that is not as dark as the outlines. */
  readonly hair?: string;
  readonly clothing: string;
  readonly beard?: "chin" | "full" | "full4";
  readonly glasses?: "glasses2" | "glasses3" | "glasses5";
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

/** The colours of the background. Clay, lake and dusk stand for meals, exercise and meditation. */
export type Ground = "clay" | "lake" | "dusk" | "sun" | "fern";

/** The colours of outlines and dark hair. */
export const ink = { black: "#1d1a1c", brown: "#3a261c" } as const;
