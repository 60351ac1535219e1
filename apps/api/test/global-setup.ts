import { prepareTemplate } from "./databases.ts";

export default async function setup(): Promise<void> {
  await prepareTemplate();
}
