import { paths } from "@fernwell/contract/paths";
import { LogoLink } from "./logo-link.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { ToggleMenu } from "./toggle-menu.tsx";

export default function LegalShell() {
  return <SiteFrame header={<LegalHeader />} />;
}

function LegalHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md">
      <nav
        aria-label="Main"
        className="mx-auto flex h-18 max-w-304 items-center justify-between gap-3 px-5 sm:px-8"
      >
        <LogoLink to={paths.landing} />
        <ToggleMenu />
      </nav>
    </header>
  );
}
