import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { type Address, addresses } from "./lib/paths.ts";

const notBuiltYet = "routes/not-built-yet.tsx";
const plansAndExplore = "routes/site/plans.tsx";
const privacyPolicy = "routes/site/privacy-policy.tsx";
const terms = "routes/site/terms.tsx";

/** The design pieces are for developers: the dev server shows them, and a build of their own for the browser tests. */
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
      screen(addresses.signup, "routes/auth/signup.tsx"),
      screen(addresses.resetPassword, "routes/auth/reset-password.tsx"),

      signedIn("onboarding", [
        layout("routes/guards/onboarding.tsx", [
          screen(addresses.profileSetup, notBuiltYet),
          screen(addresses.preferences, notBuiltYet),
          screen(addresses.mealPreferences, notBuiltYet),
          screen(addresses.allergyPreferences, notBuiltYet),
          screen(addresses.mealTimingPreferences, notBuiltYet),
          screen(addresses.exercisePreferences, notBuiltYet),
          screen(addresses.fitnessPreferences, notBuiltYet),
          screen(addresses.meditationPreferences, notBuiltYet),
          screen(addresses.meditationSetup, notBuiltYet),
        ]),
        screen(addresses.editMealPreferences, notBuiltYet),
        screen(addresses.editAllergyPreferences, notBuiltYet),
        screen(addresses.editMealTimingPreferences, notBuiltYet),
        screen(addresses.editExercisePreferences, notBuiltYet),
        screen(addresses.editFitnessPreferences, notBuiltYet),
        screen(addresses.editMeditationPreferences, notBuiltYet),
        screen(addresses.editMeditationSetup, notBuiltYet),
      ]),
    ]),

    layout("shells/subscription-shell.tsx", [screen(addresses.subscription, notBuiltYet)]),

    layout("shells/app-shell.tsx", [
      screen(addresses.favourites, notBuiltYet),

      signedIn("app", [
        screen(addresses.dashboard, notBuiltYet),
        screen(addresses.home, notBuiltYet),
        screen(addresses.recommendations, notBuiltYet),
        screen(addresses.coach, notBuiltYet),
        screen(addresses.planCreation, notBuiltYet),
        screen(addresses.aiPlanCreation, notBuiltYet),
        screen(addresses.detailPlan, notBuiltYet),
        screen(addresses.planBuilder, notBuiltYet),
        screen(addresses.createOwnPlan, notBuiltYet),
        screen(addresses.settings, notBuiltYet),
      ]),
    ]),

    signedIn("details", [
      layout("shells/detail-shell.tsx", [
        screen(addresses.meal, notBuiltYet),
        screen(addresses.exercise, notBuiltYet),
        screen(addresses.favouriteExercise, notBuiltYet),
        screen(addresses.meditation, notBuiltYet),
      ]),
    ]),

    ...developmentScreens,
  ]),
] satisfies RouteConfig;

/** A screen's id is its address, so that one module may serve several addresses and know which one it is. */
function screen(address: Address, file: string) {
  return route(address, file, { id: address });
}

function signedIn(area: string, children: ReturnType<typeof route>[]) {
  return layout("routes/guards/signed-in.tsx", { id: `signed-in/${area}` }, children);
}
