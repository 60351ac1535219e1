import { loadModule } from "libpg-query";
import { beforeAll, describe, expect, it } from "vitest";
import { judgeStatement } from "./judge-statement.ts";

const tables = new Map([
  ["plans", { owner: "user_id", columns: new Set(["user_id", "plan_id", "name"]) }],
  ["entries", { owner: "user_id", columns: new Set(["user_id", "plan_id", "entry_id"]) }],
  ["directory", { owner: "user_id", columns: new Set(["email", "user_id"]) }],
  ["sign_ups", { owner: "email", columns: new Set(["email", "name"]) }],
]);
const directories = [{ table: "directory", column: "email" }];
const judge = (text: string) => judgeStatement(text, tables, directories);

beforeAll(loadModule);

describe("a statement says whose rows it means", () => {
  it.each([
    "select name from plans where user_id = $1 and plan_id = $2",
    "select name from plans where plan_id = $2 and ($1::uuid = plans.user_id and true)",
    'select "name" from "public"."plans" as "p" where "p"."user_id" = $1',
    "select name from plans where user_id is not distinct from $1",
    "select name from plans where user_id in ($1, $2)",
    "select name from plans where user_id = any($1::uuid[])",
    "select name from plans where (user_id, plan_id) = ($1, $2)",
    "select name from plans where (user_id, plan_id) in (($1, $2), ($3, $4))",
    "select name from plans where user_id = (select user_id from entries where user_id = $1 limit 1)",
    "select name from sign_ups where email = lower($1)",
    "declare copied no scroll cursor for select name from plans where user_id = $1",
    "select p.name from plans p where p.user_id = $1 for update of p",
    "select 1",
    "begin",
    "select id from other.plans",
    "select plan_id from catalogue_items where id = $1",
  ])("%s", (text) => expect(judge(text)).toEqual({ unowned: [], directories: [] }));
});

describe("a join says it too", () => {
  it.each([
    "select 1 from plans p join entries e on e.user_id = p.user_id and e.plan_id = p.plan_id where p.user_id = $1",
    "select 1 from plans p join entries e on e.user_id = p.user_id where e.user_id = $1",
    "select 1 from plans join entries using (user_id, plan_id) where plans.user_id = $1",
    "select 1 from plans p, entries e where p.user_id = e.user_id and e.user_id = $1",
    "select 1 from plans p left join entries e on e.user_id = p.user_id where p.user_id = $1",
    "select 1 from entries e right join plans p on e.user_id = p.user_id where p.user_id = $1",
    "select 1 from plans p left join lateral (select 1 from entries e where e.user_id = p.user_id) x on true where p.user_id = $1",
    "select 1 from jsonb_to_recordset($1) as w (user_id uuid) join plans p on p.user_id = w.user_id",
    "select 1 from unnest($1::uuid[]) as id join plans p on p.user_id = id",
    "select 1 from (values ($1::uuid), ($2)) as v (id) join plans p on p.user_id = v.id",
  ])("%s", (text) => expect(judge(text).unowned).toEqual([]));
});

describe("a subquery or a query of `with` says it too", () => {
  it.each([
    "select exists (select from entries e where e.user_id = p.user_id) from plans p where p.user_id = $1",
    "select (select name from plans where user_id = $1) as a, x.* from (select user_id from entries where user_id = $1) as x",
    "select 1 from (select user_id from plans where user_id = $1) p join entries e on e.user_id = p.user_id",
    "select 1 from (select * from plans where user_id = $1) p join entries e on e.user_id = p.user_id",
    "select 1 from (select p.* from plans p where user_id = $1) as q (id) join entries e on e.user_id = $1",
    "with own as (select user_id from plans where user_id = $1) select 1 from entries where user_id in (select user_id from own)",
    "with own (id) as (select user_id from plans where user_id = $1) select 1 from entries e join own on own.id = e.user_id",
    "select name from plans where user_id = $1 union all select name from sign_ups where email = $2",
    "select 1 from plans where user_id in (select user_id from entries where user_id = $1 union select user_id from plans where user_id = $2)",
    "with gone as (delete from plans where user_id = $1 returning user_id) select 1 from entries join gone using (user_id)",
  ])("%s", (text) => expect(judge(text).unowned).toEqual([]));
});

describe("a change says it too", () => {
  it.each([
    "insert into plans (user_id, plan_id) values ($1, $2), ($1, $3)",
    "insert into plans (user_id, plan_id) select user_id, $2 from entries where user_id = $1 on conflict do nothing",
    "insert into plans as p (user_id, plan_id) values ($1, $2) on conflict (user_id, plan_id) do update set name = excluded.name where p.name < 'a' returning 1",
    "insert into directory (email, user_id) values ($1, $2) on conflict (email) do nothing",
    "with known as (select 1 from plans where user_id = $1), added as (insert into plans (user_id) select $1 where (select count(*) from plans where user_id = $1) < 9 returning 1) select 1 from known union all select 1 from added",
    "update plans set name = $2 where user_id = $1",
    "update plans p set name = (select max(plan_id) from entries e where e.user_id = p.user_id) from entries x where x.user_id = p.user_id and p.user_id = $1",
    "with account as (update plans set name = '' where user_id = $1) insert into entries (user_id) values ($1)",
    "delete from plans where user_id = $1 and plan_id not in (select plan_id from plans where user_id = $1 limit 5)",
    "delete from plans p using entries e where e.user_id = $1 and p.user_id = e.user_id",
  ])("%s", (text) => expect(judge(text).unowned).toEqual([]));
});

