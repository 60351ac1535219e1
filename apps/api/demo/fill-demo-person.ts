import { listCoaches } from "@fernwell/contract/catalogue";
import { type FavouriteKind, markFavourite } from "@fernwell/contract/favourites";
import { wireNames } from "@fernwell/contract/item-kinds";
import { buildPlan } from "@fernwell/contract/plan-builder";
import {
  listPlans,
  planSchemas,
  saveExtraIngredients,
  savePlan,
  selectPlanItems,
} from "@fernwell/contract/plans";
import {
  saveExercisePreferences,
  saveMealPreferences,
  saveMeditationPreferences,
} from "@fernwell/contract/preferences";
import { editProfile } from "@fernwell/contract/profiles";
import { recommendExercises, recommendMeals, recommendMeditations } from "@fernwell/contract/recommendations";
import { explainPhrase, getSafetyQuestions, searchMeanings } from "@fernwell/contract/safety";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { z } from "zod";
import type { Call } from "./call.ts";
import * as demo from "./demo-person.ts";

/** Does what a person does in their first weeks, in that order. */
export async function fillDemoPerson(call: Call, subscribe: () => Promise<void>): Promise<void> {
  await call(editProfile, { body: demo.profile });
  await subscribe();
  // Before the allergy is told, so that the favourites show how an old choice is warned about.
  await like(call, "favorite_meal_plan", demo.peanutMeal);
  await answerQuestionnaires(call);
  await likeSuitableItems(call);
  for (const kind of itemKinds) {
    await choosePlan(call, kind);
    await askForPlan(call, kind);
  }
  await goShopping(call);
}

async function answerQuestionnaires(call: Call): Promise<void> {
  await call(saveMealPreferences, { body: demo.mealAnswers });
  await call(saveExercisePreferences, { body: demo.exerciseAnswers });
  await call(saveMeditationPreferences, { body: demo.meditationAnswers });
  const { questions } = await call(getSafetyQuestions, {});
  for (const question of questions) {
    const known = demo.explanations.find(
      ({ written }) => question.kind === "word" && question.written === written,
    );
    if (question.kind !== "word" || known === undefined)
      throw new Error(`the demo person has no reply to a question about ${question.question}`);
    const { data } = await call(searchMeanings, {
      query: { question: question.question, text: known.means },
    });
    const [meaning] = data;
    if (meaning === undefined) throw new Error(`nothing is called ${known.means}`);
    await call(explainPhrase, {
      body: { question: question.question, phrase: question.phrase, meanings: meaning.meanings },
    });
  }
}

async function likeSuitableItems(call: Call): Promise<void> {
  for (const kind of itemKinds) {
    const { data } = await call(recommendations[kind], {});
    for (const place of demo.favouritePlaces[kind]) {
      const item = data[place];
      if (item) await like(call, wireNames[kind].favourite, item._id);
    }
  }
  const coaches = await call(listCoaches, {});
  if ("data" in coaches)
    for (const { _id } of coaches.data.slice(0, 2)) await like(call, "favorite_coach", _id);
}

const recommendations = {
  meal: recommendMeals,
  exercise: recommendExercises,
  meditation: recommendMeditations,
} satisfies Record<ItemKind, unknown>;

async function like(call: Call, kind: FavouriteKind, id: string): Promise<void> {
  await call(markFavourite, { query: { item_name: kind, item_id: id } });
}

async function choosePlan(call: Call, kind: ItemKind): Promise<void> {
  const item_name = wireNames[kind].plan;
  const { name, places } = demo.plansByHand[kind];
  const { data } = await call(selectPlanItems, { query: { item_name } });
  const item_id = data.filter((_, place) => places.includes(place)).map(({ _id }) => _id);
  await call(savePlan, { query: { item_name, item_id, plan_name: name } });
}

async function askForPlan(call: Call, kind: ItemKind): Promise<void> {
  const body = { prompt: demo.prompts[kind] };
  const { plan_ids, plan_name } = await call(buildPlan, { query: { plan_type: kind }, body });
  await call(savePlan, { query: { item_name: wireNames[kind].plan, item_id: plan_ids, plan_name } });
}

/** Ticks what is already in the basket of the newest meal plan and adds what is not in its meals. */
async function goShopping(call: Call): Promise<void> {
  const item_name = wireNames.meal.plan;
  const [newest] = await call(listPlans, { query: { item_name } });
  if (newest === undefined) throw new Error("the demo person has no meal plan");
  const aboutPlan = { item_name, plan_id: newest.id };
  const [plan] = z.array(planSchemas.meal).parse(await call(listPlans, { query: aboutPlan }));
  if (plan === undefined) throw new Error("the demo person's meal plan is gone");

  await call(savePlan, {
    query: {
      ...aboutPlan,
      item_id: plan.items.map(({ _id }) => _id),
      plan_name: plan.plan_name,
      ingredient_names: plan.groceries.slice(0, demo.tickedCount).map(({ name }) => name),
    },
  });
  await call(saveExtraIngredients, { query: { ...aboutPlan, extra_ingredients: [...demo.extras] } });
}
