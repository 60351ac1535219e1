import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { resizeScreen } from "./screen.ts";

/** Generous, for machines that are busy. */
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  resizeScreen(1440);
});

afterEach(cleanup);