describe("a statement that means rows of anyone is found", () => {
  const plans = "plans without user_id";
  const entries = "entries as e without user_id";
  it.each([
    ["select name from plans", [plans]],
    ["select name from plans where plan_id = $1", [plans]],
    ["select name from public.plans where plan_id = $1", [plans]],
    ["select name from plans where user_id = user_id", [plans]],
    ["select name from plans where user_id = coalesce($1, user_id)", [plans]],
    ["select name from plans where user_id = $1 or plan_id = $2", [plans]],
    ["select name from plans where not user_id = $1", [plans]],
    ["select name from plans where user_id <> $1", [plans]],
    ["select name from plans where user_id > $1 order by user_id", [plans]],
    ["select name from plans where user_id is not null", [plans]],
    ["select name from plans where user_id not in ($1)", [plans]],
    ["select name from plans where user_id <> all ($1)", [plans]],
    ["select user_id from plans group by user_id having user_id = $1", [plans]],
    ["select name from sign_ups where name = $1", ["sign_ups without email"]],
    // Ids of plans are unique only for one person.
    ["select 1 from plans p join entries e on e.plan_id = p.plan_id where p.user_id = $1", [entries]],
    ["select 1 from plans p, entries e where p.user_id = $1", [entries]],
    ["select 1 from plans p natural join entries e where p.user_id = $1", [entries]],
    [
      "select 1 from plans left join entries e on e.user_id = plans.user_id and plans.user_id = $1",
      [plans, entries],
    ],
    ["select 1 from plans full join entries e on e.user_id = $1 and plans.user_id = $1", [plans, entries]],
    [
      "select 1 from plans where user_id = $1 and exists (select from entries e where e.plan_id = $2)",
      [entries],
    ],
    [
      "select 1 from plans where exists (select from entries e where e.user_id = plans.user_id and e.user_id = $1)",
      [plans],
    ],
    [
      "select 1 from plans where user_id in (select user_id from entries e where entry_id = $1)",
      [plans, entries],
    ],
    [
      "select 1 from plans where user_id in (select $1 union select user_id from entries e)",
      [plans, entries],
    ],
    ["select (select count(*) from entries e) from plans where user_id = $1 order by 1", [entries]],
    ["select 1 from plans where user_id = $1 order by (select count(*) from entries e)", [entries]],
    ["select 1 from (select name from plans) x", [plans]],
    ["select 1 from (select * from plans limit 10) x where x.user_id = $1", [plans]],
    ["with own as (select name from plans) select 1", [plans]],
    ["with plans as (select 1) update plans set name = $1", [plans]],
    ["with recursive r as (select user_id from plans union select user_id from r) select 1 from r", [plans]],
    ["select name from plans where user_id = $1 union all select name from plans", [plans]],
    ["insert into plans (plan_id) values ($1)", [plans]],
    ["insert into plans values ($1)", [plans]],
    ["insert into plans (user_id, name) select $1, entry_id from entries e", [entries]],
    [
      "insert into plans (user_id, plan_id) values ($1, $2) on conflict (plan_id) do update set name = ''",
      [plans],
    ],
    [
      "insert into plans (user_id) values ($1) on conflict on constraint one do update set name = ''",
      [plans],
    ],
    ["update plans set user_id = $1", [plans]],
    ["update plans set name = '' where plan_id = $1 returning user_id", [plans]],
    ["update plans set name = '' from entries e where e.plan_id = plans.plan_id and e.user_id = $1", [plans]],
    ["delete from plans", [plans]],
    ["delete from plans using entries e where e.user_id = $1 and plans.plan_id = e.plan_id", [plans]],
    ["declare copied cursor for select name from plans", [plans]],
    [
      "merge into plans using entries e on plans.user_id = e.user_id when matched then delete",
      [plans, "entries without user_id"],
    ],
    ["truncate plans", [plans]],
    ["copy plans to stdout", [plans]],
    ["select 1; delete from plans", [plans]],
  ])("%s", (text, unowned) => expect(judge(text).unowned).toEqual(unowned));
});

describe("a directory leads to a person", () => {
  const found = { unowned: [], directories };
  it.each([
    ["select user_id from directory where email = $1", found],
    ["select 1 from plans p join directory d on d.user_id = p.user_id where d.email = $1", found],
    [
      "select 1 from (select $1::text as email) as g left join directory d on d.email = g.email left join plans p on p.user_id = d.user_id",
      found,
    ],
    ["insert into plans (user_id) select user_id from directory where email = $1", found],
    ["select email from directory where user_id = $1 and email = $2", { unowned: [], directories: [] }],
    [
      "select user_id from directory where email like $1",
      { unowned: ["directory without user_id"], directories: [] },
    ],
    [
      "select 1 from plans p join sign_ups s on s.email = $1",
      { unowned: ["plans as p without user_id"], directories: [] },
    ],
  ])("%s", (text, expected) => expect(judge(text)).toEqual(expected));
});
