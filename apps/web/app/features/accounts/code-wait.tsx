import { codeWaitSeconds } from "@fernwell/contract/accounts";

interface CountdownLabelProps {
  readonly secondsLeft: number;
  readonly children: string;
}

/** What the button does, and the seconds until it can be used. They are hidden from screen readers, which would read out each change. */
export function CountdownLabel({ secondsLeft, children }: CountdownLabelProps) {
  if (secondsLeft === 0) return children;
  return (
    <>
      {children}
      <span aria-hidden className="tabular-nums">
        {" "}
        in {secondsLeft} s
      </span>
    </>
  );
}

/** Announces the end of the wait. While it lasts, the sentence is true at any time. */
export function WaitStatus({ isOver }: { readonly isOver: boolean }) {
  return (
    <span role="status" className="sr-only">
      {isOver
        ? "You can send another code now."
        : `You can send another code ${codeWaitSeconds} seconds after the last one.`}
    </span>
  );
}

/** When another code can be sent, in milliseconds. */
export function findWaitEnd(sentAt: number, waitSeconds: number = codeWaitSeconds): number {
  return sentAt + waitSeconds * 1000;
}
