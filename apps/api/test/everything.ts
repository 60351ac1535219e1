import { randomBytes, randomUUID } from "node:crypto";
import { forgetPassword, login, verifyEmail } from "@fernwell/contract/accounts";
import { saveActivity } from "@fernwell/contract/activities";
import { startCalendar } from "@fernwell/contract/calendar";
import { markFavourite } from "@fernwell/contract/favourites";
import { giveFeedback } from "@fernwell/contract/feedback";
import { savePlan } from "@fernwell/contract/plans";
import {
  saveExercisePreferences,
  saveMealPreferences,
  saveMeditationPreferences,
} from "@fernwell/contract/preferences";
import { requestExport } from "@fernwell/contract/privacy";
import { editProfile } from "@fernwell/contract/profiles";
import { saveReminder } from "@fernwell/contract/reminders";
import { acceptLimits, explainPhrase } from "@fernwell/contract/safety";
import { changeShoppingList, markStaple, saveShoppingList } from "@fernwell/contract/shopping-lists";
import { exerciseBody, mealBody, meditationBody } from "@fernwell/contract/test/preferences";
import { changeWeek } from "@fernwell/contract/week";
import { testCards } from "@fernwell/fake-stripe/cards";
import { sql } from "kysely";
import { type BillingApp, getCustomerId, startCheckout, waitForJobs, waitForStatus } from "./billing.ts";
import { aNewcomer, cookiesIn, findUserId } from "./people.ts";

const words = {
  name: "Zebedee Quillfeather",
  phone: "+64215550199",
  address: "7 Marigold Crescent",
  allergy: "quillberry",
  planName: "Tuesdays with tarragon",
  listName: "Wednesday's quillmarket",
  activityNote: "Quillish, and better on Thursdays",
  passkeyName: "Quillphone",
  oldEmail: "quillfeather@before.example",
  newEmail: "quillfeather@after.example",
};

/** A person with data in every table, using words that nobody else uses. */
export async function aPersonWithEverything(billing: BillingApp) {
  const { app } = billing;
  const { db } = app.composition.deps;
  const { email, password, code } = await aNewcomer(app, { name: words.name });
  const verified = await app.call(verifyEmail, { body: { email, verification_code: code } });
  await app.mail.take(email);
  const cookie = cookiesIn(verified.headers);
  const { access_token: token } = (await app.call(login, { body: { email, password } }, { cookie })).body;
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
  const params = { list_id: randomUUID() };
  const list = { list_name: words.listName, plan_ids: [id] };
  await app.call(saveShoppingList, { params, body: list }, { token });
  const tick = {
    ...{ list: "ticks" as const, known: [], wanted: ["Salt"] },
    ...{ device: randomUUID(), change: 1 },
  };
  await app.call(changeShoppingList, { params, body: tick }, { token });
  const { from, to } = { from: "2026-11-16", to: "2026-11-22" };
  const entry = {
    ...{ entry_id: randomUUID(), item_id: "chickpea-scramble", item_name: plan.item_name, plan_id: id },
    ...{ day: from, slot: "dinner", servings: null, note: null, leftover_of: null },
  };
  await app.call(
    changeWeek,
    { body: { from, to, device: randomUUID(), change: 1, changes: [{ kind: "add", entry }] } },
    { token },
  );
  const { item_id, item_name } = entry;
  const activity = { day: from, item_name, item_id, seconds: 900, felt: "right" as const };
  await app.call(
    saveActivity,
    { params: { activity_id: randomUUID() }, body: { ...activity, note: words.activityNote } },
    { token },
  );
  await app.call(giveFeedback, { body: { item_name, item_id, verdict: "more_like_this" } }, { token });
  await app.call(markStaple, { body: { ingredient_id: "capers", is_at_home: true } }, { token });
  await app.call(startCalendar, { body: { password } }, { token });
  await app.mail.take(email);
  const userId = await findUserId(app, email);

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
  for (const table of ["sign_ups", "pending_sign_ups"])
    await sql`insert into ${sql.table(table)} (email, name, password_hash, key_hash)
      values (${email}, ${words.name}, '', '')`.execute(db);
  await sql`insert into email_changes (user_id, change_id, new_email, old_email, changed_at)
    values (${userId}, gen_random_uuid(), ${words.newEmail}, ${words.oldEmail}, now())`.execute(db);
  // Of an earlier address, so that the person still gets every mail.
  await sql`insert into bounced_emails (user_id, email) values (${userId}, ${words.oldEmail})`.execute(db);
  await sql`insert into returned_payments (user_id, paid_at, amount_cents, currency, refunded_cents)
    values (${userId}, now(), 3600, 'usd', 0)`.execute(db);
  await sql`insert into passkeys (user_id, passkey_id, credential_id, public_key, signature_count, transports, name)
    values (${userId}, gen_random_uuid(), '', '', 0, '{}', ${words.passkeyName})`.execute(db);
  await sql`insert into authenticators (user_id, sealed_secret, last_step) values (${userId}, '', 0)`.execute(
    db,
  );
  await sql`insert into recovery_codes (user_id, slot, code_hash) values (${userId}, 'A', '')`.execute(db);
  await sql`insert into login_steps (user_id, token_hash, challenge) values (${userId}, '', '')`.execute(db);
  await sql`insert into factor_setups (user_id, setup_id, session_id, kind, challenge)
    values (${userId}, gen_random_uuid(), gen_random_uuid(), 'passkey', '')`.execute(db);
  await app.call(saveReminder, { params: { kind: "rest" }, body: { is_on: false, at: "21:15" } }, { token });
  await sql`insert into push_devices (user_id, session_id, endpoint, p256dh, auth, time_zone)
    select user_id, session_id, ${`https://push.example/${userId}`}, '', '', 'Pacific/Chatham'
    from sessions where user_id = ${userId} limit 1`.execute(db);
  await sql`insert into reminder_messages (user_id, kind, day, session_id, stop_hash)
    values (${userId}, 'rest', '2026-11-16', gen_random_uuid(), '')`.execute(db);
  await sql`insert into used_trials (address_hash) values (${randomBytes(32)})`.execute(db);

  await app.call(requestExport, { body: { password } }, { token });
  await app.mail.take(email);
  await waitForJobs(billing);
  const customerId = getCustomerId(billing, email);
  return { ...words, email, password, token, userId, customerId };
}
