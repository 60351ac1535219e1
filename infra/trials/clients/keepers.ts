import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "@fernwell/api/test/fuzz/random.ts";
import { codeIn, type MailSink } from "@fernwell/api/test/mail-sink.ts";
import { goodPassword, someEmail } from "@fernwell/api/test/people.ts";
import { someAddress } from "@fernwell/api/test/test-app.ts";
import { legalVersions } from "@fernwell/contract/legal-versions";
import type { Call, Caller, Outcome } from "./caller.ts";

interface KnownPlan {
  readonly name: string;
  readonly itemIds: readonly string[];
  readonly extras: readonly string[];
}

/**
 * A person who remembers everything they have saved, and checks that it is still there. Keepers use only the specified
 * calls, which every release has.
 */
export interface Keeper {
  /** Does one thing. Returns what went wrong, in a sentence. */
  act(): Promise<string | null>;
  /** Compares everything that they have saved. */
  compare(): Promise<string | null>;
}

const kind = "personal_meal_plan";
const favourite = "favorite_meal_plan";

export async function makeKeeper(caller: Caller, mail: MailSink, random: Random): Promise<Keeper> {
  const from = someAddress();
  const email = someEmail();
  const token = await join();
  const send = (call: Omit<Call, "from" | "token">) => caller.call({ ...call, from, token });
  const get = (path: string, query: readonly [string, string][]) =>
    send({ method: "GET", path: `/api/${path}?${new URLSearchParams(query)}` });
  const mealIds = read<{ data: { _id: string }[] }>(
    await get("recommend-meals", [
      ["page", "1"],
      ["page_size", "60"],
    ]),
  ).data.map(({ _id }) => _id);
  const favourites = new Set<string>();
  const plans = new Map<string, KnownPlan>();

  async function join(): Promise<string> {
    const post = (path: string, body: object) => caller.call({ method: "POST", path, body, from });
    const { terms, privacy } = legalVersions;
    await post("/api/signup", {
      name: "Keeper",
      email,
      password: goodPassword,
      password_confirm: goodPassword,
      terms_version: terms.version,
      privacy_version: privacy.version,
    });
    const code = codeIn(await mail.take(email));
    await post("/api/verifyemail", { email, verification_code: code });
    const { access_token } = read<{ access_token: string }>(
      await post("/api/login", { email, password: goodPassword }),
    );
    return access_token;
  }

  async function toggleFavourite(): Promise<string | null> {
    const id = random.pick(mealIds);
    const isMarking = !favourites.has(id);
    const query = `item_name=${favourite}&item_id=${id}`;
    const { status } = isMarking
      ? await send({ method: "GET", path: `/api/mark-favorite?${query}` })
      : await send({ method: "DELETE", path: `/api/remove-favorite?${query}` });
    if (status !== 200) return `changing a favourite responded ${status}`;
    if (isMarking) favourites.add(id);
    else favourites.delete(id);
    return null;
  }

  async function savePlan(id: string | null): Promise<string | null> {
    const known = id === null ? undefined : plans.get(id);
    const name = known?.name ?? `Plan ${plans.size + 1} of a keeper`;
    const itemIds = [...new Set([...(known?.itemIds ?? []), random.pick(mealIds), random.pick(mealIds)])];
    const outcome = await get("add-personalize-plan", [
      ["item_name", kind],
      ["plan_name", name],
      ...(id === null ? [] : [param("plan_id", id)]),
      ...itemIds.map((item) => param("item_id", item)),
    ]);
    if (outcome.status !== 200) return `saving a plan responded ${outcome.status}`;
    const saved = read<{ id: string; plan_name: string }>(outcome);
    plans.set(saved.id, { name: saved.plan_name, itemIds, extras: known?.extras ?? [] });
    return null;
  }

  async function addExtra(id: string, plan: KnownPlan): Promise<string | null> {
    const extras = [...plan.extras, `extra ${random.below(1e9)}`].slice(-5);
    const { status } = await get("add-extra-ingredients", [
      ["item_name", kind],
      ["plan_id", id],
      ...extras.map((extra) => param("extra_ingredients", extra)),
    ]);
    if (status !== 200) return `adding an extra responded ${status}`;
    plans.set(id, { ...plan, extras });
    return null;
  }

  async function compareFavourites(): Promise<string | null> {
    const outcome = await get("get-favorites", [["item_name", favourite]]);
    if (outcome.status !== 200) return `listing favourites responded ${outcome.status}`;
    const shown = read<{ _id: string }[]>(outcome).map(({ _id }) => _id);
    return sameMembers(shown, [...favourites]) ? null : "the favourites are others";
  }

  async function comparePlans(): Promise<string | null> {
    const outcome = await get("get-personalize-plan", [["item_name", kind]]);
    if (outcome.status !== 200) return `listing plans responded ${outcome.status}`;
    const shown =
      read<{ id: string; plan_name: string; extra_ingredients: string[]; items: { _id: string }[] }[]>(
        outcome,
      );
    if (
      !sameMembers(
        shown.map(({ id }) => id),
        [...plans.keys()],
      )
    )
      return "the plans are others";
    const wrong = shown.find(({ id, plan_name, extra_ingredients, items }) => {
      const { name, itemIds, extras } = plans.get(id) ?? { name: "", itemIds: [], extras: [] };
      const ids = items.map(({ _id }) => _id);
      return (
        name !== plan_name || ids.join() !== itemIds.join() || extra_ingredients.join() !== extras.join()
      );
    });
    return wrong === undefined ? null : `a plan is not as it was: ${JSON.stringify(wrong).slice(0, 300)}`;
  }

  async function browse(): Promise<string | null> {
    const { status } = await get("recommend-meals", [
      ["page", String(1 + random.below(3))],
      ["page_size", "20"],
    ]);
    return status === 200 ? null : `recommendations responded ${status}`;
  }

  return {
    async act() {
      await wait(random.below(200));
      const [id, plan] = [...plans][random.below(Math.max(1, plans.size))] ?? [];
      const choice = random.below(10);
      if (choice < 3) return browse();
      if (choice < 5) return toggleFavourite();
      if (choice < 6) return compareFavourites();
      if (choice < 8) return comparePlans();
      if (id === undefined || plan === undefined || (choice === 8 && plans.size < 8)) return savePlan(null);
      return random.chance(0.5) ? savePlan(id) : addExtra(id, plan);
    },
    compare: async () => (await compareFavourites()) ?? comparePlans(),
  };
}

function read<Body>({ status, body }: Outcome): Body {
  if (status !== 200 && status !== 201) throw new Error(`responded ${status}: ${body.slice(0, 200)}`);
  return JSON.parse(body) as Body;
}

function param(name: string, value: string): [string, string] {
  return [name, value];
}

function sameMembers(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}
