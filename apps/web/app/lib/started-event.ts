/** Dispatched on the window once the app runs. */
export const startedEvent = "started";
