/** Every address as the router matches it. `preferances` and `recomendation` are spelled as the product spells them. */
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
  signup: "/signup",
  resetPassword: "/createNewPass/*",

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
  recommendations: "/recommendation/:category",
  favourites: "/favorites/:category",
  coach: "/coach/:id",
  planCreation: "/plan-creation/:type?",
  aiPlanCreation: "/ai-plan-creation",
  detailPlan: "/detail-plan",
  planBuilder: "/plan-builder",
  createOwnPlan: "/create-own-plan",
  settings: "/settings",

  meal: "/meal/:id",
  exercise: "/exercise/:id",
  favouriteExercise: "/exercises/:id",
  meditation: "/meditation/:id",
} as const;

export type Address = (typeof addresses)[keyof typeof addresses];

type FavouriteCategory = "meals" | "exercises" | "meditations";
type RecommendationCategory = FavouriteCategory | "coaches";
type PlanType = "meal" | "exercise" | "meditation";
type PlanKind = `personal_${PlanType}_plan`;

/** Where links and navigations lead: the addresses by name, with their parameters filled in. */
export const paths = {
  ...addresses,
  resetPassword: (token = "") => (token ? `/createNewPass/${encodeURIComponent(token)}` : "/createNewPass"),
  recommendations: (category: RecommendationCategory, page = 1) =>
    `/recommendation/${category}${page === 1 ? "" : `?page=${page}`}`,
  favourites: (category: FavouriteCategory) => `/favorites/${category}`,
  coach: (id: string) => `/coach/${encodeURIComponent(id)}`,
  planCreation: (type: PlanType) => `/plan-creation/${type}`,
  planBuilder: (type: PlanType, page = 1) =>
    `/plan-builder?category=${type}${page === 1 ? "" : `&page=${page}`}`,
  detailPlan: (kind: PlanKind, id: string) => `/detail-plan?planType=${kind}&id=${encodeURIComponent(id)}`,
  aiPlanCreation: (kind: PlanKind, id: string) =>
    `/ai-plan-creation?planType=${kind}&id=${encodeURIComponent(id)}`,
  mySubscription: `${addresses.settings}#subscription`,
  meal: (id: string) => `/meal/${encodeURIComponent(id)}`,
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

/** Stands for every address that no route matches; its page is sent with the status 404. */
export const notFoundPath = "/404";

export type PublicPath = (typeof publicPaths)[number];
