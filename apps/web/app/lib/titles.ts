import { type Address, addresses, type PublicPath } from "@fernwell/contract/paths";
import { title } from "./title.ts";

/** The screens of the app. The public site's pages take their titles from their copy. */
type ScreenAddress = Exclude<Address, PublicPath>;

/** The `meta` of a route whose title depends only on its address. */
export function createTitleMeta(address: ScreenAddress) {
  return [{ title: title(screenNames[address]) }];
}

const screenNames: Record<ScreenAddress, string> = {
  [addresses.login]: "Login",
  [addresses.verifyLogin]: "Confirm that it is you",
  [addresses.signup]: "Sign Up",
  [addresses.resetPassword]: "Create a new password",
  [addresses.verifyEmail]: "Confirm your email address",
  [addresses.allowDevice]: "Log in on this device",
  [addresses.confirmEmail]: "Confirm your new address",
  [addresses.undoEmailChange]: "Restore your email address",
  [addresses.endSession]: "Log that device out",

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
  [addresses.homeAlias]: "Recommendations for you",
  [addresses.recommendations]: "Recommendations",
  [addresses.favourites]: "Favourites",
  [addresses.coach]: "Coach",
  [addresses.planCreation]: "My plans",
  [addresses.aiPlanCreation]: "Your new plan",
  [addresses.detailPlan]: "Plan",
  [addresses.planBuilder]: "Plan builder",
  [addresses.createOwnPlan]: "Create your plan",
  [addresses.shoppingList]: "Shopping list",
  [addresses.today]: "Today",
  [addresses.week]: "Week",
  [addresses.planWeek]: "Plan my week",
  [addresses.lookingBack]: "Looking back",
  [addresses.search]: "Search",

  [addresses.cook]: "Cook",
  [addresses.train]: "Train",
  [addresses.rest]: "Rest",

  [addresses.settings]: "Settings",
  [addresses.myProfile]: "You · Settings",
  [addresses.myAnswers]: "Answers · Settings",
  [addresses.myCooking]: "Cooking · Settings",
  [addresses.myWeek]: "Your week · Settings",
  [addresses.myFeedback]: "Feedback · Settings",
  [addresses.myAppearance]: "Appearance · Settings",
  [addresses.mySignIn]: "Devices and sign-in · Settings",
  [addresses.mySubscription]: "Subscription · Settings",
  [addresses.myCalendar]: "Calendar · Settings",
  [addresses.myReminders]: "Notifications · Settings",
  [addresses.myDevice]: "This device · Settings",
  [addresses.myData]: "Your data · Settings",

  [addresses.meal]: "Meal",
  [addresses.exercise]: "Exercise",
  [addresses.favouriteExercise]: "Exercise",
  [addresses.meditation]: "Meditation",
};
