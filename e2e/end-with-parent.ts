/** Imported first by server and worker: when a test worker is killed, its product must not go on and slow down the others. */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, 1_000).unref();
