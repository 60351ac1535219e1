import { prepareTemplate } from "./databases.ts";

/** For the tests of other packages that start the API. */
export default async function setup(): Promise<void> {
  await prepareTemplate();
}
