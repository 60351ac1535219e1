/** -3.6 dB on samples leaves 2 dB for peaks between samples and for what the encoders add. */
export const ceiling = 0.66;

/** The gain may fall by this factor from one block to the next, and rises far more slowly. */
const fastestFall = 0.8;
const fastestRise = 1.03;

/**
 * The gain at every boundary between blocks, given each block's peak. The gain moves linearly between
 * boundaries that both suit the block, so no sample exceeds the ceiling and no peak is clipped.
 */
export function limitedGains(peaks: readonly number[], gain: number): Float64Array {
  const gains = new Float64Array(peaks.length + 1).fill(gain);
  peaks.forEach((peak, index) => {
    const most = Math.min(gain, ceiling / Math.max(peak, 1e-9));
    gains[index] = Math.min(gains[index] ?? gain, most);
    gains[index + 1] = most;
  });
  for (let i = gains.length - 2; i >= 0; i -= 1) {
    gains[i] = Math.min(gains[i] ?? gain, (gains[i + 1] ?? gain) / fastestFall);
  }
  for (let i = 1; i < gains.length; i += 1) {
    gains[i] = Math.min(gains[i] ?? gain, (gains[i - 1] ?? gain) * fastestRise);
  }
  return gains;
}
