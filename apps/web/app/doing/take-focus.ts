/** A ref for what appears in the place of a button that was pressed and is gone. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
