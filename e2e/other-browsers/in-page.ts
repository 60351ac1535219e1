/** What a person looks for. Names are the sources of regular expressions. */
export interface Wanted {
  readonly role: Role;
  readonly name: string;
  /** The name of the group, region or dialog that it is in. */
  readonly within: string | null;
}

export type Role =
  | "button"
  | "checkbox"
  | "field"
  | "heading"
  | "item"
  | "link"
  | "option"
  | "radio"
  | "select";

export interface Found {
  /** The names of all that are shown, in the order of the page. */
  readonly names: readonly string[];
  readonly first: {
    /** Its middle, in the window. */
    readonly x: number;
    readonly y: number;
    /** Whether a click there reaches it. */
    readonly isReachable: boolean;
    /** Whether it is ticked or pressed. */
    readonly isOn: boolean;
    readonly hasFocus: boolean;
  } | null;
}

/** Finds what is shown by role and accessible name, and scrolls to the first. */
export function findShown({ role, name, within }: Wanted): Found {
  const selectors = {
    button: "button:not([role]), [role=button]",
    checkbox: "input[type=checkbox]",
    field: "input:not([type=checkbox], [type=radio], [type=hidden]), textarea",
    heading: "h1, h2, h3",
    item: "li",
    link: "a[href]",
    option: "[role=option]",
    radio: "input[type=radio]",
    select: "[role=combobox]",
  };
  const containers = "fieldset, [aria-label], [aria-labelledby]";

  const roots = within === null ? [document] : findAll(document, containers, within);
  const elements = roots.flatMap((root) => findAll(root, selectors[role], name));
  return { names: elements.map(findName), first: elements[0] ? describe(elements[0]) : null };

  function findAll(root: ParentNode, selector: string, pattern: string): Element[] {
    return [...root.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("[inert], [aria-hidden=true]") &&
        new RegExp(pattern).test(findName(element)),
    );
  }

  function findName(element: Element): string {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const label = element.getAttribute("aria-label");
    const labels = "labels" in element ? [...((element.labels ?? []) as NodeListOf<Element>)] : [];
    const legends = [...element.querySelectorAll(":scope > legend")];
    const named = ids.flatMap((id) => document.getElementById(id) ?? []);
    const sources = [named, labels, legends].find((each) => each.length > 0) ?? [element];
    const text = label !== null && named.length === 0 ? label : sources.map(readText).join(" ");
    return text.replaceAll(/\s+/g, " ").trim();
  }

  function readText(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.ariaHidden === "true") return "";
    return node instanceof HTMLImageElement ? node.alt : [...node.childNodes].map(readText).join("");
  }

  function describe(element: Element): Found["first"] {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return {
      x,
      y,
      isReachable: element.contains(document.elementFromPoint(x, y)) && !element.matches(":disabled"),
      isOn: element.matches(":checked, [aria-pressed=true]"),
      hasFocus: element === document.activeElement,
    };
  }
}

/** Waits for pictures, fonts and the next frame, and tells whether everything has stopped moving. */
export async function isStill(): Promise<boolean> {
  const pictures = [...document.images].filter((image) => {
    const { top, left } = image.getBoundingClientRect();
    return top < innerHeight && left < innerWidth && image.checkVisibility();
  });
  await Promise.all([document.fonts.ready, ...pictures.map((image) => image.decode())]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity,
    )
    .every(({ playState }) => playState !== "running");
}

/** The height of the page, and by how much it is wider than the window. */
export function measurePage(): { height: number; overflow: number } {
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
  return { height: scrollHeight, overflow: scrollWidth - clientWidth };
}

/** Returns the errors since the last call, for browsers that do not report them. Those before the first call are lost. */
export function takeErrors(): string[] {
  const page = window as Window & { errorsSeen?: string[] };
  if (page.errorsSeen === undefined) {
    const seen: string[] = [];
    page.errorsSeen = seen;
    window.addEventListener("error", ({ message }) => seen.push(message));
    window.addEventListener("unhandledrejection", ({ reason }) => seen.push(String(reason)));
  }
  return page.errorsSeen.splice(0);
}
