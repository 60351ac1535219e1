import type { ReactNode } from "react";

export type ButtonContentProps = {
  iconBefore?: ReactNode;
  iconAfter?: ReactNode;
  children: ReactNode;
};

export function ButtonContent({ iconBefore, iconAfter, children }: ButtonContentProps) {
  return (
    <span className="flex min-w-0 items-center justify-center gap-2">
      <ButtonIcon>{iconBefore}</ButtonIcon>
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <ButtonIcon>{iconAfter}</ButtonIcon>
    </span>
  );
}

function ButtonIcon({ children }: { children: ReactNode }) {
  if (!children) return null;

  return (
    <span aria-hidden="true" className="inline-flex shrink-0 [&_svg]:size-[1.2em]">
      {children}
    </span>
  );
}
