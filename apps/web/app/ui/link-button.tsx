import type { ComponentProps } from "react";
import { Link } from "react-router";
import { ButtonContent, type ButtonContentProps } from "./button-content.tsx";
import { type ButtonLook, buttonStyle } from "./button-style.ts";

type LinkButtonProps = Omit<ComponentProps<typeof Link>, "children" | "className" | "style"> &
  ButtonContentProps &
  ButtonLook;

export function LinkButton({
  variant = "primary",
  size = "base",
  fullWidth = false,
  iconBefore,
  iconAfter,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <Link {...link} className={buttonStyle({ variant, size, fullWidth })}>
      <ButtonContent iconBefore={iconBefore} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </Link>
  );
}
