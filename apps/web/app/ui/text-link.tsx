import { Link, type LinkProps } from "react-router";
import { textLinkStyle } from "./text-link-style.ts";

/** A link inside a sentence. */
export function TextLink(props: Omit<LinkProps, "className" | "style">) {
  return <Link {...props} className={textLinkStyle} />;
}
