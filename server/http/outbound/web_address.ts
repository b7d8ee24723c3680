import { OutboundRefusal } from "../../core/outbound.ts";
import ipaddr from "ipaddr.js";

/** Names of local networks, whatever public name servers respond (RFC 6761, RFC 6762). */
const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/;

/**
 * Returns the address that is requested for `given`: its https form, without the fragment.
 * @throws OutboundRefusal NOT_HTTP, or ADDRESS_REFUSED when it carries a user name or password.
 */
export function webAddress(given: URL): URL {
  if (given.protocol !== "https:" && given.protocol !== "http:") {
    throw new OutboundRefusal("NOT_HTTP", `${given.protocol} is not asked`);
  }
  if (given.username || given.password) {
    throw new OutboundRefusal("ADDRESS_REFUSED", `${given.host} with a user name or password`);
  }
  const url = new URL(given);
  url.protocol = "https:";
  url.hash = "";
  return url;
}

/**
 * Refuses names that no public shop has. IP addresses, given or resolved, are checked where the socket
 * is opened: see `pinnedConnect`.
 * @throws OutboundRefusal ADDRESS_REFUSED
 */
export function refuseLocalName({ hostname, host, port }: URL): void {
  const isLocal = !/[.:]/.test(hostname) || hostname.endsWith(".") || localNames.test(hostname);
  if (isLocal || port) throw new OutboundRefusal("ADDRESS_REFUSED", `${host} is no public shop`);
}

/** IANA's range for unicast; outside of it, `::7f00:1` is 127.0.0.1. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** An IPv4 address behind a translator (RFC 6052): what a resolver returns on an IPv6-only network. */
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
