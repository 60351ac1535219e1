import type { TextQuestion } from "@fernwell/contract/safety";
import { useState } from "react";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { Combobox } from "#app/ui/combobox.tsx";
import { useMeanings } from "./safety.api.ts";
import { wordingOf } from "./wording.ts";

interface MeaningSearchProps {
  readonly question: TextQuestion;
  /** There are guesses, and the search is for when they are all wrong. */
  readonly isSecondChoice: boolean;
  readonly onChoose: (meanings: readonly string[]) => void;
  readonly isWithheld: boolean;
}

const typingPauseMs = 200;

/** Finds a meaning by its name, as the person types. */
export function MeaningSearch({ question, isSecondChoice, onChoose, isWithheld }: MeaningSearchProps) {
  const [text, setText] = useState("");
  const wanted = text.trim().slice(0, maxLength);
  const sent = useDebounced(wanted, typingPauseMs);
  const { data, isError, isFetching, isPlaceholderData } = useMeanings(question, sent);
  const { searchLabel, placeholder } = wordingOf[question];
  const found = wanted === "" || sent === "" || isError ? [] : (data ?? []);
  const isSearching = wanted !== "" && (wanted !== sent || (isFetching && (!data || isPlaceholderData)));

  function describe(): string | null {
    if (wanted === "") return null;
    if (isSearching) return found.length === 0 ? "Searching…" : null;
    if (isError) return "The search did not work. Type on to try again.";
    return found.length === 0 ? `We found nothing called “${wanted}”. Try another word for it.` : null;
  }

  return (
    <Combobox
      label={
        <span className="font-normal text-ink-700 text-sm">
          {isSecondChoice ? "Something else? Find it" : searchLabel}
        </span>
      }
      placeholder={placeholder}
      text={text}
      onTextChange={setText}
      options={found.map(({ name, about, meanings }) => ({
        key: meanings.join() || name,
        label: name.charAt(0).toUpperCase() + name.slice(1),
        detail: about,
        meanings,
      }))}
      onChoose={({ meanings }) => onChoose(meanings)}
      message={describe()}
      isWithheld={isWithheld}
    />
  );
}

const maxLength = 60;
