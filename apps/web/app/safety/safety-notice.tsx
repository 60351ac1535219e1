import type { SafetyQuestion } from "@fernwell/contract/safety";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { CircleCheck, MessageCircleQuestion, RotateCw } from "lucide-react";
import { type ComponentProps, useId, useRef, useState } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { useIsOnline } from "#app/lib/use-is-online.ts";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { QuestionList as Questions } from "./question-list.tsx";
import {
  getQuestionKey,
  isWaiting,
  listBlockingQuestions,
  listUnanswered,
  type SafetyState,
} from "./questions.ts";
import { type Reply, useSafetyQuestions } from "./safety.api.ts";
import { getFieldKey, UnansweredLine } from "./unanswered-line.tsx";
import { useReplies } from "./use-replies.ts";
import { unansweredWording, wordingOf } from "./wording.ts";

/** With a search for words, which few people ever need. */
const QuestionList = lazyPart<ComponentProps<typeof Questions>>(() =>
  import("./question-list.tsx").then(({ QuestionList }) => QuestionList),
);

interface SafetyNoticeProps {
  /** The kinds of items that the page shows. */
  readonly kinds: readonly ItemKind[];
  /** Shows only what holds items back, not what we were never told. */
  readonly isBrief?: boolean;
}

/** Asks what has to be known before items of these kinds can be suggested. Renders nothing where all is known. */
export function SafetyNotice(props: SafetyNoticeProps) {
  const { data, isError, isFetching, refetch } = useSafetyQuestions();
  const isOnline = useIsOnline();
  const [isRetrying, setIsRetrying] = useState(false);

  if (data) return <Notice {...props} state={data} />;
  // Without a connection the items below say so, and the next connection brings the questions.
  if (!isError || !isOnline || (isFetching && !isRetrying)) return null;
  return (
    <Unchecked
      isRetrying={isFetching}
      onRetry={() => {
        setIsRetrying(true);
        void refetch();
      }}
    />
  );
}

function Notice({ kinds, isBrief = false, state }: SafetyNoticeProps & { state: SafetyState }) {
  const root = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const [replied, setReplied] = useState<{ readonly key: string; readonly sentence: string } | null>(null);
  const questions = listBlockingQuestions(state, kinds);
  const unanswered = isBrief ? [] : listUnanswered(state, kinds);
  const waiting = kinds.filter((kind) => isWaiting(state, kind));
  const shownKeys = [...questions.map(getQuestionKey), ...unanswered.map(getFieldKey)];
  const replies = useReplies(root, shownKeys, (key, reply) =>
    setReplied({ key, sentence: describeReply(reply, waiting) }),
  );
  const isDone = replied !== null && !shownKeys.includes(replied.key) && questions.length === 0;
  if (shownKeys.length === 0 && !isDone) return null;

  return (
    <div ref={root} className="grid gap-3 print:hidden">
      {questions.length > 0 && (
        <section
          aria-labelledby={headingId}
          className="rounded-card border border-sun-700/25 bg-sun-50 p-4 sm:p-6"
        >
          <div className={cx("gap-x-10 gap-y-4", questions.length === 1 ? "flex flex-wrap" : "grid")}>
            <div className="grow-999 basis-64">
              <h2 id={headingId} className="flex gap-3 text-xl">
                <MessageCircleQuestion aria-hidden className="mt-0.5 size-6 shrink-0 text-sun-700" />
                {questions.length === 1 ? "One question" : "A few questions"} before we suggest{" "}
                {describeKept(waiting)}
              </h2>
              <p className="mt-1.5 max-w-measure text-ink-700">
                We would rather ask than guess. Once you have answered, your {describeKinds(waiting)} are
                back.
              </p>
            </div>
            {/* A single question stands beside its heading where both fit. */}
            <div className="min-w-0 grow basis-136">
              <QuestionList questions={questions} replies={replies} renderChange={renderChange} />
            </div>
          </div>
        </section>
      )}
      {unanswered.map((field) => (
        <UnansweredLine key={field} field={field} replies={replies} />
      ))}
      {isDone && (
        <p
          role="status"
          tabIndex={-1}
          data-after-reply=""
          className="flex gap-2.5 rounded-card bg-fern-50 px-4 py-3 text-ink-900 sm:px-5"
        >
          <CircleCheck aria-hidden className="mt-0.5 size-5.5 shrink-0 text-fern-700" />
          {replied.sentence}
        </p>
      )}
    </div>
  );
}

/** "meals", or "meals and exercises". */
function describeKinds(kinds: readonly ItemKind[]): string {
  return new Intl.ListFormat("en-GB").format(kinds.map((kind) => itemKindTable[kind].plural));
}

/** "exercises and some meditations": the others are suggested already. */
function describeKept(kinds: readonly ItemKind[]): string {
  return describeKinds(kinds).replace(itemKindTable.meditation.plural, (plural) => `some ${plural}`);
}

function describeReply(reply: Reply, waiting: readonly ItemKind[]): string {
  if (reply.kind === "explain" && reply.phrase === "" && reply.question !== "disliked_ingredients") {
    return unansweredWording[reply.question].noted;
  }
  return waiting.length === 0 ? "Thank you." : `Thank you. Your ${describeKinds(waiting)} are back.`;
}

function renderChange({ question }: SafetyQuestion) {
  return (
    <LinkButton variant="quiet" size="small" to={wordingOf[question].editPath}>
      Change what I wrote
    </LinkButton>
  );
}

function Unchecked({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-card px-4 py-3 sm:px-5 print:hidden"
    >
      <p className="text-ink-700">We could not check what you told us about allergies and limitations.</p>
      <Button
        variant="secondary"
        size="small"
        iconBefore={<RotateCw />}
        pending={isRetrying}
        pendingLabel="Trying again"
        onClick={onRetry}
      >
        Try again
      </Button>
    </div>
  );
}
