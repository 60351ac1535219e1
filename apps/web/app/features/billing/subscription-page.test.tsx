import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { startSession } from "#app/lib/session.ts";
import { serveApi } from "#test/api.ts";
import { noSubscription } from "#test/fixtures/subscription.ts";
import { renderRoutes } from "#test/render-routes.tsx";
import { SubscriptionPage } from "./subscription-page.tsx";

const api = serveApi();

beforeEach(() => {
  startSession("a-token");
  api.respondWith({ body: noSubscription });
});

test("[API-18] reuses a fetched status for five minutes", async () => {
  const { router, queryClients } = renderPage("/subscription");
  await screen.findByRole("alertdialog");
  await leaveAndReturn(router);
  expect(readings()).toBe(1);

  const [queryClient] = [...queryClients];
  const known = queryClient?.getQueryCache().getAll()[0];
  known?.setState({ dataUpdatedAt: Date.now() - 5 * 60 * 1000 - 1 });
  await leaveAndReturn(router);
  await waitFor(() => expect(readings()).toBe(2));
});

test("[OPEN-38] a status from before a checkout is dropped on coming back from it", async () => {
  const { router } = renderPage("/subscription");
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));

  await act(() => router.navigate("/subscription?checkout=done"));

  expect(await screen.findByText("We are waiting for news of your payment.")).toBeTruthy();
  await waitFor(() => expect(readings()).toBe(2));
  expect(router.state.location.search).toBe("");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

function renderPage(address: string) {
  return renderRoutes(
    [
      {
        path: "/subscription",
        element: (
          <SubscriptionPage isSignedIn onVisitor={() => {}} onContinue={() => {}}>
            No
          </SubscriptionPage>
        ),
      },
      { path: "/elsewhere", element: <p>Elsewhere</p> },
    ],
    address,
  );
}

async function leaveAndReturn(router: ReturnType<typeof renderRoutes>["router"]): Promise<void> {
  await act(() => router.navigate("/elsewhere"));
  await act(() => router.navigate("/subscription"));
  await screen.findByRole("alertdialog");
}

function readings(): number {
  return api.requests.filter(({ url }) => url === "/api/subscription/subscription-status").length;
}
