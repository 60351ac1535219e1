-- Up Migration

-- How many people somebody cooks for, unless a plan or an entry says otherwise. Null until they have said so.
alter table profiles add column people_cooked_for smallint check (people_cooked_for between 1 and 50);

alter table plans add column cooking_for smallint check (cooking_for between 1 and 50);
-- How the prompt was understood and which wishes were relaxed.
alter table plans add column reading jsonb check (jsonb_typeof(reading) = 'object');

-- What a plan consists of, in order. The same item may stand in a plan several times.
create table plan_entries (
  user_id uuid not null,
  entry_id uuid not null,
  plan_id uuid not null,
  item_id text not null check (char_length(item_id) <= 100),
  position int not null,
  day date,
  slot text check (char_length(slot) <= 40),
  servings smallint check (servings between 1 and 50),
  note text check (char_length(note) <= 500),
  -- The entry that cooks it. One that has been removed since counts as none.
  leftover_of uuid,
  done_at timestamptz,
  primary key (user_id, entry_id),
  foreign key (user_id, plan_id) references plans (user_id, plan_id) on delete cascade
);
create index plan_entries_by_plan on plan_entries (user_id, plan_id, position);
create index plan_entries_by_day on plan_entries (user_id, day) where day is not null;

insert into plan_entries (user_id, entry_id, plan_id, item_id, position)
select user_id, gen_random_uuid(), plan_id, item_id, place - 1
from plans, unnest(item_ids) with ordinality as items (item_id, place);

-- The release before writes and reads `item_ids`, each item once; this one keeps the column in step and reads entries.
-- What the release before adds or removes becomes entries here. For a list that agrees with the entries it does nothing.
create function keep_plan_entries() returns trigger language plpgsql as $$
declare
  last_position int;
begin
  delete from plan_entries
  where user_id = new.user_id and plan_id = new.plan_id and item_id <> all (new.item_ids);

  select coalesce(max(position), -1) into last_position from plan_entries
  where user_id = new.user_id and plan_id = new.plan_id;

  insert into plan_entries (user_id, entry_id, plan_id, item_id, position)
  select new.user_id, gen_random_uuid(), new.plan_id, item_id, last_position + place
  from unnest(new.item_ids) with ordinality as items (item_id, place)
  where not exists (
    select from plan_entries as existing
    where existing.user_id = new.user_id and existing.plan_id = new.plan_id
      and existing.item_id = items.item_id
  );
  return null;
end
$$;

create trigger keep_plan_entries after insert or update of item_ids on plans
  for each row execute function keep_plan_entries();
