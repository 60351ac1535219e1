import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { ExtraIngredients } from "./extra-ingredients.tsx";

test("[PLAN-60][PLAN-62] groups typed ingredients by keyword, alphabetically with Other last", async () => {
  render(<Extras />);
  for (const name of ["Candles", "2 packs of cherry tomatoes", "peanut butter", "Oat milk", "butter"]) {
    await userEvent.type(screen.getByRole("textbox"), `${name}{Enter}`);
  }
  expect(listedGroups()).toEqual([
    ["Dairy", ["Oat milk", "butter"]],
    ["Fruits And Vegetables", ["2 packs of cherry tomatoes"]],
    ["Nuts And Seeds", ["peanut butter"]],
    ["Other", ["Candles"]],
  ]);

  await userEvent.click(screen.getByRole("button", { name: "Delete peanut butter" }));
  expect(listedGroups().map(([label]) => label)).toEqual(["Dairy", "Fruits And Vegetables", "Other"]);
});

function Extras() {
  const [extras, setExtras] = useState<readonly string[]>([]);
  return <ExtraIngredients extras={extras} onChange={setExtras} />;
}

function listedGroups(): [label: string, names: (string | undefined)[]][] {
  const labels = screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
  return labels.map((label) => {
    const items = within(screen.getByRole("list", { name: label })).getAllByRole("listitem");
    return [label, items.map((item) => item.firstElementChild?.textContent)];
  });
}
