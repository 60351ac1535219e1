/**
 * Counts the tenths of a second for which work waits while this process runs. A machine that is busy with other things
 * holds the count back as it holds the work back, so that a limit on it means the same there.
 */
export async function countTenths(work: () => Promise<void>): Promise<number> {
  let tenths = 0;
  const timer = setInterval(() => {
    tenths += 1;
  }, 100);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return tenths;
}
