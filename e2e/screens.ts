import { addresses, paths } from "@fernwell/contract/paths";
import type { Page } from "@playwright/test";
import { dayArrangements } from "./day-screens.ts";
import { planArrangements } from "./plan-screens.ts";
import { onboardingSteps } from "./questionnaires.ts";

export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly isSignedIn: boolean;
  /** Brings the page into the state to show. */
  readonly arrange?: (page: Page) => Promise<void>;
}

const examples: Record<string, string> = {
  ":category": "meals",
  ":type": "meal",
  ":id": "0",
  ":token": "a-token",
  "*": "a-token",
};

const goneLink = "This link has expired or has been used. Please ask for a new one.";

const forVisitors = new Set<string>([
  ...[addresses.landing, addresses.about, addresses.coFounder, addresses.founder, addresses.contact],
  ...[addresses.plans, addresses.explore, addresses.exploreUs, addresses.privacy, addresses.terms],
  ...[
    addresses.authPrivacy,
    addresses.authTerms,
    addresses.login,
    addresses.verifyLogin,
    addresses.signup,
    addresses.resetPassword,
  ],
  ...[addresses.verifyEmail, addresses.allowDevice, addresses.confirmEmail, addresses.undoEmailChange],
  addresses.endSession,
]);

const everyAddress: Screen[] = Object.entries(addresses).map(([name, address]) => ({
  name,
  address: address.replace(/:\w+|\*/g, (part) => examples[part] ?? part),
  isSignedIn: !forVisitors.has(address),
}));

