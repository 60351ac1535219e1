import {
  type GivenFeedback,
  giveFeedback,
  listFeedback,
  takeBackFeedback,
} from "@fernwell/contract/feedback";
import { wireNames } from "@fernwell/contract/item-kinds";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { FeedbackVerdict } from "@fernwell/domain/recommend/feedback";
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { itemKey } from "#app/items/item-key.ts";
import { call } from "#app/lib/api-client.ts";
import { hasErrorCode } from "#app/lib/api-error.ts";
import { detailOr } from "#app/lib/error-detail.ts";
import { logFailure } from "#app/lib/log-failure.ts";
import { newId } from "#app/lib/new-id.ts";
import { type SessionWatch, useSessionWatch } from "#app/lib/session.ts";
import { callOrKeep } from "#app/offline/call-or-keep.ts";
import { showToast } from "#app/ui/toast.ts";

export interface Subject {
  readonly kind: ItemKind;
  readonly itemId: string;
}

interface Said extends Subject {
  /** Null takes back what was said before. */
  readonly verdict: FeedbackVerdict | null;
  readonly isUndo?: boolean;
}

/** Something that can be undone. */
interface Undoable extends Subject {
  readonly id: string;
  readonly effect: string;
  readonly before: FeedbackVerdict | null;
}

const queryKey = ["feedback"];
const mutationKey = ["say feedback"];
const cacheMs = 5 * 60_000;
const longestLookMs = 2_000;
/** On another page the message about it is shown no longer than this. */
const undoableMs = 10_000;

const givenQuery = queryOptions({
  queryKey,
  queryFn: ({ signal }) => call(listFeedback, {}, { signal }),
  staleTime: cacheMs,
});

export function useFeedback() {
  return useQuery(givenQuery);
}

export function findVerdict(
  given: readonly GivenFeedback[] | undefined,
  { kind, itemId }: Subject,
): FeedbackVerdict | null {
  const name = wireNames[kind].plan;
  return given?.find(({ item_name, item_id }) => item_name === name && item_id === itemId)?.verdict ?? null;
}

/** Says something about an item, or takes it back. What is said in quick succession is sent in order. */
export function useSayFeedback() {
  const queryClient = useQueryClient();
  const goesOn = useSessionWatch();

  return useMutation({
    mutationKey,
    scope: { id: "feedback" },
    gcTime: undoableMs,
    mutationFn: (said: Said) => send(queryClient, said, goesOn),
    onSuccess(_, { kind, verdict }) {
      // Cards on the screen stay where they are, unless one of them has to go or to come back.
      const refetchType = verdict === null || verdict === "not_for_me" ? "active" : "none";
      void queryClient.invalidateQueries({ queryKey: itemKey(kind, "recommended"), refetchType });
      return queryClient.invalidateQueries({ queryKey });
    },
    onError(error) {
      logFailure("Giving feedback", error);
      const sentence = "We could not keep that. Please try again.";
      showToast.error(hasErrorCode(error, "list_full") ? detailOr(error, sentence) : sentence);
    },
  });
}

/** Under which what could not be sent yet is kept. */
function nameSubject({ kind, itemId }: Subject): string {
  return `feedback ${kind} ${itemId}`;
}

async function send(
  queryClient: QueryClient,
  { kind, itemId, verdict, isUndo = false }: Said,
  goesOn: SessionWatch,
): Promise<Undoable | null> {
  const about = { item_name: wireNames[kind].plan, item_id: itemId };
  const subject = nameSubject({ kind, itemId });
  if (verdict === null) {
    await callOrKeep(takeBackFeedback, subject, { query: about }, goesOn);
    return null;
  }
  // What an undo restores; a card's page may not have loaded it.
  const given = isUndo ? undefined : await findGiven(queryClient);
  const before = findVerdict(given, { kind, itemId });
  const response = await callOrKeep(giveFeedback, subject, { body: { ...about, verdict } }, goesOn);
  return isUndo || response === null ? null : { id: newId(), kind, itemId, effect: response.effect, before };
}

/** A slow network must not hold up what the person says now. */
function findGiven(queryClient: QueryClient): Promise<readonly GivenFeedback[] | undefined> {
  const fetched = queryClient.fetchQuery(givenQuery).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestLookMs));
  return Promise.race([fetched, late]).then(
    (given) => given ?? queryClient.getQueryData(givenQuery.queryKey),
  );
}

/** What was said last, on any page of the app, if it can be undone. */
export function useLastSaid(): Undoable | null {
  const all = useMutationState({
    filters: { mutationKey, status: "success" },
    // The cache of mutations does not know their types.
    select: ({ state }) => state.data as Undoable | null,
  });
  return all.at(-1) ?? null;
}
