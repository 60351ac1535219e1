import { codeIn } from "@fernwell/api/test/mail-sink.ts";
import { addresses, paths } from "@fernwell/contract/paths";
import { testCards } from "@fernwell/fake-stripe/cards";
import { aPerson } from "../people.ts";
import type { Stack } from "../stack.ts";
import type { Visitor } from "./visitor.ts";

interface Step {
  readonly name: string;
  /** What pages may log in this step and later. */
  readonly logs?: RegExp;
  readonly take: (visitor: Visitor, stack: Stack) => Promise<void>;
}

/** From the landing page to a planned week, a session and a shopping list without a server, and out again, as a new person. */
export function planJourney(): Step[] {
  const person = aPerson();
  return [
    {
      name: "reads the landing page",
      async take(visitor) {
        await visitor.open(paths.landing);
        await visitor.see("heading", "Eat, move and rest your way");
        await visitor.screen.check("landing");
        await visitor.click("link", "Sign Up Today");
        await visitor.arrive(paths.signup);
      },
    },
    {
      name: "signs up and verifies the address",
      async take(visitor, { mail }) {
        await visitor.fill("Full name", person.name);
        await visitor.fill("Email", person.email);
        await visitor.fill("Password", person.password);
        await visitor.fill("Confirm password", person.password);
        await visitor.click("checkbox", /^I accept the/);
        await visitor.screen.check("sign-up");
        await visitor.click("button", "Register");
        await visitor.fill("Verification code", codeIn(await mail.take(person.email)));
        await visitor.screen.check("verification");
        await visitor.click("button", "Verify");
        await visitor.arrive(paths.login);
      },
    },
    {
      name: "logs in with the keyboard",
      async take(visitor) {
        // The address is filled in already.
        await visitor.fill("Password", person.password);
        await visitor.press("Enter");
        await visitor.arrive(paths.profileSetup);
      },
    },
    {
      name: "sets up the profile",
      async take(visitor) {
        // In the order of an American browser.
        await visitor.fill("Date of birth", "02/28/1990");
        await visitor.click("radio", "Other");
        await visitor.click("select", "Country code");
        await visitor.click("option", /New Zealand/);
        await visitor.fill("Phone number", "212345678");
        await visitor.fill("Address", "1 Garden Lane");
        await visitor.screen.check("profile");
        await visitor.click("button", "Next");
        await visitor.arrive(paths.subscription);
      },
    },
    {
      name: "pays for a year",
      async take(visitor) {
        await visitor.see("button", "Close");
        await visitor.press("Escape");
        await visitor.screen.check("subscription");
        await visitor.within("Annual").click("button", /^Start free trial/);
        await visitor.fill(/[Cc]ard/, testCards.pays);
        await visitor.click("button", /^Pay/);
        await visitor.click("button", "Continue");
        await visitor.arrive(paths.preferences);
        await visitor.click("link", "Next");
      },
    },
    {
      name: "answers about meals",
      async take(visitor) {
        await visitor.arrive(paths.mealPreferences);
        await visitor.within("Dietary preferences").click("button", "High Protein");
        await visitor.within("Main goal").click("button", "Eat Healthier");
        await visitor.screen.check("meal-questions");
        await visitor.click("button", "Next");
        await visitor.arrive(paths.allergyPreferences);
        await visitor.within(/food allergies/).click("radio", "Yes");
        await visitor.fill("Which ones?", "milk, peanuts and sesame");
        await seeUnderstood(visitor, /sesame/);
        await visitor.within(/ingredients you dislike/).click("radio", "Yes");
        await visitor.fill("What should we leave out?", "mushrooms");
        await seeUnderstood(visitor, /mushroom/);
        await visitor.screen.check("allergies");
        await visitor.click("button", "Next");
        await visitor.arrive(paths.mealTimingPreferences);
        await visitor.within("Meal types").click("button", "Dinner");
        await visitor.within("Meals per day").click("radio", "3");
        await visitor.within("Main meal time").click("radio", "7pm");
        await visitor.click("button", "Next");
        await visitor.arrive(paths.exercisePreferences);
      },
    },
    {
      name: "answers about exercise",
      async take(visitor) {
        await visitor.within("Workout types").click("button", "Yoga");
        await visitor.within(/equipment/).click("radio", "No");
        await visitor.within(/physical limitations/).click("radio", "Yes");
        await visitor.fill("What should we be careful with?", "bad knee");
        await seeUnderstood(visitor, /knee/);
        await visitor.screen.check("limitations");
        await visitor.click("button", "Next");
        await visitor.arrive(paths.fitnessPreferences);
        await visitor.within("Fitness level").click("radio", "Beginner");
        await visitor.within("Exercise days per week").click("radio", "4");
        await visitor.within("Primary fitness goal").click("radio", "Ease Stiffness");
        await visitor.click("button", "Next");
        await visitor.arrive(paths.meditationPreferences);
      },
    },
    {
      name: "answers about mindfulness",
      async take(visitor) {
        await visitor.within(/meditation before/).click("radio", "No");
        await visitor.within("Mindfulness goals").click("button", "Sleep Better");
        await visitor.click("button", "Next");
        await visitor.arrive(paths.meditationSetup);
        await visitor.within("Mindfulness practices").click("button", "Body Scan");
        await visitor.within("Daily duration").click("radio", "6 to 10 Minutes");
        await visitor.within("Preferred time of day").click("radio", "Before Bed");
        await visitor.screen.check("practice");
        await visitor.click("button", "Finish");
        await visitor.arrive(paths.home);
      },
    },
    {
      name: "opens a recommended meal and makes it a favourite",
      async take(visitor) {
        const [meal = ""] = await visitor.within("Explore Meals").see("link", /^(?!See More)/);
        await visitor.screen.check("home");
        await visitor.within("Explore Meals").click("link", meal);
        await visitor.see("heading", "Allergens");
        await visitor.click("button", /^Favourite: /);
        await visitor.seeOn("button", /^Favourite: /);
        await visitor.see("button", "Increase servings");
        await visitor.screen.check("meal");
      },
    },
    {
      name: "has a plan made from a sentence",
      async take(visitor) {
        await visitor.open(paths.planCreation("meal"));
        await visitor.click("button", "Create Plan +");
        await visitor.click("button", "Let AI Create Meal Plan For You");
        await visitor.fill("What you would like", "seven quick dinners for two");
        await seeUnderstood(visitor, /7 dinners/);
        await visitor.screen.check("wishes");
        await visitor.click("button", "Create My Plan");
        await visitor.see("heading", "Your Meal Plan Is Added!");
        await visitor.click("link", "View");
        await visitor.arrive(addresses.aiPlanCreation);
        await visitor.see("heading", /Dinner/);
        await visitor.screen.check("plan");
      },
    },
    {
      name: "has a week planned, and trains",
      async take(visitor) {
        await visitor.open(paths.planWeek());
        await visitor.see("button", /^Swap /);
        await visitor.screen.check("plan-week");
        await visitor.click("button", "Save the week");
        await visitor.arrive(paths.week());
        await visitor.see("heading", "This week");
        await visitor.screen.check("week");
        await visitor.open(paths.today);
        await visitor.see("heading", "Today");
        await visitor.screen.check("today");
        await visitor.open(paths.train("seated-chest-opener"));
        await visitor.click("button", "Start");
        await visitor.click("button", "Skip");
        await visitor.screen.check("training");
        await visitor.click("button", "Leave");
        await visitor.click("button", "Pause and leave");
      },
    },
    {
      name: "ticks the shopping list on a phone",
      async take(visitor) {
        await visitor.screen.use("phone");
        await visitor.click("button", "Open sidebar");
        await visitor.click("button", "My Plan");
        await visitor.click("link", "Shopping list");
        await visitor.click("button", "Choose plans");
        await visitor.screen.check("new-list");
        await visitor.within("New shopping list").click("button", "Make the list");
        await visitor.arrive(/^\/shopping-list\/./);
        const [first = "", second = ""] = await visitor.see("checkbox", /./);
        await visitor.click("checkbox", first);
        await visitor.seeOn("checkbox", first);
        await visitor.click("checkbox", second);
        await visitor.seeOn("checkbox", second);
        await visitor.screen.check("shopping-list");
        await visitor.click("button", "Copy what is left");
        await visitor.see("button", "Copied");
        await visitor.reload();
        await visitor.seeOn("checkbox", first);
        await visitor.seeOn("checkbox", second);
      },
    },
    {
      name: "uses the list without a server",
      logs: /^We could not save your shopping list: TypeError/,
      async take(visitor, stack) {
        await visitor.becomeReadyForOffline();
        await visitor.reload();
        const [first = "", , third = ""] = await visitor.see("checkbox", /./);
        await stack.stopServer();
        try {
          await visitor.reload();
          // Ticked rows sink, so that the first may be open.
          await visitor.see("checkbox", first);
          await visitor.click("checkbox", third);
          await visitor.seeOn("checkbox", third);
          await visitor.screen.check("list-offline");
          await visitor.open(paths.today);
          await visitor.see("heading", "Today");
        } finally {
          await stack.startServer();
        }
        await visitor.open(paths.shoppingList());
        await visitor.seeOn("checkbox", third);
      },
    },
    {
      name: "logs out",
      async take(visitor) {
        await visitor.open(paths.settings);
        await visitor.see("heading", "Settings");
        await visitor.screen.check("settings");
        await visitor.click("button", "Open sidebar");
        await visitor.click("button", "Log out");
        await visitor.arrive(paths.login);
      },
    },
  ];
}

/** The reading appears below the text a moment later and moves what follows, which could be about to be clicked. */
async function seeUnderstood(visitor: Visitor, phrase: RegExp): Promise<void> {
  await visitor.within("What we understood").see("item", phrase);
}
