import { paths } from "@fernwell/contract/paths";
import { title } from "#app/lib/title.ts";
import { useIsOnline } from "#app/lib/use-is-online.ts";
import { MessagePage } from "#app/page/message-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { LogoLink } from "./logo-link.tsx";
import { Main } from "./main.tsx";

/** Shown when a page fails entirely. Its links reload the app. */
export function ErrorPage() {
  const { heading, advice } = useIsOnline() ? failure : noConnection;

  return (
    <div className="flex min-h-dvh flex-col">
      <title>{title(heading)}</title>
      <header className="mx-auto flex h-18 w-full max-w-304 items-center px-5 sm:px-8">
        <LogoLink to={paths.landing} reloadDocument />
      </header>
      <Main className="flex grow flex-col justify-center">
        <MessagePage
          heading={heading}
          actions={
            <>
              <Button onClick={() => window.location.reload()}>Try again</Button>
              <LinkButton to={paths.landing} reloadDocument variant="secondary">
                Go to the home page
              </LinkButton>
            </>
          }
        >
          <p role="alert">{advice}</p>
        </MessagePage>
      </Main>
    </div>
  );
}

const failure = {
  heading: "Something went wrong",
  advice: "This page could not be shown. Nothing that you saved is lost. Please try again in a moment.",
};

const noConnection = {
  heading: "You are offline",
  advice: "We cannot reach the internet from here. Check your connection, then try again.",
};
