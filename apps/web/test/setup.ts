import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { resizeScreen } from "./screen.ts";

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  resizeScreen(1440);
});

afterEach(cleanup);
