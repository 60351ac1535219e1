import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { exploreSectionId } from "#app/lib/explore-section.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import LegalShell from "./legal-shell.tsx";
import PublicShell from "./public-shell.tsx";
import SubscriptionShell from "./subscription-shell.tsx";

test("[NAV-03] a public page is between a header with the navigation bar and a footer", () => {
  renderSite("/about");

  expect(within(screen.getByRole("banner")).getByRole("navigation", { name: "Main" })).toBeTruthy();
  expect(within(screen.getByRole("main")).getByText("The page at /about")).toBeTruthy();
  const [header, main, footer] = ["banner", "main", "contentinfo"].map((role) => screen.getByRole(role));
  expect(header?.compareDocumentPosition(main as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(main?.compareDocumentPosition(footer as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("[NAV-12] [NAV-13] [NAV-14] [NAV-15] the bar's items and its logo have their targets", () => {
  renderSite("/about");
  const links = within(screen.getByRole("banner")).getAllByRole("link");

  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Fernwell", "/"],
    ["Home", "/"],
    ["Explore", "/explore-us"],
    ["About Us", "/about"],
    ["Plans", "/plans"],
    ["Login", "/login"],
    ["Sign Up", "/signup"],
  ]);
});

test("Explore on the home page scrolls smoothly to the explore section and stays there", async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const { router } = renderSite("/");
  await userEvent.click(inBar("Explore"));

  expect(scroll.mock.contexts).toEqual([document.getElementById(exploreSectionId)]);
  expect(scroll).toHaveBeenCalledWith({ behavior: "smooth" });
  expect(exploreSectionId).toBe("explore-section");
  expect(router.state.location.pathname).toBe("/");
  expect(sessionStorage.getItem("scrollToExplore")).toBeNull();
});

test("[NAV-17] Explore on any other page leaves a flag and opens the home page", async () => {
  const { router } = renderSite("/about");
  await userEvent.click(inBar("Explore"));

  expect(sessionStorage.getItem("scrollToExplore")).toBe("true");
  expect(router.state.location.pathname).toBe("/");
});

test("the toggle menu has all items of the bar, Login and Sign Up included", async () => {
  renderSite("/about");
  await openMenu();

  expect(
    within(menu())
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Home", "Explore", "About Us", "Plans", "Login", "Sign Up"]);
});

test.each(["Home", "Explore", "About Us", "Plans", "Login", "Sign Up"])(
  "[NAV-20] the menu closes as soon as %s is chosen",
  async (name) => {
    renderSite("/about");
    await openMenu();
    await userEvent.click(within(menu()).getByRole("link", { name }));

    await waitFor(() => expect(screen.queryByRole("group", { name: "Menu" })).toBeNull());
  },
);

test("[NAV-20] the menu closes by its toggle and by Escape", async () => {
  renderSite("/about");
  await openMenu();
  await userEvent.click(screen.getByRole("button", { name: "Close menu" }));
  await waitFor(() => expect(screen.queryByRole("group", { name: "Menu" })).toBeNull());

  await openMenu();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("group", { name: "Menu" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open menu" }));
});

test.each([
  ["Privacy & Policy", "/privacy"],
  ["Terms & Conditions", "/terms-and-conditions"],
  ["Fernwell, home", "/"],
])("the footer's %s replaces the current history entry", async (name, target) => {
  const { router } = renderSite("/plans", "/about");
  await userEvent.click(within(screen.getByRole("contentinfo")).getByRole("link", { name }));

  expect(router.state.location.pathname).toBe(target);
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe("/plans");
});

test("[NAV-25] the footer names the copyright holder", () => {
  renderSite("/about");
  const footer = within(screen.getByRole("contentinfo"));

  expect(footer.getByText("All copyrights are reserved by Fernwell Wellness Limited.")).toBeTruthy();
});

test("[NAV-26] the footer has three outbound links that open a new tab", () => {
  renderSite("/about");
  const outbound = within(screen.getByRole("contentinfo"))
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("https://"));

  expect(outbound.map((link) => link.getAttribute("href"))).toEqual([
    "https://social.example/fernwell",
    "https://photos.example/fernwell",
    "https://network.example/fernwell",
  ]);
  expect(outbound.map((link) => link.getAttribute("target"))).toEqual(["_blank", "_blank", "_blank"]);
  expect(outbound.map((link) => link.getAttribute("rel"))).toEqual(Array(3).fill("noopener noreferrer"));
});

test("[NAV-27] [NAV-30] the legal shell is a navbar whose logo links to /, the page and a footer", () => {
  renderSite("/auth/privacy-policy");

  const logo = within(screen.getByRole("banner")).getByRole("link");
  expect(logo.getAttribute("href")).toBe("/");
  expect(within(screen.getByRole("main")).getByText("The policy")).toBeTruthy();
  expect(screen.getByRole("contentinfo")).toBeTruthy();
});

test("the legal shell's menu toggle opens a dropdown with nothing in it", async () => {
  renderSite("/auth/privacy-policy");
  await openMenu();
  expect(menu().childElementCount).toBe(0);

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("group", { name: "Menu" })).toBeNull());
});

test("[SUB-01] the subscription page is between a logo bar and a footer", () => {
  renderSite("/subscription");

  expect(within(screen.getByRole("banner")).getByRole("link", { name: "Fernwell, home" })).toBeTruthy();
  expect(within(screen.getByRole("main")).getByText("The subscription")).toBeTruthy();
  expect(screen.getByRole("contentinfo")).toBeTruthy();
});

function renderSite(...history: string[]) {
  const pages = ["/about", "/plans", "/explore-us", "/login", "/signup", "/privacy", "/terms-and-conditions"];
  return renderRoutes(
    [
      {
        Component: PublicShell,
        children: [
          { path: "/", element: <section id={exploreSectionId}>The explore section</section> },
          ...pages.map((path) => ({ path, element: <p>The page at {path}</p> })),
        ],
      },
      { Component: LegalShell, children: [{ path: "/auth/privacy-policy", element: <p>The policy</p> }] },
      {
        Component: SubscriptionShell,
        children: [{ path: "/subscription", element: <p>The subscription</p> }],
      },
    ],
    ...history,
  );
}

function inBar(name: string): HTMLElement {
  return within(screen.getByRole("banner")).getByRole("link", { name });
}

async function openMenu(): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
}

function menu(): HTMLElement {
  return screen.getByRole("group", { name: "Menu" });
}
