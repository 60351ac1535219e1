/** Changes when the device travels. */
export function getDeviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
