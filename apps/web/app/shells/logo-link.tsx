import { Link } from "react-router";
import { brand } from "#app/lib/brand.ts";
import { Logo } from "#app/page/logo.tsx";

interface LogoLinkProps {
  to: string;
  replace?: boolean;
  reloadDocument?: boolean;
  onClick?: () => void;
}

export function LogoLink(link: LogoLinkProps) {
  return (
    <Link
      {...link}
      aria-label={`${brand.name}, home`}
      className="flex min-h-11 w-fit items-center rounded-control"
    >
      <Logo />
    </Link>
  );
}
