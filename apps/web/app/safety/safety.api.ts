import type { OutputOf } from "@fernwell/contract/endpoint";
import {
  acceptLimits,
  countSuitableMeals,
  explainPhrase,
  forgetPhrase,
  getSafetyQuestions,
  searchMeanings,
  type TextQuestion,
  understandText,
} from "@fernwell/contract/safety";
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { placeEarly } from "#app/lib/early-calls.ts";
import { isRecord } from "#app/lib/is-record.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { samePageMs } from "#app/lib/query-client.ts";
import { useStored } from "#app/lib/storage.ts";
import { tokenKey } from "#app/lib/storage-keys.ts";

/** What the person has to say before everything can be suggested. */
export function useSafetyQuestions() {
  const isSignedIn = useStored(tokenKey) !== null;
  return useQuery({
    queryKey: ["safety", "questions"],
    queryFn: ({ signal }) => call(getSafetyQuestions, {}, { signal }),
    placeholderData: placeEarly(getSafetyQuestions, {}, isSafetyState),
    enabled: isSignedIn,
    staleTime: samePageMs,
    refetchOnReconnect: "always",
  });
}

export function isSafetyState(
  body: OutputOf<typeof getSafetyQuestions>,
): body is OutputOf<typeof getSafetyQuestions> {
  return isRecord(body) && [body.questions, body.unanswered, body.withheld].every(Array.isArray);
}

/** What the server understands of a text. */
export function understoodQuery(question: TextQuestion, text: string) {
  return queryOptions({
    queryKey: ["safety", "understood", question, text],
    queryFn: ({ signal }) => call(understandText, { body: { question, text } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The previous reading stays until the next one arrives. */
export function useUnderstoodText(question: TextQuestion, text: string) {
  return useQuery({
    ...understoodQuery(question, text),
    enabled: text !== "",
    placeholderData: keepPreviousData,
  });
}

/** Foods, allergens, conditions or movements with a name like the text. */
export function useMeanings(question: TextQuestion, text: string) {
  return useQuery({
    queryKey: ["meanings", question, text],
    queryFn: ({ signal }) => call(searchMeanings, { query: { question, text } }, { signal }),
    select: ({ data }) => data,
    enabled: text !== "",
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    retry: false,
  });
}

/** How many meals suit the person with these health tags. The previous count stays, with its tags, until the next arrives. */
export function useSuitableMealCount(tags: readonly string[]) {
  return useQuery({
    queryKey: ["safety", "suitable meals", tags],
    queryFn: async ({ signal }) => ({
      tags,
      ...(await call(countSuitableMeals, { body: { health_tags: [...tags] } }, { signal })),
    }),
    enabled: tags.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** What the person can say about a question. */
export type Reply =
  | {
      readonly kind: "explain";
      readonly question: TextQuestion;
      readonly phrase: string;
      readonly meanings: readonly string[];
    }
  | { readonly kind: "forget"; readonly question: TextQuestion; readonly phrase: string }
  | { readonly kind: "accept"; readonly conditionId: string };

interface KeyedReply {
  /** Names what disappears once the reply has been stored. */
  readonly key: string;
  readonly reply: Reply;
}

/** Is pending until the questions have been read again, so that a question and its answer are never shown together. */
export function useReply() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ reply }: KeyedReply) => send(reply),
    onSuccess: () => refetchAfterReply(queryClient),
    onError: (error) => logFailure("Answering a question about a word", error),
  });
}

async function send(reply: Reply): Promise<void> {
  switch (reply.kind) {
    case "explain": {
      const { question, phrase, meanings } = reply;
      await call(explainPhrase, { body: { question, phrase, meanings: [...meanings] } });
      return;
    }
    case "forget": {
      const { question, phrase } = reply;
      await call(forgetPhrase, { body: { question, phrase } });
      return;
    }
    case "accept":
      await call(acceptLimits, { body: { condition_id: reply.conditionId } });
  }
}

/** A reply changes what may be suggested, so every list of items and plan is fetched again. */
async function refetchAfterReply(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ["items"] });
  void queryClient.invalidateQueries({ queryKey: ["plans"] });
  await queryClient.invalidateQueries({ queryKey: ["safety"] });
}
