import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/** Reads `.env` into the environment, unless the settings are there already. A variable that is set keeps its value. */
export function loadSettings(): void {
  if (existsSync(".env")) loadEnvFile(".env");
  else if (!process.env["DATABASE_URL"]) throw new Error("There is no .env. Run `pnpm run setup` first.");
}

export function requireVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing in .env; .env.example explains it`);
  return value;
}
