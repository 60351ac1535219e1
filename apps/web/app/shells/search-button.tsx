import { addresses } from "@fernwell/contract/paths";
import { Search } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { SearchDialogProps } from "#app/features/search/search-dialog.tsx";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { useStored } from "#app/lib/storage.ts";
import { searchByKeyKey } from "#app/lib/storage-keys.ts";
import { whenIdle } from "#app/lib/when-idle.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { focusContent } from "./main.tsx";

const SearchDialog = lazyPart<SearchDialogProps>(() =>
  import("#app/features/search/search-dialog.tsx").then((part) => part.SearchDialog),
);

/** Looks like a field on a large screen. Ctrl+K opens the search too, and so does "/" unless it is turned off. */
export function SearchButton({ isLarge }: { isLarge: boolean }) {
  /** Null until it is first opened. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const hasKey = useStored(searchByKeyKey) === null;

  const open = useCallback(async () => {
    if (await SearchDialog.prepare()) setIsOpen(true);
    else showToast.error("The search did not load. Check your connection, then try again.");
  }, []);

  useEffect(() => whenIdle(() => void SearchDialog.prepare()), []);
  useEffect(() => {
    function pressKey(event: KeyboardEvent) {
      if (!isSearchKey(event, hasKey)) return;
      event.preventDefault();
      void open();
    }
    addEventListener("keydown", pressKey);
    return () => removeEventListener("keydown", pressKey);
  }, [open, hasKey]);

  // The page of the search has a field of its own.
  const isShown = useLocation().pathname !== addresses.search;
  const opening = { onClick: () => void open(), onPointerEnter: () => void SearchDialog.prepare() };

  return (
    <>
      {isLarge ? (
        isShown && (
          <button
            {...opening}
            type="button"
            className="absolute inset-x-0 mx-auto flex h-11 w-full max-w-120 items-center gap-3 rounded-control border border-line bg-card px-4 text-ink-500 hover:border-line-strong"
          >
            <Search aria-hidden className="size-4.5 shrink-0" />
            Search meals, exercises, meditations…
            {hasKey && (
              <span aria-hidden className="ml-auto rounded-[0.5rem] border border-line px-2 text-sm">
                /
              </span>
            )}
          </button>
        )
      ) : (
        <IconButton {...opening} variant="menu" label="Search" icon={Search} className="ml-auto" />
      )}
      {isOpen !== null && (
        <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} focusPage={focusContent} />
      )}
    </>
  );
}

/** "/" is an ordinary character in a field. What is open already keeps its keys. */
function isSearchKey({ key, ctrlKey, metaKey, target }: KeyboardEvent, hasKey: boolean): boolean {
  if (document.querySelector("[role=dialog],[role=alertdialog],[role=menu]")) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k";
  const isTyping = target instanceof Element && target.closest("input,textarea,select,[contenteditable]");
  return hasKey && key === "/" && !isTyping;
}
