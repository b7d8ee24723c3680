import ipaddr from "ipaddr.js";

/** All that IANA has given out for unicast: outside of it nothing answers, and `::7f00:1` hides. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** An IPv4 address behind a translator (RFC 6052): what a resolver answers on an IPv6-only network. */
const translated = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/**
 * Whether the public internet leads to one machine at `address`: not private, loopback, link-local,
 * shared, multicast, tunnelled or reserved (IANA's special-purpose registries, by ipaddr.js).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address); // ::ffff:127.0.0.1 becomes 127.0.0.1
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === "unicast";
  if (parsed.match(translated)) {
    return isPublicAddress(ipaddr.fromByteArray(parsed.toByteArray().slice(12)).toString());
  }
  return parsed.range() === "unicast" && parsed.match(globalUnicast);
}
