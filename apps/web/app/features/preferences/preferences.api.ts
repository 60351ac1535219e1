import {
  exerciseOptionLists,
  listExerciseOptions,
  listMealOptions,
  listMeditationOptions,
  mealOptionLists,
  meditationOptionLists,
  type OptionListName,
} from "@fernwell/contract/catalogue";
import { type textQuestions, understandText } from "@fernwell/contract/preferences";
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { readStored, removeStored } from "#app/lib/storage.ts";
import { tokenKey } from "#app/lib/storage-keys.ts";
import { readOptions } from "./options.ts";
import type { Questionnaire } from "./questionnaires.ts";
import type { Part } from "./steps.ts";

export function useOptions(list: OptionListName) {
  return useQuery(optionsQuery(list));
}

const listsOf: Readonly<Record<Part, readonly OptionListName[]>> = {
  meals: mealOptionLists,
  exercise: exerciseOptionLists,
  meditation: meditationOptionLists,
};

/** Has the choices of a part at hand before its steps ask for them. */
export function useOptionsAhead(part: Part | undefined): void {
  useQueries({ queries: part === undefined ? [] : listsOf[part].map(optionsQuery) });
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
 * The person's answers as the server has them, fetched once for as long as screens of the questionnaire follow each
 * other. In an edit flow that begins anew they take the place of a draft that an earlier one left behind.
 */
export function useSavedAnswers<Draft>(questionnaire: Questionnaire<Draft>, replacesDraft: boolean) {
  const queryClient = useQueryClient();
  const query = queryOptions({
    queryKey: ["preferences", questionnaire.part],
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
    /** Waits for answers that are on their way, or for word that they cannot be had. */
    settle: async () => (isFetching ? queryClient.ensureQueryData(query).catch(() => null) : data),
  };
}

async function fetchAnswers<Draft>(
  { part, fetchAnswers }: Questionnaire<Draft>,
  signal: AbortSignal,
): Promise<Draft | null> {
  const act = `Reading the ${part} preferences`;
  if (readStored(tokenKey) === null) {
    logFailure(act, new MissingToken());
    return null;
  }
  try {
    return await fetchAnswers(signal);
  } catch (error) {
    if (error instanceof Error && !signal.aborted) logFailure(act, error);
    throw error;
  }
}

class MissingToken extends Error {
  override readonly name = "MissingToken";
}

/** What was recommended before the answers changed is out of date. */
export function useSaveAnswers<Draft>({ saveAnswers }: Questionnaire<Draft>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveAnswers,
    onSuccess: () => queryClient.invalidateQueries({ refetchType: "none" }),
  });
}

export type TextQuestion = (typeof textQuestions)[number];

/** What the server makes of a text; the answer to the text before stays until the next one comes. */
export function useUnderstoodText(question: TextQuestion, text: string) {
  return useQuery({
    queryKey: ["understood", question, text],
    queryFn: ({ signal }) => call(understandText, { body: { question, text } }, { signal }),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
