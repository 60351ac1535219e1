import type { GivenFeedback } from "@fernwell/contract/feedback";
import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { itemKey } from "#app/items/item-key.ts";
import { startSession } from "#app/lib/session.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { serveApi } from "#test/api.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { FeedbackButtons } from "./feedback-buttons.tsx";
import { FeedbackMenu } from "./feedback-menu.tsx";
import { FeedbackNotice } from "./feedback-notice.tsx";
import { FeedbackSettings } from "./feedback-settings.tsx";

const api = serveApi();
const squats = { item_name: "personal_exercise_plan", item_id: "squats" } as const;
const tooEasy: GivenFeedback = {
  ...{ ...squats, title: "Squats", image: null, verdict: "too_easy" },
  ...{ effect: "You will see more demanding ones.", given_at: "2026-11-18T10:00:00.000Z" },
};

let given: GivenFeedback[];
let refusal: { status: number; body: unknown } | null;

/** Keeps what is said, as the server does. */
beforeEach(() => {
  startSession("a-token");
  given = [];
  refusal = null;
  api.respondWith(({ method, body }) => {
    if (method === "GET") return { body: given };
    if (refusal !== null) return refusal;
    if (method === "DELETE") given = [];
    else given = [{ ...tooEasy, ...JSON.parse(body) }];
    return { body: method === "DELETE" ? { status_code: 200 } : { effect: "You will see others." } };
  });
});

const changes = () =>
  api.requests
    .filter(({ method }) => method !== "GET")
    .map(({ method, body }) => `${method} ${body ? JSON.parse(body).verdict : ""}`.trim());
const button = (name: string) => screen.findByRole("button", { name });
const isPressed = async (name: string) => (await button(name)).getAttribute("aria-pressed") === "true";

function renderButtons(kind: "meal" | "exercise" | "meditation" = "exercise") {
  const buttons = <FeedbackButtons kind={kind} itemId="squats" title="Squats" />;
  renderRoutes([{ path: "/", element: buttons }], "/");
}

describe("the buttons", () => {
  test.each([
    ["meal", ["More like this", "Not for me", "Too hard"]],
    ["exercise", ["More like this", "Too easy", "Too hard", "Not for me"]],
    ["meditation", ["More like this", "Not for me"]],
  ] as const)("[DO-54] offer for each %s what one says about it: %j", (kind, names) => {
    renderButtons(kind);
    const group = screen.getByRole("group", { name: "What you think of Squats" });
    expect([...group.children].map((each) => each.textContent)).toEqual(names);
  });

  test("[DO-54] say what changes, stay pressed, and undo", async () => {
    renderButtons();
    await userEvent.click(await button("Too hard"));
    expect(await screen.findByText("You will see others.")).toBeTruthy();
    await waitFor(async () => expect(await isPressed("Too hard")).toBe(true));

    await userEvent.click(await button("Undo: You will see others."));
    await waitFor(async () => expect(await isPressed("Too hard")).toBe(false));
    expect(screen.queryByText("You will see others.")).toBeNull();
    expect(changes()).toEqual(["POST too_hard", "DELETE"]);
  });

  test("[DO-54] undo returns to what was said before", async () => {
    given = [tooEasy];
    renderButtons();
    await waitFor(async () => expect(await isPressed("Too easy")).toBe(true));
    await userEvent.click(await button("Not for me"));
    await userEvent.click(await button("Undo: You will see others."));
    await waitFor(async () => expect(await isPressed("Too easy")).toBe(true));
    expect(changes()).toEqual(["POST not_for_me", "POST too_easy"]);
    expect(screen.queryByText("You will see others.")).toBeNull();
  });

  test("[DO-54] pressed again take it back", async () => {
    given = [tooEasy];
    renderButtons();
    await waitFor(async () => expect(await isPressed("Too easy")).toBe(true));
    await userEvent.click(await button("Too easy"));
    await waitFor(async () => expect(await isPressed("Too easy")).toBe(false));
    expect(changes()).toEqual(["DELETE"]);
  });

  test.each([
    [503, { detail: "Busy.", code: "busy" }, "We could not keep that. Please try again."],
    [409, { detail: "Take something back first.", code: "list_full" }, "Take something back first."],
  ])("are as before when it fails with %i", async (status, body, sentence) => {
    refusal = { status, body };
    const both = (
      <>
        <FeedbackButtons kind="exercise" itemId="squats" title="Squats" />
        <Toasts />
      </>
    );
    renderRoutes([{ path: "/", element: both }], "/");
    await userEvent.click(await button("Too hard"));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(await isPressed("Too hard")).toBe(false);
  });
});

