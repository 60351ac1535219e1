import type { FromList } from "@fernwell/contract/question-kinds";
import type { Choice } from "#app/ui/choice.ts";
import { optionIcon } from "../option-icons.tsx";
import { toChoice } from "../options.ts";
import { useOptions } from "../preferences.api.ts";

/** The choices of a question from an option list. */
export interface Choices {
  /** Null until they are loaded. */
  readonly list: readonly Choice<string>[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useChoices(question: FromList, toLabel?: (name: string) => string): Choices {
  const { data, isError, isFetching, refetch } = useOptions(question.list);
  return {
    list:
      data?.map((option) => ({ ...toChoice(option, question, toLabel), icon: optionIcon(option.id) })) ??
      null,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
