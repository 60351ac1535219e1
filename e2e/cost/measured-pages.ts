import { type Address, addresses, paths } from "@fernwell/contract/paths";
import { measuredDay } from "./measured-product.ts";
import { usedItems } from "./used-items.ts";

export interface MeasuredPage {
  readonly name: string;
  /** Its entry in the table of addresses. */
  readonly address: Address;
  readonly path: string;
  readonly isSignedIn: boolean;
  /** Matches once the page shows what it is about. */
  readonly shown: string;
  /** Whether the time of its main thread is measured too, for which it is visited nine times. */
  readonly isTimed: boolean;
}

const [meal] = usedItems.meal;
const [meditation] = usedItems.meditation;

/** The first five work the most before they are quiet. */
export const measuredPages: readonly MeasuredPage[] = [
  timed(measure("home", addresses.home, paths.home, "main section ul li h3 a")),
  timed(measure("meals", addresses.recommendations, paths.recommendations("meals"), "main li h2 a")),
  timed(measure("a meal", addresses.meal, paths.meal(meal), "article h1")),
  timed(measure("today", addresses.today, paths.today, "main li article")),
  timed(measure("week", addresses.week, paths.week(), "main li article")),
  measure("shopping list", addresses.shoppingList, paths.shoppingList(), "main input[type=checkbox]"),
  measure("cook", addresses.cook, paths.cook(meal), "article h1"),
  measure("train", addresses.train, paths.train(measuredDay), "main li"),
  measure("rest", addresses.rest, paths.rest(meditation), "main h1"),
  measure("search", addresses.search, paths.search("soup"), "main li h3 a"),
  measure("plans and prompt", addresses.planCreation, paths.planCreation("meal"), "main li"),
  measure("plan builder", addresses.planBuilder, paths.planBuilder("meal"), "main li"),
  { ...measure("login", addresses.login, paths.login, "form button[type=submit]"), isSignedIn: false },
];

/** Why the other addresses have no budget. */
const unmeasured: Readonly<Record<string, readonly Address[]>> = {
  "prerendered, and without a script until it is touched": [
    ...[addresses.landing, addresses.about, addresses.coFounder, addresses.founder, addresses.contact],
    ...[addresses.plans, addresses.explore, addresses.exploreUs, addresses.privacy, addresses.terms],
    ...[addresses.authPrivacy, addresses.authTerms],
  ],
  "a form like that of the login, seen once or from a mail": [
    ...[addresses.verifyLogin, addresses.signup, addresses.resetPassword, addresses.verifyEmail],
    ...[addresses.allowDevice, addresses.confirmEmail, addresses.undoEmailChange, addresses.endSession],
  ],
  "a step of signing up, seen once": [
    ...[
      addresses.profileSetup,
      addresses.preferences,
      addresses.mealPreferences,
      addresses.allergyPreferences,
    ],
    ...[addresses.mealTimingPreferences, addresses.exercisePreferences, addresses.fitnessPreferences],
    ...[addresses.meditationPreferences, addresses.meditationSetup, addresses.subscription],
  ],
  "the same step, opened from the settings": [
    ...[addresses.editMealPreferences, addresses.editAllergyPreferences, addresses.editMealTimingPreferences],
    ...[addresses.editExercisePreferences, addresses.editFitnessPreferences],
    ...[addresses.editMeditationPreferences, addresses.editMeditationSetup],
  ],
  "shows a token and fetches nothing": [addresses.dashboard],
  "the home page under another address": [addresses.homeAlias],
  "a list of the same cards as the meals": [addresses.favourites, addresses.createOwnPlan],
  "built as a meal is": [
    ...[addresses.exercise, addresses.favouriteExercise, addresses.meditation, addresses.coach],
  ],
  "reached from a measured page, whose code and data it shares": [
    ...[addresses.aiPlanCreation, addresses.detailPlan, addresses.planWeek, addresses.lookingBack],
  ],
  "a setting, rarely opened": [
    ...[addresses.settings, addresses.myProfile, addresses.myAnswers, addresses.myCooking, addresses.myWeek],
    ...[addresses.myFeedback, addresses.myAppearance, addresses.mySignIn, addresses.mySubscription],
    ...[addresses.myCalendar, addresses.myReminders, addresses.myDevice, addresses.myData],
  ],
};

/** The addresses that are neither measured nor named above. */
export function listForgotten(all: readonly string[]): string[] {
  const known: readonly string[] = [
    ...measuredPages.map(({ address }) => address),
    ...Object.values(unmeasured).flat(),
  ];
  return all.filter((address) => !known.includes(address));
}

function measure(name: string, address: Address, path: string, shown: string): MeasuredPage {
  return { name, address, path, isSignedIn: true, shown, isTimed: false };
}

function timed(page: MeasuredPage): MeasuredPage {
  return { ...page, isTimed: true };
}
