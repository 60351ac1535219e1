/** The service worker, at the top so that it serves every page. */
export const workerAddress = "/service-worker.js";
