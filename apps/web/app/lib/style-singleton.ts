import { useEffect, useState } from "react";

/**
 * Replaces the package `react-style-singleton`, which the dialogs use to lock scrolling (see vite.config.ts).
 * The package adds a <style> element, which the content policy forbids; a constructed style sheet needs no exception.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  function add(styles: string): void {
    users += 1;
    if (users > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove(): void {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    sheet = null;
  }

  return function Sheet({ styles }: { styles: string }) {
    const [firstStyles] = useState(styles);
    useEffect(() => {
      add(firstStyles);
      return remove;
    }, [firstStyles]);
    return null;
  };
}
