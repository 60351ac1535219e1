import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { EntryPicture } from "./entry-picture.tsx";

const shape = { alt: "Dal in a bowl", sizes: "50vw", width: 1200, height: 900 };

test("an entry's picture comes in three widths and two formats from the folder of its address", () => {
  const { container } = render(
    <EntryPicture
      {...shape}
      address="/media/meals/dal-a1b2/800.webp"
      placeholder="data:image/webp;base64,AA"
    />,
  );

  const sets = [...container.querySelectorAll("source")].map(({ type, srcset }) => [type, srcset]);
  expect(sets).toEqual(
    ["avif", "webp"].map((format) => [
      `image/${format}`,
      [400, 800, 1200].map((wide) => `/media/meals/dal-a1b2/${wide}.${format} ${wide}w`).join(", "),
    ]),
  );
  expect(screen.getByRole("img", { name: "Dal in a bowl" }).getAttribute("src")).toBe(
    "/media/meals/dal-a1b2/1200.webp",
  );
  expect(container.querySelector('img[aria-hidden="true"]')?.getAttribute("src")).toMatch(/^data:/);
});

test("[START-63] an entry's drawing is shown as it is, in any width", () => {
  const address = "/media/live/meals/dal/drawing.svg";
  const { container } = render(<EntryPicture {...shape} address={address} placeholder={null} />);

  expect(container.querySelector("source")).toBeNull();
  expect(screen.getByRole("img", { name: "Dal in a bowl" }).getAttribute("src")).toBe(address);
});

test("an entry without a picture reserves its space and announces none", () => {
  const { container } = render(<EntryPicture {...shape} address={null} placeholder={null} />);

  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 1200 900");
});
