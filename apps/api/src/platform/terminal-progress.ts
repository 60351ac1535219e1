interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const barWidth = 30;
const plainSteps = 10;

/** A progress bar on a terminal; elsewhere one line for every tenth. */
export function createProgress(output: Output, what: string): (done: number, total: number) => void {
  const startedAt = performance.now();
  let lastStep = -1;
  return (done, total) => {
    const share = total === 0 ? 1 : done / total;
    const seconds = (performance.now() - startedAt) / 1000;
    const line = `${count(done)} of ${count(total)} ${what}, ${seconds.toFixed(1)} s`;
    if (output.isTTY) {
      const full = Math.round(share * barWidth);
      output.write(
        `\r[${"█".repeat(full)}${"░".repeat(barWidth - full)}] ${line} ${share === 1 ? "\n" : ""}`,
      );
      return;
    }
    const step = Math.floor(share * plainSteps);
    if (step === lastStep) return;
    lastStep = step;
    output.write(`${line}\n`);
  };
}

function count(number: number): string {
  return number.toLocaleString("en-NZ");
}
