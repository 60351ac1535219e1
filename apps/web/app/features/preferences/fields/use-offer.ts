import type { OptionListName } from "@fernwell/contract/catalogue";
import type { Choice } from "#app/ui/choice.ts";
import { optionIcon } from "../option-icons.tsx";
import type { Option } from "../options.ts";
import { useOptions } from "../preferences.api.ts";

/** What a question offers: the choices of its list, or the wait for them. */
export interface Offer {
  /** Null until they have come. */
  readonly choices: readonly Choice<string>[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useOffer(list: OptionListName, toChoice: (option: Option) => Choice<string>): Offer {
  const { data, isError, isFetching, refetch } = useOptions(list);
  return {
    choices: data?.map((option) => ({ ...toChoice(option), icon: optionIcon(option.id) })) ?? null,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
