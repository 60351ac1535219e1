import type { Offer } from "@fernwell/domain/billing/offers";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { OnboardingStage } from "@fernwell/domain/people/onboarding-stage";
import type { ItemCategory, PlanKind } from "./item-kinds.ts";

/**
 * Every address of the web app, as its router matches it. Mails, calendars, redirects and the payment provider lead to
 * them too. `preferances` and `recomendation` are spelled as the requirements spell them.
 */
export const addresses = {
  landing: "/",
  about: "/about",
  coFounder: "/co-founder",
  founder: "/founder",
  contact: "/contact",
  plans: "/plans",
  explore: "/explore",
  exploreUs: "/explore-us",
  privacy: "/privacy",
  terms: "/terms-and-conditions",

  authPrivacy: "/auth/privacy-policy",
  authTerms: "/auth/terms-and-conditions",

  login: "/login",
  verifyLogin: "/verify-login",
  signup: "/signup",
  resetPassword: "/createNewPass/*",
  verifyEmail: "/verify-email/:token",
  allowDevice: "/allow-device/:token",
  confirmEmail: "/confirm-email/:token",
  undoEmailChange: "/undo-email-change/:token",
  endSession: "/end-session/:token",

  profileSetup: "/edit-profile",
  preferences: "/preferences",
  mealPreferences: "/meal-preferences",
  allergyPreferences: "/allergy-preferences",
  mealTimingPreferences: "/meal-timing-preferences",
  exercisePreferences: "/exercise-preferences",
  fitnessPreferences: "/fitness-preferences",
  meditationPreferences: "/meditation-preferances",
  meditationSetup: "/meditation-setup",

  editMealPreferences: "/edit-meal-preferences",
  editAllergyPreferences: "/edit-allergy-preferences",
  editMealTimingPreferences: "/edit-meal-timing-preferences",
  editExercisePreferences: "/edit-exercise-preferences",
  editFitnessPreferences: "/edit-fitness-preferences",
  editMeditationPreferences: "/edit-meditation-preferances",
  editMeditationSetup: "/edit-meditation-setup",

  subscription: "/subscription",

  dashboard: "/dashboard",
  home: "/recomendation",
  /** The usual spelling of the home page's address leads to it. */
  homeAlias: "/recommendation",
  recommendations: "/recommendation/:category",
  favourites: "/favorites/:category",
  coach: "/coach/:id",
  planCreation: "/plan-creation/:type?",
  aiPlanCreation: "/ai-plan-creation",
  detailPlan: "/detail-plan",
  planBuilder: "/plan-builder",
  createOwnPlan: "/create-own-plan",
  shoppingList: "/shopping-list/:id?",
  today: "/today",
  week: "/week",
  planWeek: "/plan-week",
  lookingBack: "/looking-back",
  search: "/search",

  cook: "/cook/:mealId",
  train: "/train/:sessionId",
  rest: "/rest/:id?",

  settings: "/settings",
  myProfile: "/settings/you",
  myAnswers: "/settings/answers",
  myCooking: "/settings/cooking",
  myWeek: "/settings/week",
  myFeedback: "/settings/feedback",
  myAppearance: "/settings/appearance",
  mySignIn: "/settings/sign-in",
  mySubscription: "/settings/subscription",
  myCalendar: "/settings/calendar",
  myReminders: "/settings/notifications",
  myDevice: "/settings/this-device",
  myData: "/settings/your-data",

  meal: "/meal/:id",
  exercise: "/exercise/:id",
  favouriteExercise: "/exercises/:id",
  meditation: "/meditation/:id",
} as const;

export type Address = (typeof addresses)[keyof typeof addresses];

/** The sections of the settings, in the order of their links. */
export const settingsAddresses = [
  addresses.myProfile,
  addresses.myAnswers,
  addresses.myCooking,
  addresses.myWeek,
  addresses.myFeedback,
  addresses.myAppearance,
  addresses.mySignIn,
  addresses.mySubscription,
  addresses.myCalendar,
  addresses.myReminders,
  addresses.myDevice,
  addresses.myData,
] as const;

export type SettingsAddress = (typeof settingsAddresses)[number];

function toSearch(values: Readonly<Record<string, string | null | undefined>>): string {
  const known = Object.entries(values).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return known.length === 0 ? "" : `?${known.join("&")}`;
}

