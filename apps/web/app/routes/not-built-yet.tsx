import { type MetaArgs, useLocation, useMatches } from "react-router";
import { paths, publicPaths } from "#app/lib/paths.ts";
import { title } from "#app/lib/title.ts";
import { isScreen, titleOf } from "#app/lib/titles.ts";
import { MessagePage } from "#app/shells/message-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export function meta({ matches }: MetaArgs) {
  const address = matches.at(-1)?.id ?? "";
  return isScreen(address) ? titleOf(address) : [{ title: title("Not built yet") }];
}

/** Stands in for a screen whose turn has not come; the id of a screen's route is its address. */
export default function NotBuiltYet() {
  const address = useMatches().at(-1)?.id ?? "";
  // A page is prerendered under its address with a slash at the end.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, "");

  return (
    <div data-not-built-yet={address}>
      <MessagePage heading="This screen is not built yet" actions={<WayOn address={address} />}>
        <p>
          You have come to the right address, <Code>{pathname}</Code>, a little early. What belongs here is on
          its way.
        </p>
      </MessagePage>
    </div>
  );
}

function WayOn({ address }: { address: string }) {
  if (address === paths.landing) return <LinkButton to={paths.about}>Read about us</LinkButton>;
  if (address === paths.home) return <LinkButton to={paths.landing}>Go to the public site</LinkButton>;
  const isPublic = publicPaths.some((path) => path === address);
  return <LinkButton to={isPublic ? paths.landing : paths.home}>Go to the home page</LinkButton>;
}

function Code({ children }: { children: string }) {
  return (
    <code className="rounded-control bg-fern-50 px-2 py-1 text-base wrap-anywhere text-fern-700">
      {children}
    </code>
  );
}
