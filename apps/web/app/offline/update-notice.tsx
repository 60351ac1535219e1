import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { putOffNewVersion, useNewVersion } from "./new-version.ts";
import { useNotePlace } from "./use-note-place.ts";

/** Says that a new version is ready. It waits while the person fills in a form, and they choose when to update. */
export function UpdateNotice() {
  const takeOver = useNewVersion();
  const isTyping = useIsTyping();
  const place = useNotePlace("update");

  const notice = takeOver && !isTyping && (
    <div className="pointer-events-auto mx-auto flex w-full max-w-120 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-card py-2.5 pr-2.5 pl-5 shadow-raised">
      <p className="min-w-0">A new version of Fernwell is ready.</p>
      <div className="ml-auto flex shrink-0">
        <Button variant="quiet" size="small" onClick={putOffNewVersion}>
          Later
        </Button>
        <Button variant="secondary" size="small" iconBefore={<RotateCw />} onClick={takeOver}>
          Update
        </Button>
      </div>
    </div>
  );
  return place ? (
    createPortal(notice && <div className="px-5 pt-4 sm:px-8 print:hidden">{notice}</div>, place)
  ) : (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-20 z-30 print:hidden">
      {notice}
    </div>
  );
}

/** Whether something was typed on this page. What was typed before this code was there has left the focus in its field. */
function useIsTyping(): boolean {
  const { pathname } = useLocation();
  const [typedOn, setTypedOn] = useState(() =>
    document.activeElement?.matches("input, textarea, select") ? pathname : null,
  );

  useEffect(() => {
    const note = () => setTypedOn(pathname);
    addEventListener("input", note, true);
    return () => removeEventListener("input", note, true);
  }, [pathname]);

  return typedOn === pathname;
}
