import {
  exerciseOptionLists,
  listExerciseOptions,
  listMealOptions,
  listMeditationOptions,
  mealOptionLists,
  meditationOptionLists,
  type OptionListName,
} from "@fernwell/contract/catalogue";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { readStored, removeStored } from "#app/lib/storage.ts";
import { tokenKey } from "#app/lib/storage-keys.ts";
import { readOptions } from "./options.ts";
import type { Questionnaire } from "./questionnaires.ts";

export function useOptions(list: OptionListName) {
  return useQuery(optionsQuery(list));
}

const readLists: Readonly<Record<ItemKind, readonly OptionListName[]>> = {
  meal: mealOptionLists,
  exercise: exerciseOptionLists,
  meditation: meditationOptionLists,
};

/** Fetches the choices of a questionnaire before its steps ask for them. */
export function usePrefetchOptions(kind: ItemKind | undefined): void {
  useQueries({ queries: kind === undefined ? [] : readLists[kind].map(optionsQuery) });
}

function optionsQuery(list: OptionListName) {
  return queryOptions({
    queryKey: ["options", list],
    queryFn: async ({ signal }) => readOptions(await fetchOptions(list, signal)),
    staleTime: 10 * 60 * 1000,
  });
}

function fetchOptions(list: OptionListName, signal: AbortSignal): Promise<unknown> {
  if (isIn(mealOptionLists, list)) return call(listMealOptions, { query: { target_item: list } }, { signal });
  if (isIn(exerciseOptionLists, list))
    return call(listExerciseOptions, { query: { target_item: list } }, { signal });
  if (isIn(meditationOptionLists, list))
    return call(listMeditationOptions, { query: { target_item: list } }, { signal });
  throw new TypeError(`No call serves ${list satisfies never}`);
}

function isIn<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((each) => each === name);
}

/**
 * The person's answers on the server, fetched once per visit to the questionnaire. At the start of an edit they replace
 * a draft that an earlier edit left behind.
 */
export function useSavedAnswers<Draft>(questionnaire: Questionnaire<Draft>, replacesDraft: boolean) {
  const queryClient = useQueryClient();
  const query = queryOptions({
    queryKey: ["preferences", questionnaire.kind],
    queryFn: async ({ signal }) => {
      const answers = await fetchAnswers(questionnaire, signal);
      if (replacesDraft && Object.keys(answers ?? {}).length > 0) removeStored(questionnaire.draftKey);
      return answers;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const { data = null, isFetching } = useQuery(query);

  return {
    answers: data,
    isFetching,
    /** Waits for a fetch in progress; null if it fails. */
    wait: async () => (isFetching ? queryClient.ensureQueryData(query).catch(() => null) : data),
  };
}

async function fetchAnswers<Draft>(
  { kind, fetchAnswers }: Questionnaire<Draft>,
  signal: AbortSignal,
): Promise<Draft | null> {
  const action = `Reading the ${kind} preferences`;
  if (readStored(tokenKey) === null) {
    logFailure(action, new MissingToken());
    return null;
  }
  try {
    return await fetchAnswers(signal);
  } catch (error) {
    if (error instanceof Error && !signal.aborted) logFailure(action, error);
    throw error;
  }
}

class MissingToken extends Error {
  override readonly name = "MissingToken";
}

/** Everything recommended for the earlier answers is out of date. */
export function useSaveAnswers<Draft>({ saveAnswers }: Questionnaire<Draft>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveAnswers,
    onSuccess: () => queryClient.invalidateQueries({ refetchType: "none" }),
  });
}
