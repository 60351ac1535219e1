import { randomUUID } from "node:crypto";
import { forgetPassword, login, verifyEmail } from "@fernwell/contract/accounts";
import { startCalendar } from "@fernwell/contract/calendar";
import { markFavourite } from "@fernwell/contract/favourites";
import { savePlan } from "@fernwell/contract/plans";
import {
  saveExercisePreferences,
  saveMealPreferences,
  saveMeditationPreferences,
} from "@fernwell/contract/preferences";
import { requestExport } from "@fernwell/contract/privacy";
import { editProfile } from "@fernwell/contract/profiles";
import { acceptLimits, explainPhrase } from "@fernwell/contract/safety";
import { exerciseBody, mealBody, meditationBody } from "@fernwell/contract/test/preferences";
import { testCards } from "@fernwell/fake-stripe/cards";
import { sql } from "kysely";
import { type BillingApp, getCustomerId, startCheckout, waitForJobs, waitForStatus } from "./billing.ts";
import { aNewcomer } from "./people.ts";

const words = {
  name: "Zebedee Quillfeather",
  phone: "+64215550199",
  address: "7 Marigold Crescent",
  allergy: "quillberry",
  planName: "Tuesdays with tarragon",
};

/** A person with data in every table, using words that nobody else uses. */
export async function aPersonWithEverything(billing: BillingApp) {
  const { app } = billing;
  const { db } = app.composition.deps;
  const { email, password, code } = await aNewcomer(app, { name: words.name });
  await app.call(verifyEmail, { body: { email, verification_code: code } });
  await app.mail.take(email);
  const { access_token: token } = (await app.call(login, { body: { email, password } })).body;
  const [firstName = "", lastName = ""] = words.name.split(" ");

  await app.call(
    editProfile,
    {
      body: {
        name: words.name,
        fname: firstName,
        lname: lastName,
        dob: "1990-04-05",
        gender: "other",
        phone: words.phone,
        address: words.address,
      },
    },
    { token },
  );
  await app.call(
    saveMealPreferences,
    { body: { ...mealBody, health_tags: [], food_allergies: [words.allergy] } },
    { token },
  );
  await app.call(
    explainPhrase,
    { body: { question: "food_allergies", phrase: words.allergy, meanings: [] } },
    { token },
  );
  await app.call(acceptLimits, { body: { condition_id: "phenylketonuria" } }, { token });
  await app.call(saveExercisePreferences, { body: exerciseBody }, { token });
  await app.call(saveMeditationPreferences, { body: meditationBody }, { token });
  await app.call(
    markFavourite,
    { query: { item_name: "favorite_meal_plan", item_id: "scrambled-eggs" } },
    { token },
  );
  const plan = {
    item_name: "personal_meal_plan" as const,
    item_id: ["chickpea-scramble"],
    plan_name: words.planName,
  };
  const { id } = (await app.call(savePlan, { query: plan }, { token })).body;
  await app.call(
    savePlan,
    { query: { ...plan, plan_id: id, ingredient_names: ["Salt"], device: randomUUID(), change: 1 } },
    { token },
  );
  await app.call(startCalendar, {}, { token });
  const { userId } = await findUser(billing, email);

  await billing.stripe.pay(await startCheckout(billing, token), testCards.pays);
  await billing.stripe.webhooks.delivered();
  await waitForStatus(billing, token, "trialing");
  await app.call(forgetPassword, { body: { email } });
  await app.mail.take(email);
  await waitForJobs(billing);
  // Rows that only other settings create, or that last only a moment.
  await sql`insert into demo_subscriptions (user_id, offer, trial_ends_at) values (${userId}, 'Annual', now())`.execute(
    db,
  );
  await sql`insert into checkouts (user_id, checkout_id, offer, has_trial) values (${userId}, gen_random_uuid(), 'Annual', true)`.execute(
    db,
  );
  await sql`insert into sign_ups (email, name, password_hash, key_hash) values (${email}, ${words.name}, '', '')`.execute(
    db,
  );

  await app.call(requestExport, {}, { token });
  await app.mail.take(email);
  await waitForJobs(billing);
  const customerId = getCustomerId(billing, email);
  return { ...words, email, password, token, userId, customerId };
}

async function findUser({ app }: BillingApp, email: string): Promise<{ userId: string }> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from email_directory where email = ${email}`.execute(app.composition.deps.db);
  const [row] = rows;
  if (!row) throw new Error("nobody has that address");
  return row;
}
