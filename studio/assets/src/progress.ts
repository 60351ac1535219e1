interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const barWidth = 30;

/** Shows a progress bar with the time left, estimated by cost. Without a terminal, prints a line for each twentieth. */
export function createBuildProgress(output: Output, totalCost: number, total: number) {
  const startedAt = performance.now();
  let [done, doneCost, lastStep] = [0, 0, -1];
  return (cost: number): void => {
    done += 1;
    doneCost += cost;
    const share = totalCost === 0 ? 1 : doneCost / totalCost;
    const seconds = (performance.now() - startedAt) / 1000;
    const left = Math.round((seconds / share) * (1 - share));
    const line = `${done} of ${total}, ${inMinutes(seconds)} gone, ${inMinutes(left)} left`;
    if (output.isTTY) {
      const full = Math.round(share * barWidth);
      const end = done === total ? "\n" : "";
      output.write(`\r[${"█".repeat(full)}${"░".repeat(barWidth - full)}] ${line}   ${end}`);
      return;
    }
    const step = Math.floor(share * 20);
    if (step === lastStep) return;
    lastStep = step;
    output.write(`${line}\n`);
  };
}

function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
