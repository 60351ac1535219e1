/** A browser with one page, over whichever protocol it speaks. */
export interface Driver {
  readonly version: string;
  /** The errors of pages so far. */
  readonly errors: readonly string[];
  navigate(url: string): Promise<void>;
  /** Calls a function in the page. Only its text is sent, so it has to be self-contained. */
  evaluate<Args extends readonly unknown[], Result>(
    call: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses keys or uses the mouse, in the notation that all WebDriver protocols share. */
  perform(input: Input): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface BrowserKind {
  readonly name: string;
  /** The Debian packages it needs, each with a file that shows that it is installed. */
  readonly packages: Readonly<Record<string, string>>;
  start(): Promise<Driver>;
}

export type Input =
  | { readonly type: "key"; readonly id: string; readonly actions: readonly KeyAction[] }
  | { readonly type: "pointer"; readonly id: string; readonly actions: readonly PointerAction[] };

interface KeyAction {
  readonly type: "keyDown" | "keyUp";
  readonly value: string;
}

type PointerAction =
  | { readonly type: "pointerMove"; readonly x: number; readonly y: number }
  | { readonly type: "pointerDown" | "pointerUp"; readonly button: 0 };

/** The largest window that a driver opens. */
export const maxWindow = { width: 1440, height: 5000 };
