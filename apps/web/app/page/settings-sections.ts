import { addresses, type SettingsAddress, settingsAddresses } from "@fernwell/contract/paths";
import {
  Bell,
  CalendarClock,
  CalendarDays,
  CookingPot,
  CreditCard,
  FolderDown,
  KeyRound,
  type LucideIcon,
  SlidersHorizontal,
  Smartphone,
  SunMoon,
  ThumbsUp,
  UserRound,
} from "lucide-react";

interface SettingsEntry {
  readonly label: string;
  readonly detail: string;
  readonly icon: LucideIcon;
}

/** How each section of the settings is called wherever a link leads to it. */
export const settingsSections: Readonly<Record<SettingsAddress, SettingsEntry>> = {
  [addresses.myProfile]: {
    label: "You",
    detail: "Your name, date of birth, phone and address",
    icon: UserRound,
  },
  [addresses.myAnswers]: {
    label: "Answers",
    detail: "Your answers about meals, exercise and meditation",
    icon: SlidersHorizontal,
  },
  [addresses.myCooking]: {
    label: "Cooking",
    detail: "How many you cook for, and your measures",
    icon: CookingPot,
  },
  [addresses.myWeek]: {
    label: "Your week",
    detail: "When your days begin, and what they show",
    icon: CalendarClock,
  },
  [addresses.myFeedback]: {
    label: "Feedback",
    detail: "What you said about suggestions",
    icon: ThumbsUp,
  },
  [addresses.myAppearance]: {
    label: "Appearance",
    detail: "Light or dark, and vibration",
    icon: SunMoon,
  },
  [addresses.mySignIn]: {
    label: "Devices and sign-in",
    detail: "Your email, password, devices and keyboard",
    icon: KeyRound,
  },
  [addresses.mySubscription]: {
    label: "Subscription",
    detail: "Your plan, what it costs and how to cancel",
    icon: CreditCard,
  },
  [addresses.myCalendar]: {
    label: "Calendar",
    detail: "Your plans in your own calendar",
    icon: CalendarDays,
  },
  [addresses.myDevice]: {
    label: "This device",
    detail: "Installing Fernwell, and what you can use offline",
    icon: Smartphone,
  },
  [addresses.myReminders]: {
    label: "Notifications",
    detail: "What we remind you of, and when",
    icon: Bell,
  },
  [addresses.myData]: {
    label: "Your data",
    detail: "A copy of everything, and deleting your account",
    icon: FolderDown,
  },
};

/** The section on screen: the id of its route is its address. */
export function getSettingsAddress(
  matches: readonly ({ readonly id: string } | undefined)[],
): SettingsAddress {
  const id = matches.at(-1)?.id;
  const address = settingsAddresses.find((known) => known === id);
  if (address === undefined) throw new RangeError(`There is no section of the settings at ${id}`);
  return address;
}
