import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { type ReactNode, useEffect } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import { writeSchemeScript } from "../scripts/start-scheme.ts";
import "./lib/trusted-html.ts";
import "./app.css";
import fraunces from "./fonts/fraunces-latin.woff2?url";
import { brand } from "./lib/brand.ts";
import { isUnlisted } from "./lib/route-handle.ts";
import { startedEvent } from "./lib/started-event.ts";
import { ErrorPage } from "./shells/error-page.tsx";
import { contentId } from "./shells/main.tsx";
import { Outlines } from "./shells/outlines.tsx";
import { RouteAnnouncer } from "./shells/route-announcer.tsx";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  ...[figtree, fraunces].map((href) => ({
    rel: "preload" as const,
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
];

export function meta() {
  return [{ title: brand.name }];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content="#fbf8f2"
          data-frame="light"
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content="#111915"
          data-frame="dark"
          suppressHydrationWarning
        />
        {import.meta.env.SSR && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code; the browser keeps what the server has rendered.
          <script dangerouslySetInnerHTML={{ __html: writeSchemeScript() }} />
        )}
        {isUnlisted(useMatches()) && <meta name="robots" content="noindex" />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    window.dispatchEvent(new Event(startedEvent));
  }, []);

  return (
    <>
      <a
        href={`#${contentId}`}
        className="fixed top-3 left-3 z-60 -translate-y-24 rounded-control bg-fern-700 px-5 py-3 font-semibold text-on-accent focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <Outlet />
      <RouteAnnouncer />
    </>
  );
}

/**
 * The build renders the outlines into the fallback page. The browser keeps what is there: their code is not in any script.
 */
export function HydrateFallback() {
  if (import.meta.env.SSR) {
    return (
      <div>
        <Outlines />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty and keeps React from touching what is inside.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
