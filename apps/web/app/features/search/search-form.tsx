import { longestSearch, type SearchedKind } from "@fernwell/contract/search";
import { Search } from "lucide-react";
import type { RefObject } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { rememberSearch } from "./recent-searches.ts";
import { useQueryField } from "./use-query-field.ts";
import { searchHint } from "./wording.ts";

interface SearchFormProps {
  query: string;
  kind: SearchedKind | null;
  ref: RefObject<HTMLInputElement | null>;
  onSubmit: () => void;
}

export function SearchForm({ query, kind, ref, onSubmit }: SearchFormProps) {
  const { text, type, submit } = useQueryField(query, kind);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for the tests' browser
    <form
      role="search"
      className="max-w-160"
      onSubmit={(event) => {
        event.preventDefault();
        rememberSearch(submit());
        onSubmit();
      }}
    >
      <TextField
        ref={ref}
        type="search"
        label="What are you looking for?"
        hideLabel
        leading={<Search />}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        spellCheck={false}
        maxLength={longestSearch}
        placeholder={searchHint}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
}
