import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test("[SPEED-18] shows nothing until the code is there, and then at once", async () => {
  const Part = lazyPart<{ name: string }>(async () => Greeting);
  const first = render(<Part name="Ada" />);
  expect(first.container.textContent).toBe("");
  expect(await screen.findByText("Hello Ada")).toBeTruthy();

  expect(render(<Part name="Grace" />).container.textContent).toBe("Hello Grace");
});

test("[SPEED-18] code that could not be fetched is fetched again when it is next needed", async () => {
  let tries = 0;
  const Part = lazyPart<{ name: string }>(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("no connection");
    return Greeting;
  });
  expect(await Part.prepare()).toBe(false);
  expect(await Part.prepare()).toBe(true);
  expect(render(<Part name="Ada" />).container.textContent).toBe("Hello Ada");
});

test("[SPEED-18] code that could not be fetched is fetched again while the part is on the page", async () => {
  vi.useFakeTimers();
  let isReached = false;
  const Part = lazyPart<{ name: string }>(async () => {
    if (!isReached) throw new TypeError("no connection");
    return Greeting;
  });
  const { container } = render(<Part name="Ada" />);
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(container.textContent).toBe("");

  isReached = true;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(container.textContent).toBe("Hello Ada");
  vi.useRealTimers();
});
