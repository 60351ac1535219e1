import { describe, expect, test } from "vitest";
import { exerciseQuestions, fitnessQuestions, workoutQuestions } from "./exercise-questions.ts";
import { allergyQuestions, dietQuestions, mealQuestions, mealTimingQuestions } from "./meal-questions.ts";
import { mindfulnessQuestions, practiceQuestions } from "./meditation-questions.ts";
import { addedLater, type Flow, type Questions, textInList, yesBeforeText, yesNo } from "./question-kinds.ts";
import { bodySchema, type FormValues, formCodec, formSchema, storedSchema } from "./question-schemas.ts";

const unselected = "You wouldn't select any option please select";
const flows: readonly Flow[] = ["onboarding", "edit"];

/** The sentences of a flow about a form that is blank but for the given values, by field. */
function errorsOf<Asked extends Questions>(
  questions: Asked,
  flow: Flow,
  given: Partial<FormValues<Asked>> = {},
) {
  const { error } = formSchema(questions, flow).safeParse({ ...formCodec(questions).parse({}), ...given });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("a step with nothing answered", () => {
  test.each(flows)(
    "[PREF-03] [PREF-04] [PREF-05] asks for diet and goal, not for health tags: %s",
    (flow) => {
      expect(errorsOf(dietQuestions, flow)).toEqual({
        dietary_preferences: unselected,
        main_goal: unselected,
      });
    },
  );

  test.each(flows)("[PREF-08] [PREF-10] asks about allergies and dislikes: %s", (flow) => {
    expect(errorsOf(allergyQuestions, flow)).toEqual({
      has_food_allergies: "Please select if you have food allergies.",
      has_disliked_ingredients: "Please select if you dislike any ingredients.",
    });
  });

  test("[PREF-15] [PREF-16] [PREF-17] asks for the times of meals in onboarding", () => {
    expect(errorsOf(mealTimingQuestions, "onboarding")).toEqual({
      preferred_meal_types: "Select at least one meal type.",
      meals_per_day: "Select how many meals you eat per day.",
      main_meal_time: "Select your main meal time.",
    });
  });

  test("[PREF-18] asks for the times of meals in the edit flow with one sentence", () => {
    expect(errorsOf(mealTimingQuestions, "edit")).toEqual({
      preferred_meal_types: unselected,
      meals_per_day: unselected,
      main_meal_time: unselected,
    });
  });

  test("[PREF-21] [PREF-22] [PREF-23] asks about workouts in onboarding", () => {
    expect(errorsOf(workoutQuestions, "onboarding")).toEqual({
      preferred_workouts: unselected,
      has_equipment_access: unselected,
      has_physical_limitations: unselected,
    });
  });

  test("[PREF-21] [PREF-24] [PREF-25] asks about workouts in the edit flow", () => {
    expect(errorsOf(workoutQuestions, "edit")).toEqual({
      preferred_workouts: unselected,
      has_equipment_access: "Please specify if you have equipment access",
      has_physical_limitations: "Please indicate if you have physical limitations",
    });
  });

  test("[PREF-30] [PREF-31] [PREF-32] asks about fitness in onboarding", () => {
    expect(errorsOf(fitnessQuestions, "onboarding")).toEqual({
      fitness_level: "Please select your current fitness level.",
      exercise_days_per_week: "Please select how many days you exercise.",
      primary_fitness_goal: "Please select your primary fitness goal.",
    });
  });

  test("[PREF-33] asks about fitness in the edit flow with one sentence", () => {
    expect(errorsOf(fitnessQuestions, "edit")).toEqual({
      fitness_level: unselected,
      exercise_days_per_week: unselected,
      primary_fitness_goal: unselected,
    });
  });

  test.each(flows)("[PREF-37] [PREF-38] [OPEN-60] asks about mindfulness: %s", (flow) => {
    expect(errorsOf(mindfulnessQuestions, flow)).toEqual({
      has_meditated_before: "Please select whether you have practiced meditation before.",
      mindfulness_goals: "Please select at least one mindfulness goal.",
    });
  });

  test.each(flows)("[PREF-40] [PREF-41] [PREF-42] [OPEN-60] asks about the practice: %s", (flow) => {
    expect(errorsOf(practiceQuestions, flow)).toEqual({
      preferred_practices: "Please select at least one mindfulness practice.",
      daily_duration: "Please select a daily mindfulness duration.",
      preferred_time_of_day: "Please select a preferred time of day.",
    });
  });
});

describe("a yes", () => {
  test.each(flows)(
    "[PREF-09] [PREF-11] needs words about food, while the other question is open: %s",
    (flow) => {
      expect(errorsOf(allergyQuestions, flow, { has_food_allergies: true, food_allergies: " " })).toEqual({
        food_allergies: "Please specify your food allergies.",
        has_disliked_ingredients: "Please select if you dislike any ingredients.",
      });
      expect(errorsOf(allergyQuestions, flow, { has_disliked_ingredients: true })).toEqual({
        has_food_allergies: "Please select if you have food allergies.",
        disliked_ingredients: "Please list the ingredients you want to avoid.",
      });
    },
  );

  test.each([
    ["onboarding", "Please specify your limitations"],
    ["edit", "Please provide details about your limitations"],
  ] as const)("[PREF-26] [PREF-27] needs words about limitations: %s", (flow, sentence) => {
    expect(errorsOf(workoutQuestions, flow, { has_physical_limitations: true })).toMatchObject({
      physical_limitations_details: sentence,
    });
  });

  test("is enough with words, and a no without", () => {
    expect(
      errorsOf(allergyQuestions, "onboarding", {
        has_food_allergies: true,
        food_allergies: "peanuts",
        has_disliked_ingredients: false,
        disliked_ingredients: "",
      }),
    ).toEqual({});
  });
});

test("a text that is too long is refused, not cut", () => {
  const answers = {
    has_food_allergies: true,
    food_allergies: "a".repeat(2_001),
  };
  expect(errorsOf(allergyQuestions, "onboarding", answers)).toMatchObject({
    food_allergies: "Please use at most 2000 characters",
  });
});

describe("a draft", () => {
  test("[DATA-07] [DATA-08] holds a text as a list of one, trimmed, or as an empty list", () => {
    const form = formCodec(allergyQuestions);
    const both = {
      has_food_allergies: true,
      food_allergies: "  peanuts, milk and shellfish ",
      has_disliked_ingredients: true,
      disliked_ingredients: " mushrooms, olives\nand celery  ",
    };
    const draft = form.encode(both);
    expect(draft).toEqual({
      has_food_allergies: true,
      food_allergies: ["peanuts, milk and shellfish"],
      has_disliked_ingredients: true,
      disliked_ingredients: ["mushrooms, olives\nand celery"],
    });
    expect(form.decode(draft)).toEqual({
      ...both,
      food_allergies: "peanuts, milk and shellfish",
      disliked_ingredients: "mushrooms, olives\nand celery",
    });
    const neither = {
      has_food_allergies: false,
      food_allergies: " ",
      has_disliked_ingredients: false,
      disliked_ingredients: "",
    };
    expect(form.encode(neither)).toMatchObject({ food_allergies: [], disliked_ingredients: [] });
  });

  test.each(["food_allergies", "disliked_ingredients"] as const)(
    "[DATA-08] is sent with at most one entry in %s",
    (field) => {
      const body = bodySchema(allergyQuestions).shape[field];
      expect(body.safeParse(["milk"]).data).toEqual(["milk"]);
      expect(body.safeParse(["milk", "egg"]).error?.issues[0]?.message).toBe(
        "Please write all of it in one text",
      );
    },
  );

  test.each(["food_allergies", "disliked_ingredients"] as const)(
    "[DATA-08] shows only the first entry of %s where it holds more",
    (field) => {
      expect(formCodec(allergyQuestions).decode({ [field]: ["milk", "egg"] })[field]).toBe("milk");
    },
  );

  test("holds nothing for a question that is not answered", () => {
    const { form, draft } = { form: formCodec(workoutQuestions), draft: { preferred_workouts: ["yoga"] } };
    expect(JSON.parse(JSON.stringify(form.encode(form.decode(draft))))).toEqual({
      ...draft,
      physical_limitations_details: "",
    });
  });

  test("[DATA-09] [DATA-10] [DATA-11] [DATA-12] comes back as the answers it was made of", () => {
    const roundTrip = <Asked extends Questions>(questions: Asked, values: FormValues<Asked>) =>
      formCodec(questions).parse(formCodec(questions).encode(values));
    const timing = { preferred_meal_types: ["Lunch"], meals_per_day: 3, main_meal_time: "1pm" };
    expect(roundTrip(mealTimingQuestions, timing)).toEqual(timing);
    const fitness = {
      fitness_level: "beginner",
      exercise_days_per_week: 7,
      primary_fitness_goal: "stay active",
    };
    expect(roundTrip(fitnessQuestions, fitness)).toEqual(fitness);
    const workouts = {
      preferred_workouts: ["tai chi"],
      has_equipment_access: false,
      has_physical_limitations: true,
      physical_limitations_details: "bad knee",
    };
    expect(roundTrip(workoutQuestions, workouts)).toEqual(workouts);
    const mindfulness = { has_meditated_before: false, mindfulness_goals: ["sleep better"] };
    expect(roundTrip(mindfulnessQuestions, mindfulness)).toEqual(mindfulness);
    const practice = {
      preferred_practices: ["Body Scan"],
      daily_duration: "6 to 10 Minutes",
      preferred_time_of_day: "Evening",
    };
    expect(roundTrip(practiceQuestions, practice)).toEqual(practice);
  });

  test("[OPEN-56] [LIM-05] [LIM-06] the default time shows as not chosen", () => {
    expect(formCodec(mealTimingQuestions).decode({ main_meal_time: "1am" }).main_meal_time).toBeNull();
  });
});

describe("stored answers", () => {
  const questions = {
    has_pets: yesBeforeText({ key: "pets", missing: "Please say if you have pets." }),
    pets_details: textInList({ key: "pets", after: "has_pets", missing: "Please name your pets." }),
    likes_walking: addedLater(yesNo({ key: "likesWalking", missing: "Please say if you like walking." })),
  };

  test("are kept under the product's own names, a yes with its text as the text alone", () => {
    const stored = { pets: "a cat", likesWalking: true };
    expect(storedSchema(questions).parse(stored)).toEqual(stored);
  });

  test("[OPEN-54] may lack a question that was added later, and no other", () => {
    expect(storedSchema(questions).parse({ pets: "" })).toEqual({ pets: "", likesWalking: null });
    expect(storedSchema(questions).safeParse({ likesWalking: true }).success).toBe(false);
  });

  test.each(["allergies", "dislikes", "diets", "limitations", "hasEquipment"])(
    "cannot be read without %s, which decides what is safe",
    (key) => {
      const { error } = storedSchema({ ...mealQuestions, ...exerciseQuestions }).safeParse({});
      expect(error?.issues.map(({ path }) => path.join("."))).toContain(key);
    },
  );
});

test("[LIM-04] [LIM-06] a body without a number of meals or a time gets the defaults", () => {
  const { meals_per_day, main_meal_time } = bodySchema(mealTimingQuestions).parse({
    preferred_meal_types: ["Lunch"],
    main_meal_time: null,
  });
  expect([meals_per_day, main_meal_time]).toEqual([1, "1am"]);
});
