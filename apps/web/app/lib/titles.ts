import { brand } from "./brand.ts";
import { type Address, addresses } from "./paths.ts";

/** What a route's `meta` answers for a page whose title is fixed by its address. */
export function titleOf(address: Address) {
  return [{ title: title(pageNames[address]) }];
}

export function title(page: string): string {
  return `${page} · ${brand.name}`;
}

const pageNames: Record<Address, string> = {
  [addresses.landing]: "Eat, move and rest your way",
  [addresses.about]: "About Us",
  [addresses.coFounder]: "Our co-founder",
  [addresses.founder]: "Our founder",
  [addresses.contact]: "Help Center",
  [addresses.plans]: "Plans",
  [addresses.explore]: "Explore plans",
  [addresses.exploreUs]: "Explore",
  [addresses.privacy]: "Privacy policy",
  [addresses.terms]: "Terms and conditions",

  [addresses.authPrivacy]: "Privacy policy",
  [addresses.authTerms]: "Terms and conditions",

  [addresses.login]: "Login",
  [addresses.signup]: "Sign Up",
  [addresses.resetPassword]: "Create a new password",

  [addresses.profileSetup]: "Setup your profile",
  [addresses.preferences]: "Choose your preferences",
  [addresses.mealPreferences]: "Your meals",
  [addresses.allergyPreferences]: "Your allergies",
  [addresses.mealTimingPreferences]: "Your meal times",
  [addresses.exercisePreferences]: "Your workouts",
  [addresses.fitnessPreferences]: "Your fitness",
  [addresses.meditationPreferences]: "Your mindfulness",
  [addresses.meditationSetup]: "Your practice",

  [addresses.editMealPreferences]: "Edit your meals",
  [addresses.editAllergyPreferences]: "Edit your allergies",
  [addresses.editMealTimingPreferences]: "Edit your meal times",
  [addresses.editExercisePreferences]: "Edit your workouts",
  [addresses.editFitnessPreferences]: "Edit your fitness",
  [addresses.editMeditationPreferences]: "Edit your mindfulness",
  [addresses.editMeditationSetup]: "Edit your practice",

  [addresses.subscription]: "Subscription",

  [addresses.dashboard]: "Dashboard",
  [addresses.home]: "Recommendations for you",
  [addresses.recommendations]: "Recommendations",
  [addresses.favourites]: "Favorites",
  [addresses.coach]: "Coach",
  [addresses.planCreation]: "My plans",
  [addresses.aiPlanCreation]: "Your new plan",
  [addresses.detailPlan]: "Plan",
  [addresses.planBuilder]: "Plan builder",
  [addresses.createOwnPlan]: "Create your plan",
  [addresses.settings]: "Settings",

  [addresses.meal]: "Meal",
  [addresses.exercise]: "Exercise",
  [addresses.favouriteExercise]: "Exercise",
  [addresses.meditation]: "Meditation",
};
