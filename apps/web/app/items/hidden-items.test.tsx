import { paths } from "@fernwell/contract/paths";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { HiddenItems } from "./hidden-items.tsx";

test("[SAFE-107] hidden meditations say why, and lead to the limitations that hide them", () => {
  const cause = "ask for something at rest that does not suit what you told us";
  render(
    <MemoryRouter>
      <HiddenItems kind="meditation" hidden={{ total: 12, causes: [{ cause, count: 12 }] }} />
    </MemoryRouter>,
  );
  expect(screen.getByText(`: 12 ${cause}`)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /12 meditations hidden/ }));
  const link = screen.getByRole("link", { name: "Change your limitations" });
  expect(link.getAttribute("href")).toBe(paths.editExercisePreferences);
});
