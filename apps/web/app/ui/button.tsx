import type { ComponentProps, MouseEvent } from "react";
import { ButtonContent, type ButtonContentProps } from "./button-content.tsx";
import { type ButtonLook, buttonStyle } from "./button-style.ts";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

type Waiting = { pending: boolean; pendingLabel: string } | { pending?: never; pendingLabel?: never };

type ButtonProps = Omit<ComponentProps<"button">, "children" | "className" | "style"> &
  ButtonContentProps &
  ButtonLook &
  Waiting;

/** The pending state is announced beside the button: a live region inside would keep a modal dialog from hiding it. */
export function Button({
  variant = "primary",
  size = "base",
  fullWidth = false,
  coversCard = false,
  iconBefore,
  iconAfter,
  pending = false,
  pendingLabel,
  type = "button",
  "aria-disabled": isWithheld = false,
  onClick,
  children,
  ...button
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (pending || isWithheld) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...button}
        type={type}
        aria-disabled={pending || isWithheld || undefined}
        data-withheld={(isWithheld && !pending) || undefined}
        onClick={click}
        className={buttonStyle({ variant, size, fullWidth, coversCard })}
      >
        <span data-reserve={pendingLabel} className={cx("grid min-w-0 place-items-center", reserve)}>
          <span aria-hidden={pending || undefined} className={cx(layer, pending && "invisible")}>
            <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter}>
              {children}
            </ButtonContent>
          </span>
          {pending && (
            <span className={layer}>
              <ButtonContent iconBefore={<Spinner size="small" label={null} />}>{pendingLabel}</ButtonContent>
            </span>
          )}
        </span>
      </button>
      {pendingLabel !== undefined && (
        <span role="status" className="sr-only">
          {pending && pendingLabel}
        </span>
      )}
    </>
  );
}

const layer = "col-start-1 row-start-1 min-w-0";

// The pending label reserves its space from the start, so that the button never changes its width.
const reserve = cx(
  "after:invisible after:col-start-1 after:row-start-1 after:h-0 after:overflow-hidden",
  "after:pl-[calc(1.2em+0.5rem)] after:content-[attr(data-reserve)]",
);
