import { type Address, addresses, settingsAddresses } from "@fernwell/contract/paths";
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const planDetail = "routes/app/detail-plan.tsx";
const activity = "routes/details/activity.tsx";
const plansAndExplore = "routes/site/plans.tsx";
const privacyPolicy = "routes/site/privacy-policy.tsx";
const terms = "routes/site/terms.tsx";

/** One module for all sections of the settings. */
const settingsSection = "routes/app/settings-section.tsx";

/** One module for all questionnaire steps, so that the next step needs no connection. */
const step = "routes/onboarding/step.tsx";

/** The design pieces are for developers: in the dev server, and in a separate build for the browser tests. */
const hasGallery = process.env["NODE_ENV"] !== "production" || process.env["GALLERY"] === "1";
const developmentScreens = hasGallery ? [route("/__ui", "routes/dev/ui.tsx")] : [];

export default [
  layout("shells/public-shell.tsx", [
    index("routes/site/landing.tsx", { id: addresses.landing }),
    screen(addresses.about, "routes/site/about.tsx"),
    screen(addresses.coFounder, "routes/site/co-founder.tsx"),
    screen(addresses.founder, "routes/site/founder.tsx"),
    screen(addresses.contact, "routes/site/help-center.tsx"),
    screen(addresses.plans, plansAndExplore),
    screen(addresses.explore, plansAndExplore),
    screen(addresses.exploreUs, "routes/site/explore-us.tsx"),
    screen(addresses.privacy, privacyPolicy),
    screen(addresses.terms, terms),
    route("*", "routes/not-found.tsx"),
  ]),

  layout("shells/legal-shell.tsx", [
    screen(addresses.authPrivacy, privacyPolicy),
    screen(addresses.authTerms, terms),
  ]),

  layout("shells/services.tsx", [
    layout("shells/auth-shell.tsx", [
      screen(addresses.login, "routes/auth/login.tsx"),
      screen(addresses.verifyLogin, "routes/auth/verify-login.tsx"),
      screen(addresses.signup, "routes/auth/signup.tsx"),
      screen(addresses.resetPassword, "routes/auth/reset-password.tsx"),
      screen(addresses.verifyEmail, "routes/auth/verify-email.tsx"),
      screen(addresses.allowDevice, "routes/auth/allow-device.tsx"),
      screen(addresses.confirmEmail, "routes/auth/confirm-email.tsx"),
      screen(addresses.undoEmailChange, "routes/auth/undo-email-change.tsx"),
      screen(addresses.endSession, "routes/auth/end-session.tsx"),

      signedIn("onboarding", [
        layout("routes/guards/onboarding.tsx", [
          screen(addresses.profileSetup, "routes/onboarding/profile-setup.tsx"),
          screen(addresses.preferences, "routes/onboarding/preferences.tsx"),
          screen(addresses.mealPreferences, step),
          screen(addresses.allergyPreferences, step),
          screen(addresses.mealTimingPreferences, step),
          screen(addresses.exercisePreferences, step),
          screen(addresses.fitnessPreferences, step),
          screen(addresses.meditationPreferences, step),
          screen(addresses.meditationSetup, step),
        ]),
        screen(addresses.editMealPreferences, step),
        screen(addresses.editAllergyPreferences, step),
        screen(addresses.editMealTimingPreferences, step),
        screen(addresses.editExercisePreferences, step),
        screen(addresses.editFitnessPreferences, step),
        screen(addresses.editMeditationPreferences, step),
        screen(addresses.editMeditationSetup, step),
      ]),
    ]),

    layout("shells/subscription-shell.tsx", [
      screen(addresses.subscription, "routes/onboarding/subscription.tsx"),
    ]),

    layout("shells/app-shell.tsx", [
      screen(addresses.favourites, "routes/app/favourites.tsx"),

      signedIn("app", [
        layout("routes/guards/reachable.tsx", [
          screen(addresses.dashboard, "routes/app/dashboard.tsx"),
          screen(addresses.home, "routes/app/home.tsx"),
          screen(addresses.homeAlias, "routes/app/home-alias.tsx"),
          screen(addresses.recommendations, "routes/app/recommendations.tsx"),
          screen(addresses.coach, "routes/app/coach.tsx"),
          screen(addresses.planCreation, "routes/app/plan-creation.tsx"),
          screen(addresses.aiPlanCreation, planDetail),
          screen(addresses.detailPlan, planDetail),
          screen(addresses.planBuilder, "routes/app/plan-builder.tsx"),
          screen(addresses.createOwnPlan, "routes/app/create-own-plan.tsx"),
          screen(addresses.shoppingList, "routes/app/shopping-list.tsx"),
          screen(addresses.today, "routes/app/today.tsx"),
          screen(addresses.week, "routes/app/week.tsx"),
          screen(addresses.planWeek, "routes/app/plan-week.tsx"),
          screen(addresses.lookingBack, "routes/app/looking-back.tsx"),
          screen(addresses.search, "routes/app/search.tsx"),
          screen(addresses.settings, "routes/app/settings.tsx"),
          ...settingsAddresses.map((address) => screen(address, settingsSection)),
        ]),
      ]),
    ]),

    signedIn("details", [
      layout("shells/detail-shell.tsx", [
        screen(addresses.meal, "routes/details/meal.tsx"),
        screen(addresses.exercise, activity),
        screen(addresses.favouriteExercise, activity),
        screen(addresses.meditation, activity),
      ]),
    ]),

    signedIn("doing", [
      layout("shells/doing-shell.tsx", [
        screen(addresses.cook, "routes/doing/cook.tsx"),
        screen(addresses.train, "routes/doing/train.tsx"),
        screen(addresses.rest, "routes/doing/rest.tsx"),
      ]),
    ]),

    ...developmentScreens,
  ]),
] satisfies RouteConfig;

/** A screen's id is its address, so that one module can serve several addresses and know which one it is. */
function screen(address: Address, file: string) {
  return route(address, file, { id: address });
}

function signedIn(area: string, children: ReturnType<typeof route>[]) {
  return layout("routes/guards/signed-in.tsx", { id: `signed-in/${area}` }, [
    layout("routes/guards/accepted.tsx", { id: `accepted/${area}` }, children),
  ]);
}
