-- Up Migration

-- What the gate knows about a person, collected whenever a part of it changes, so that a request reads one row instead
-- of five tables. JSON as text: PostgreSQL would write jsonb out anew at every read.
create table gate_inputs (
  user_id uuid primary key references users (user_id),
  input text not null
);

-- Null for a person about whom nothing is known.
create function collect_gate_input(person uuid) returns text language sql stable as $$
  select json_build_object(
    'answers', answers, 'bornOn', born_on, 'explanations', explanations, 'acceptedLimits', accepted_limits,
    'storedReading', stored_reading)::text
  from (select
    (select json_object_agg(part, answers order by part) from preferences where user_id = person) as answers,
    (select born_on from profiles where user_id = person) as born_on,
    (select json_agg(
        json_build_object('field', field, 'phrase', phrase, 'meanings', meanings) order by field, phrase)
      from explained_phrases where user_id = person) as explanations,
    (select json_agg(condition_id order by condition_id) from accepted_limits where user_id = person)
      as accepted_limits,
    (select json_build_object('version', vocabulary_version, 'toldHash', told_hash, 'reading', reading)
      from told_readings where user_id = person) as stored_reading
  ) as known
  where num_nonnulls(answers, born_on, explanations, accepted_limits, stored_reading) > 0
$$;

create function keep_gate_input() returns trigger language plpgsql as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
  collected text;
begin
  -- The server takes the same lock, `lockPerson`. Of two transactions that change parts of the same person, the later
  -- one collects what both have written.
  perform pg_advisory_xact_lock(hashtext('person ' || person));
  collected := collect_gate_input(person);
  if collected is null then
    delete from gate_inputs where user_id = person;
  else
    insert into gate_inputs (user_id, input) values (person, collected)
    on conflict (user_id) do update set input = excluded.input;
  end if;
  return null;
end
$$;

create trigger keep_gate_input after insert or update or delete on preferences
  for each row execute function keep_gate_input();
create trigger keep_gate_input after insert or update of born_on or delete on profiles
  for each row execute function keep_gate_input();
create trigger keep_gate_input after insert or update or delete on explained_phrases
  for each row execute function keep_gate_input();
create trigger keep_gate_input after insert or update or delete on accepted_limits
  for each row execute function keep_gate_input();
create trigger keep_gate_input after insert or update or delete on told_readings
  for each row execute function keep_gate_input();

insert into gate_inputs (user_id, input)
select user_id, input from (select user_id, collect_gate_input(user_id) as input from users) as collected
where input is not null;
