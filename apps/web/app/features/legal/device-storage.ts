import { type LegalSection, list, paragraph } from "./legal-document.ts";

/**
 * Stands below the privacy policy, which says in general what browsers keep. It is not part of the accepted text, whose
 * version and date are fixed, and follows what the app does.
 */
export const deviceStorage: LegalSection = {
  id: "on-your-device",
  heading: "What stays on your device, in detail",
  blocks: [
    paragraph(
      "This list explains the part on cookies and browser storage. It is not part of the policy that you accept.",
    ),
    list(
      "Your recent searches: the last eight things that you searched for, so that you can search for them again. You can remove one or all of them in the search, and they go when you log out. We do not keep what you search for.",
      "What you need without a connection: your plans, lists, favourites and profile as we last sent them, the pictures and clips of this week, what you changed while offline, and the tracks that you keep. It goes when you log out or your account is deleted.",
      "If you turn reminders on, an address for them at the push service of your browser's maker, which passes our encrypted messages on without reading them. We forget it when you turn them off, log out or delete your account.",
      "Your choices for this device, such as light or dark colours, vibration, whether the / key opens the search and whether training speaks its cues. They stay when you log out.",
    ),
  ],
};
