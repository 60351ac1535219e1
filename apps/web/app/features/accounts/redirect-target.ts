import { isInsidePath } from "#app/lib/inside-path.ts";
import { paths } from "#app/lib/paths.ts";

const screens = new Map<string, string>([
  ["/", paths.home],
  ["/subscription", paths.subscription],
  ["/add-meal-preferences", paths.mealPreferences],
  ["/add-exercise-preferences", paths.exercisePreferences],
  ["/add-meditation-preferences", paths.meditationPreferences],
  ["/edit-profile", paths.profileSetup],
]);

/** Where a login leads. Anything the table does not know is followed only inside the product. */
export function redirectTarget(redirectUrl: string): string {
  return screens.get(redirectUrl) ?? (isInsidePath(redirectUrl) ? redirectUrl : paths.home);
}
