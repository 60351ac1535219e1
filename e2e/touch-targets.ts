import type { Page } from "@playwright/test";

/** What a finger needs, less what is lost where pixels are not whole. */
const leastPx = 43;

/**
 * Lists what can be pressed on the page and is smaller than a fingertip, with its size. Links in a line of text are left
 * out. What a press reaches counts, not what is drawn: a label or an invisible edge around a control belongs to it.
 */
export function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressable =
      "a[href],button,summary,select,textarea,input:not([type=hidden]),[role=button],[role=link],[role=switch],[role=tab],[role=combobox],[role=slider],[role=menuitem]";
    const small = [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      if (!isShown(element) || isInText(element)) return [];
      element.scrollIntoView({ block: "center", inline: "center" });
      const [width, height] = [measure(element, 1, 0), measure(element, 0, 1)];
      return width >= least && height >= least
        ? []
        : [`${describe(element)} ${Math.round(width)}×${Math.round(height)}`];
    });
    window.scrollTo(0, 0);
    return [...new Set(small)];

    function isShown(element: HTMLElement): boolean {
      const { width, height } = element.getBoundingClientRect();
      const isHidden = element.closest("[aria-hidden=true],[inert]") !== null;
      return !isHidden && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    }

    function isInText(element: HTMLElement): boolean {
      const around = element.closest("p,li,dd,td,label,small,span:not(:only-child)")?.textContent ?? "";
      const isInline = getComputedStyle(element).display === "inline";
      return isInline && around.trim().length > (element.textContent ?? "").trim().length;
    }

    /** From the middle outwards, as far as a press still reaches the element. */
    function measure(element: HTMLElement, x: 0 | 1, y: 0 | 1): number {
      const box = element.getBoundingClientRect();
      const drawn = x === 1 ? box.width : box.height;
      if (drawn >= least) return drawn;
      const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2];
      let size = 0;
      for (const direction of [-1, 1]) {
        for (let distance = 0; distance < 22; distance += 0.5) {
          const hit = document.elementFromPoint(
            middleX + direction * distance * x,
            middleY + direction * distance * y,
          );
          if (!hit || !belongsTo(hit, element)) break;
          size += 0.5;
        }
      }
      return size;
    }

    function belongsTo(hit: Element, element: HTMLElement): boolean {
      if (element.contains(hit)) return true;
      const label = hit.closest("label");
      return label !== null && (label.control === element || label.contains(element));
    }

    function describe(element: HTMLElement): string {
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return `${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” in ${element.parentElement?.className.slice(0, 60)}`;
    }
  }, leastPx);
}
