import { OutboundRefusal } from "../../core/outbound.ts";

/** Names that a local network answers to, whatever public name servers say (RFC 6761, RFC 6762). */
const localNames = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/;

/**
 * The address that is really asked for `given`: its https form, without the fragment.
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
 * Refuses what no public shop is called. Addresses, written out or resolved, are checked where the
 * socket is opened: see `pinnedConnect`.
 * @throws OutboundRefusal ADDRESS_REFUSED
 */
export function refuseLocalName({ hostname, host, port }: URL): void {
  const isLocal = !/[.:]/.test(hostname) || hostname.endsWith(".") || localNames.test(hostname);
  if (isLocal || port) throw new OutboundRefusal("ADDRESS_REFUSED", `${host} is no public shop`);
}