const states: Screen[] = [
  { name: "notFound", address: "/no-such-page", isSignedIn: false },
  { name: "landing-menu", address: "/", isSignedIn: false, arrange: (page) => openMenu(page) },
  { name: "login-errors", address: paths.login, isSignedIn: false, arrange: (page) => press(page, "Login") },
  { name: "login-verified", address: paths.login, isSignedIn: false, arrange: arriveVerified },
  { name: "login-failed", address: paths.login, isSignedIn: false, arrange: failLogin },
  {
    name: "login-forgot",
    address: paths.login,
    isSignedIn: false,
    arrange: (page) => press(page, "Forgot?"),
  },
  { name: "login-forgot-errors", address: paths.login, isSignedIn: false, arrange: failForgot },
  {
    name: "signup-errors",
    address: paths.signup,
    isSignedIn: false,
    arrange: (page) => press(page, "Register"),
  },
  { name: "signup-verify", address: paths.signup, isSignedIn: false, arrange: openVerification },
  { name: "reset-code", address: paths.login, isSignedIn: false, arrange: openCodeReset },
  { name: "reset-code-errors", address: paths.login, isSignedIn: false, arrange: failCodeReset },
  {
    name: "reset-token-done",
    address: paths.resetPassword("a-token"),
    isSignedIn: false,
    arrange: (page) => resetByLink(page, 200, { status_code: 200 }),
  },
  {
    name: "reset-token-failed",
    address: paths.resetPassword("a-token"),
    isSignedIn: false,
    arrange: (page) => resetByLink(page, 400, { detail: goneLink }),
  },
  {
    name: "preferences-skip",
    address: paths.preferences,
    isSignedIn: true,
    arrange: (page) => press(page, "Skip"),
  },
  {
    name: "profileSetup-errors",
    address: paths.profileSetup,
    isSignedIn: true,
    arrange: (page) => press(page, "Next"),
  },
  {
    name: "profileSetup-skip",
    address: paths.profileSetup,
    isSignedIn: true,
    arrange: (page) => press(page, "Skip"),
  },
  {
    name: "mealPreferences-errors",
    address: paths.mealPreferences,
    isSignedIn: true,
    arrange: (page) => press(page, "Next"),
  },
  { name: "mealPreferences-slow", address: paths.mealPreferences, isSignedIn: true, arrange: waitForChoices },
  { name: "mealPreferences-failed", address: paths.mealPreferences, isSignedIn: true, arrange: failChoices },
  {
    name: "allergyPreferences-errors",
    address: paths.allergyPreferences,
    isSignedIn: true,
    arrange: (page) => press(page, "Next"),
  },
  {
    name: "allergyPreferences-understood",
    address: paths.allergyPreferences,
    isSignedIn: true,
    arrange: (page) => answerYes(page, "Which ones?", "Peanuts, prawnz and zorblax"),
  },
  {
    name: "allergyPreferences-limits",
    address: paths.allergyPreferences,
    isSignedIn: true,
    arrange: (page) => answerYes(page, "Which ones?", "Phenylketonuria, milk"),
  },
  { name: "home-question", address: paths.home, isSignedIn: true, arrange: askQuestions },
  { name: "mealPreferences-count", address: paths.mealPreferences, isSignedIn: true, arrange: countMeals },
  {
    name: "exercisePreferences-understood",
    address: paths.exercisePreferences,
    isSignedIn: true,
    arrange: (page) => answerYes(page, "What should we be careful with?", "Bad knee, asthmma, zorbitis"),
  },
  {
    name: "mealTimingPreferences-errors",
    address: paths.mealTimingPreferences,
    isSignedIn: true,
    arrange: (page) => press(page, "Next"),
  },
  {
    name: "editFitnessPreferences-errors",
    address: paths.editFitnessPreferences,
    isSignedIn: true,
    arrange: (page) => press(page, "Save"),
  },
  ...onboardingSteps.map(({ address, answer }) => ({
    name: `${address.slice(1)}-answered`,
    address,
    isSignedIn: true,
    arrange: (page: Page) => answer(page),
  })),
  {
    name: "settings-profile",
    address: paths.settings,
    isSignedIn: true,
    arrange: (page) => press(page, "Profile Settings"),
  },
  { name: "settings-profile-failed", address: paths.settings, isSignedIn: true, arrange: failProfile },
  {
    name: "settings-preferences",
    address: paths.settings,
    isSignedIn: true,
    arrange: (page) => press(page, "Preference Settings"),
  },
  ...[
    paths.myAnswers,
    paths.myCooking,
    paths.myWeek,
    paths.mySignIn,
    paths.mySubscription,
    paths.myCalendar,
    paths.myReminders,
    paths.myData,
  ].map((address) => ({ name: `section-${address.split("/").at(-1)}`, address, isSignedIn: true })),
  ...signedIn(paths.myReminders, {
    "notifications-off": (page) => showReminders(page, { permission: "granted", on: [] }),
    "notifications-on": (page) => showReminders(page, { permission: "granted", on: ["dinner", "rest"] }),
    "notifications-elsewhere": (page) =>
      showReminders(page, { permission: "granted", on: ["movement"], has_device: false }),
    "notifications-unavailable": (page) =>
      showReminders(page, { permission: "granted", on: [], public_key: null }),
  }),
  { name: "favourites-visitor", address: paths.favourites("meals"), isSignedIn: false },
  { name: "subscription-visitor", address: paths.subscription, isSignedIn: false },
  {
    name: "subscription-plans",
    address: paths.subscription,
    isSignedIn: true,
    arrange: (page) => press(page, "Close"),
  },
  { name: "subscription-failed", address: paths.subscription, isSignedIn: true, arrange: failCheckout },
  { name: "subscription-waiting", address: paths.checkoutDone, isSignedIn: true },
  {
    name: "subscription-active",
    address: paths.subscription,
    isSignedIn: true,
    arrange: (page) => fakeSubscription(page, { status: "trialing" }),
  },
  {
    name: "subscription-unsettled",
    address: paths.subscription,
    isSignedIn: true,
    arrange: async (page) => {
      await fakeSubscription(page, { status: "past_due" });
      await press(page, "Close");
    },
  },
  {
    name: "subscription-demo",
    address: paths.demoCheckout("Annual"),
    isSignedIn: true,
    arrange: (page) => fakeSubscription(page, { status: "trialing", is_demo: true }),
  },
  ...signedIn(paths.home, {
    "home-waiting": holdLists,
    "home-failed": failLists,
    "home-empty": emptyLists,
  }),
  ...signedIn(paths.recommendations("exercises"), { "recommendations-exercises": stay }),
  ...signedIn(paths.recommendations("meditations"), { "recommendations-meditations": stay }),
  ...signedIn(paths.recommendations("coaches"), { "recommendations-coaches": stay }),
  ...signedIn(paths.recommendations("meals", 3), {
    "recommendations-page": stay,
    "recommendations-waiting": holdLists,
    "recommendations-failed": failLists,
  }),
  ...signedIn(paths.recommendations("meals", 99), { "recommendations-beyond": stay }),
  ...signedIn("/recommendation/plants", { "recommendations-invalid": stay }),
  ...signedIn(paths.favourites("exercises"), {
    "favourites-some": markSome,
    "favourites-remove": askRemoval,
    "favourites-failed": failLists,
  }),
  ...[...Object.entries(planArrangements), ...Object.entries(dayArrangements)].flatMap(
    ([address, arrangements]) => signedIn(address, arrangements),
  ),
  ...signedIn(paths.coach("anh-thu-pham"), { "coach-known": stay, "coach-failed": failLists }),
  ...signedIn(paths.search("spinach and eggs"), { "search-found": stay, "search-failed": failLists }),
  ...signedIn(paths.search("soup", "meal", 2), { "search-page": stay }),
  ...signedIn(paths.search("xyzzyq"), { "search-nothing": stay }),
  ...signedIn(paths.home, {
    "search-dialog": openSearch,
    "search-dialog-found": async (page) => {
      await openSearch(page);
      await page.keyboard.type("egg");
      await page.getByRole("option").first().waitFor();
    },
  }),
  { name: "home-sidebar", address: paths.home, isSignedIn: true, arrange: (page) => openMenu(page) },
];

