import { paths } from "@fernwell/contract/paths";
import { Link, matchPath, Outlet, useLocation } from "react-router";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { OnlineOnly } from "#app/page/online-only.tsx";
import { cx } from "#app/ui/cx.ts";
import { getScene, isQuestionnaireScene } from "./garden-scene.ts";
import { LoginNotice } from "./login-notice.tsx";
import { LogoLink } from "./logo-link.tsx";
import { Main } from "./main.tsx";

/** Decoration: the form does not wait for it. */
const GardenView = lazyPart(() =>
  import("#app/illustrations/garden/view.tsx").then(({ GardenView }) => GardenView),
);

/** A form beside a picture: login, signup, reset, onboarding and the edit flows. */
export default function AuthShell() {
  const { pathname } = useLocation();

  return (
    <div className="grid min-h-dvh grid-rows-[auto_auto_1fr] gap-x-4 px-5 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)] lg:grid-rows-[auto_1fr] lg:py-4 lg:pr-4 lg:pl-12">
      <header className="flex h-18 items-center">
        <LogoLink to={paths.landing} />
      </header>
      <SidePicture pathname={pathname} />
      <Main className="mx-auto flex w-full max-w-120 flex-col py-10 lg:justify-center">
        <LoginNotice />
        {isQuestionnaireScene(getScene(pathname)) ? (
          // Its steps are drafts, which need no connection.
          <Outlet />
        ) : (
          <OnlineOnly>
            <Outlet />
          </OnlineOnly>
        )}
      </Main>
    </div>
  );
}

/** On one screen the picture links to the recommendations; elsewhere it is decorative. */
function SidePicture({ pathname }: { pathname: string }) {
  const scene = getScene(pathname);
  const className = cx(sidePlace, isQuestionnaireScene(scene) ? "h-28 sm:h-56" : "h-36 sm:h-72");
  const picture = <GardenView scene={scene} className="h-full overflow-hidden rounded-card" />;
  if (!matchPath(paths.editAllergyPreferences, pathname)) return <div className={className}>{picture}</div>;

  return (
    <nav aria-label="Home" className={className}>
      <Link to={paths.home} aria-label="Go to your recommendations" className="block h-full rounded-card">
        {picture}
      </Link>
    </nav>
  );
}

const sidePlace =
  "rounded-card bg-fern-50 lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-[calc(100dvh-2rem)]";
