/**
 * Whether an address, which the browser names, belongs to a push service that we send to. Nothing else may be called in
 * our name: a service of our own network least of all.
 */
export function isPushServiceAddress(address: string, services: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "") return false;
  return services.some((service) => isOfService(url, service));
}

function isOfService({ protocol, host, hostname }: URL, service: string): boolean {
  // Only tests and development name a machine by its address, which production refuses.
  if (/^127\.0\.0\.1:\d+$/.test(service)) return host === service;
  // A host with a port is none of theirs.
  if (protocol !== "https:" || host !== hostname) return false;
  return service.startsWith("*.") ? host.endsWith(service.slice(1)) : host === service;
}