export const screens: readonly Screen[] = [...everyAddress, ...states];

type Arrange = (page: Page) => Promise<void>;

function signedIn(address: string, arrangements: Record<string, Arrange>): Screen[] {
  return Object.entries(arrangements).map(([name, arrange]) => ({
    name,
    address,
    isSignedIn: true,
    arrange,
  }));
}

async function stay(): Promise<void> {}

async function holdLists(page: Page): Promise<void> {
  await page.route(/\/api\/(recommend|get)-/, () => {});
  await page.reload();
  await page.getByRole("main").getByRole("status").first().waitFor();
}

async function failLists(page: Page): Promise<void> {
  await page.route(/\/api\/(recommend-|get-|search\?)/, (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await page.getByRole("alert").first().waitFor();
}

async function emptyLists(page: Page): Promise<void> {
  const metadata = { otherCount: 0, totalCount: 0, hidden: { total: 0, causes: [] } };
  await page.route(/\/api\/(recommend|get)-/, (route) => route.fulfill({ json: { data: [], metadata } }));
  await page.reload();
  await page.getByText("No Data to show").first().waitFor();
}

async function markSome(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem("token")}` };
    for (const id of ["push-ups", "squats", "lunges"])
      await fetch(`/api/mark-favorite?item_name=favorite_exercise_plan&item_id=${id}`, { headers });
  });
  await page.reload();
  await page.getByRole("heading", { name: "Lunges" }).waitFor();
}

async function askRemoval(page: Page): Promise<void> {
  await markSome(page);
  await page
    .getByRole("button", { name: /^Remove from favourites/ })
    .first()
    .click();
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search" }).waitFor();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

async function waitForChoices(page: Page): Promise<void> {
  await page.route("**/api/get-meal-items?*", () => {});
  await page.reload();
  await page.getByText("Loading the choices").first().waitFor();
}

async function failChoices(page: Page): Promise<void> {
  await page.route("**/api/get-meal-items?*", (route) => route.abort());
  await page.reload();
  await page.getByRole("alert").first().waitFor();
}

/** Answers every yes-or-no question with yes and fills in the details. */
async function answerYes(page: Page, label: string, text: string): Promise<void> {
  const yeses = page.getByRole("radio", { name: "Yes" });
  await yeses.first().waitFor();
  for (const yes of await yeses.all()) await yes.check();
  await page.getByLabel(label).fill(text);
  await page.getByRole("list", { name: "What we understood" }).waitFor();
}

/** Meals wait for the answers to two questions. */
async function askQuestions(page: Page): Promise<void> {
  const word = { kind: "word", question: "food_allergies" };
  const questions = [
    {
      ...word,
      phrase: "erdnuss",
      written: "Erdnuss",
      guesses: [{ name: "peanut", meanings: ["allergen peanut"] }],
    },
    { ...word, phrase: "zorblax", written: "zorblax", guesses: [] },
  ];
  const state = {
    questions,
    unanswered: [],
    blocks_meals: true,
    blocks_exercises: false,
    holds_back_meditations: false,
  };
  const metadata = { otherCount: 0, hidden: { total: 0, causes: [] } };
  await page.route("**/api/safety-questions", (route) => route.fulfill({ json: state }));
  await page.route("**/api/recommend-meals?*", (route) => route.fulfill({ json: { data: [], metadata } }));
  await page.reload();
  await page.getByRole("list", { name: "Questions for you" }).waitFor();
}

async function countMeals(page: Page): Promise<void> {
  await press(page, "Kidney Friendly");
  await page.getByText(/meals? may suit you/).waitFor();
}

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: /menu|open sidebar/i }).first();
  if (await menu.isVisible()) await menu.click();
}

async function arriveVerified(page: Page): Promise<void> {
  await page.evaluate(() => {
    const usr = { email: "ada.lovelace@people.example", isVerified: true };
    history.replaceState({ ...history.state, usr }, "");
  });
  await page.reload();
  await page.getByText("Your email is verified.").waitFor();
}

async function failLogin(page: Page): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill("nobody@people.example");
  await page.getByLabel("Password", { exact: true }).fill("Wrong-Garden");
  await press(page, "Login");
  await page.getByRole("alert").first().waitFor();
}

async function openVerification(page: Page): Promise<void> {
  await page.route("**/api/signup", (route) => route.fulfill({ json: { status_code: 200, message: "" } }));
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByLabel("Email", { exact: true }).fill("ada.lovelace@people.example");
  await page.getByLabel("Password", { exact: true }).fill("Quiet-Garden");
  await page.getByLabel("Confirm password").fill("Quiet-Garden");
  await page.getByLabel("I accept the").check();
  await press(page, "Register");
  await page.getByRole("dialog").waitFor();
}

async function failForgot(page: Page): Promise<void> {
  await press(page, "Forgot?");
  await press(page, "Send Code");
}

async function openCodeReset(page: Page): Promise<void> {
  await page.route("**/api/forget-password", (route) =>
    route.fulfill({ json: { status_code: 200, message: "" } }),
  );
  await press(page, "Forgot?");
  await page.getByRole("dialog").getByLabel("Email").fill("ada.lovelace@people.example");
  await press(page, "Send Code");
  await page.getByLabel("Verification code").waitFor();
}

async function failCodeReset(page: Page): Promise<void> {
  await openCodeReset(page);
  await page.getByLabel("New password").fill("garden");
  await press(page, "Reset Password");
}

async function resetByLink(page: Page, status: number, json: object): Promise<void> {
  await page.route("**/api/reset-password/*", (route) => route.fulfill({ status, json }));
  await page.getByLabel("New password").fill("Brave-Meadow");
  await page.getByLabel("Confirm password").fill("Brave-Meadow");
  await press(page, "Reset Password");
  await page.getByRole("dialog").or(page.getByRole("alert")).waitFor();
}

async function failProfile(page: Page): Promise<void> {
  await press(page, "Profile Settings");
  await page.route("**/api/edit-profile", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByLabel("First name").fill("Wolfeschlegelsteinhausenbergerdorff");
  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Date of birth").fill("1990-02-28");
  await page.getByRole("radio", { name: "Female" }).check();
  await page.getByLabel("Phone number").fill("211234567");
  await page.getByLabel("Address").fill("1 Fern Way\nNelson");
  await press(page, "Save changes");
  await page.getByRole("alert").first().waitFor();
}

async function failCheckout(page: Page): Promise<void> {
  await page.route("**/api/subscription/create-checkout-session?*", (route) =>
    route.fulfill({ status: 503, body: "" }),
  );
  await press(page, "Close");
  await page.getByRole("listitem", { name: "Annual" }).getByRole("button").click();
  await page.getByRole("alertdialog", { name: "Error" }).waitFor();
}

/** Without the permission, as at first here, the browser says that they are blocked. */
async function showReminders(
  page: Page,
  {
    permission,
    on,
    ...changes
  }: { permission: "granted"; on: readonly string[]; has_device?: boolean; public_key?: null },
): Promise<void> {
  const times = { dinner: "19:00", movement: "17:00", rest: "21:30", trial: "10:00" };
  const reminders = Object.entries(times).map(([kind, at]) => ({ kind, at, is_on: on.includes(kind) }));
  const json = {
    ...{ public_key: "BKey", has_device: on.length > 0, device_time_zone: null, reminders },
    ...changes,
  };
  await page.route("**/api/reminders", (route) => route.fulfill({ json }));
  await page.addInitScript((value) => {
    Object.defineProperty(Notification, "permission", { value });
    const bytes = Uint8Array.from(atob("BKey"), (letter) => letter.charCodeAt(0)).buffer;
    const subscription = {
      ...{ endpoint: "https://push.example/", getKey: () => bytes },
      options: { applicationServerKey: bytes },
    };
    // The worker itself is blocked.
    const registration = { pushManager: { getSubscription: async () => subscription } };
    Object.assign(ServiceWorkerContainer.prototype, { getRegistration: async () => registration });
  }, permission);
  await page.reload({ waitUntil: "networkidle" });
}

/** Fakes the subscription status. */
async function fakeSubscription(page: Page, standing: { status: string; is_demo?: boolean }): Promise<void> {
  const endsAt = "2026-12-01T09:00:00.000Z";
  const subscription = {
    is_active: false,
    plan: "Annual",
    trial_ends_at: endsAt,
    current_period_ends_at: endsAt,
    cancel_at_period_end: false,
    is_demo: false,
    ...standing,
  };
  await page.route("**/api/subscription/subscription-status", (route) =>
    route.fulfill({ json: subscription }),
  );
  await page.reload();
  await page.getByRole("dialog").or(page.getByRole("alertdialog")).waitFor();
}