describe("on a slow network", () => {
  test("[PHONE-21] what is said does not wait longer than two seconds for what was said before", async () => {
    const answer = Promise.withResolvers<{ body: GivenFeedback[] }>();
    api.respondWith(({ method }) => {
      if (method === "GET") return answer.promise;
      answer.resolve({ body: given });
      return { body: { effect: "You will see others." } };
    });
    const element = <FeedbackMenu kind="exercise" itemId="squats" title="Squats" />;
    renderRoutes([{ path: "/", element }], "/");
    await userEvent.click(screen.getByRole("button", { name: /Squats/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Too hard" }));
    await waitFor(() => expect(changes()).toEqual(["POST too_hard"]));
  });
});

describe("the menu on a card", () => {
  let fetches: number;
  beforeEach(() => {
    fetches = 0;
  });

  function Cards() {
    useQuery({
      queryKey: itemKey("exercise", "recommended", 1),
      queryFn: () => {
        fetches += 1;
        return [];
      },
    });
    return (
      <>
        <ul>
          <li>
            <FeedbackMenu kind="exercise" itemId="squats" title="Squats" />
          </li>
          <li>
            <a href="/exercise/lunges">Lunges</a>
          </li>
        </ul>
        <FeedbackNotice />
      </>
    );
  }

  async function choose(name: string) {
    renderRoutes([{ path: "/", element: <Cards /> }], "/");
    await userEvent.click(await button("Feedback on Squats"));
    await userEvent.click(await screen.findByRole("menuitem", { name }));
    await screen.findByText("You will see others.");
  }

  test("[DO-54] hides what is not for the person, moves on to the next card, and brings it back", async () => {
    await choose("Not for me");
    expect(changes()).toEqual(["POST not_for_me"]);
    await waitFor(() => expect(fetches).toBe(2));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Lunges"));
    await userEvent.click(await button("Undo: You will see others."));
    await waitFor(() => expect(fetches).toBe(3));
    expect(changes()).toEqual(["POST not_for_me", "DELETE"]);
  });

  test("[DO-54] leaves the other cards in their places until the page is opened again", async () => {
    await choose("More like this");
    expect([changes(), fetches]).toEqual([["POST more_like_this"], 1]);
  });
});

describe("the settings", () => {
  function renderSettings() {
    renderRoutes([{ path: "/", element: <FeedbackSettings /> }], "/");
  }

  test("[DO-55] list what was said with what it changes, and take it back", async () => {
    given = [tooEasy];
    renderSettings();
    const item = await screen.findByRole("listitem");
    expect(item.textContent).toContain("“Too easy”. You will see more demanding ones.");
    expect(screen.getByRole("link", { name: "Squats" }).getAttribute("href")).toBe("/exercise/squats");

    await userEvent.click(await button("Take back: Squats"));
    expect(await screen.findByText("You have not told us anything yet.")).toBeTruthy();
    expect(changes()).toEqual(["DELETE"]);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "What you told us" }));
  });

  test("keep the row when taking back fails", async () => {
    given = [tooEasy];
    refusal = { status: 503, body: { detail: "Busy.", code: "busy" } };
    renderSettings();
    await userEvent.click(await button("Take back: Squats"));
    await waitFor(() => expect(changes()).toEqual(["DELETE"]));
    expect(await button("Take back: Squats")).toBeTruthy();
  });

  test("can be loaded again after a failure", async () => {
    api.respondWith({ status: 500, body: {} });
    renderSettings();
    expect(await screen.findByText("We could not load your feedback.")).toBeTruthy();
    api.respondWith({ body: [tooEasy] });
    await userEvent.click(await button("Try again"));
    expect(await button("Take back: Squats")).toBeTruthy();
  });
});