/** The address of a screen with its parameters filled in, for links and navigation. */
export const paths = {
  ...addresses,
  resetPassword: (token = "") => (token ? `/createNewPass/${encodeURIComponent(token)}` : "/createNewPass"),
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,
  allowDevice: (token: string) => `/allow-device/${encodeURIComponent(token)}`,
  confirmEmail: (token: string) => `/confirm-email/${encodeURIComponent(token)}`,
  undoEmailChange: (token: string) => `/undo-email-change/${encodeURIComponent(token)}`,
  endSession: (token: string) => `/end-session/${encodeURIComponent(token)}`,
  /** With the ids that are chosen in each filter. */
  recommendations: (
    category: ItemCategory | "coaches",
    page = 1,
    filters: Readonly<Record<string, readonly string[]>> = {},
  ) => {
    const chosen = Object.entries(filters).map(([name, ids]) => [name, ids.join()]);
    const search = toSearch({ page: page === 1 ? null : `${page}`, ...Object.fromEntries(chosen) });
    return `/recommendation/${category}${search.replaceAll("%2C", ",")}`;
  },
  favourites: (category: ItemCategory) => `/favorites/${category}`,
  coach: (id: string) => `/coach/${encodeURIComponent(id)}`,
  planCreation: (kind: ItemKind) => `/plan-creation/${kind}`,
  planBuilder: (kind: ItemKind, page = 1) =>
    `/plan-builder?category=${kind}${page === 1 ? "" : `&page=${page}`}`,
  detailPlan: (kind: PlanKind, id: string) => `/detail-plan?planType=${kind}&id=${encodeURIComponent(id)}`,
  aiPlanCreation: (kind: PlanKind, id: string) =>
    `/ai-plan-creation?planType=${kind}&id=${encodeURIComponent(id)}`,
  /** For the week of the given day, or for the seven days from today. */
  planWeek: (from: string | null = null) => `/plan-week${from === null ? "" : `?from=${from}`}`,
  /** The week of the given day, or this week. */
  week: (from: string | null = null) => `/week${from === null ? "" : `?from=${from}`}`,
  /** The weeks up to the given day, or up to today. */
  lookingBack: (until: string | null = null) => `/looking-back${toSearch({ until })}`,
  /** What is found for some words: some of every kind, or a page of one kind. */
  search: (query = "", kind: ItemKind | "coach" | null = null, page = 1) =>
    `/search${toSearch({ q: query, kind, page: page === 1 ? null : `${page}` })}`,
  /** With the planned entry and its servings, if it is one. */
  cook: (mealId: string, { entryId, servings }: { entryId?: string; servings?: number | null } = {}) =>
    `/cook/${encodeURIComponent(mealId)}${toSearch({ entry: entryId, for: servings?.toString() })}`,
  /** The exercises of a day, such as 2026-11-18, or one exercise. */
  train: (session: string, entryId?: string) =>
    `/train/${encodeURIComponent(session)}${toSearch({ entry: entryId })}`,
  /** A meditation, or the free timer. */
  rest: (id = "", entryId?: string) =>
    `/rest${id ? `/${encodeURIComponent(id)}` : ""}${toSearch({ entry: entryId })}`,
  shoppingList: (id = "") => (id ? `/shopping-list/${encodeURIComponent(id)}` : "/shopping-list"),
  checkoutDone: `${addresses.subscription}?checkout=done`,
  demoCheckout: (offer: Offer) => `${addresses.subscription}?demo=${offer}`,
  myEmail: `${addresses.mySignIn}#email`,
  myPassword: `${addresses.mySignIn}#password`,
  mySessions: `${addresses.mySignIn}#sessions`,
  accountDeletion: `${addresses.myData}#delete-account`,
  /** From a plan, with the number of servings it is cooked for. */
  meal: (id: string, servings: number | null = null) =>
    `/meal/${encodeURIComponent(id)}${servings === null ? "" : `?for=${servings}`}`,
  exercise: (id: string) => `/exercise/${encodeURIComponent(id)}`,
  favouriteExercise: (id: string) => `/exercises/${encodeURIComponent(id)}`,
  meditation: (id: string) => `/meditation/${encodeURIComponent(id)}`,
} as const;

/** Every page that is prerendered to static HTML and readable without JavaScript. */
export const publicPaths = [
  paths.landing,
  paths.about,
  paths.coFounder,
  paths.founder,
  paths.contact,
  paths.plans,
  paths.explore,
  paths.exploreUs,
  paths.privacy,
  paths.terms,
  paths.authPrivacy,
  paths.authTerms,
] as const;

/** Prerendered for every address that no route matches, and sent with status 404. */
export const notFoundPath = "/404";

export type PublicPath = (typeof publicPaths)[number];

/** `redirect_url` in the response to a login: its value for each stage of onboarding, and the screen that it means. */
export const loginRedirects = {
  profile: { redirectUrl: "/edit-profile", path: paths.profileSetup },
  subscription: { redirectUrl: "/subscription", path: paths.subscription },
  meal: { redirectUrl: "/add-meal-preferences", path: paths.mealPreferences },
  exercise: { redirectUrl: "/add-exercise-preferences", path: paths.exercisePreferences },
  meditation: { redirectUrl: "/add-meditation-preferences", path: paths.meditationPreferences },
  done: { redirectUrl: "/", path: paths.home },
} as const satisfies Record<OnboardingStage, { readonly redirectUrl: string; readonly path: Address }>;
