import ipaddr from "ipaddr.js";

/** Leading bits that one customer of a provider has, and that one neighbourhood shares. */
const bits = {
  customer: { ipv4: 32, ipv6: 64 },
  neighbourhood: { ipv4: 24, ipv6: 48 },
} as const;

/** The part of a client's address that counts as one; what is no address counts as itself. */
export function addressBlock(address: string, width: keyof typeof bits): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address); // an IPv4 address in IPv6's clothes is that IPv4 address
  const kept = bits[width][ip.kind()];
  const bytes = ip.toByteArray().slice(0, kept / 8);
  return `${ip.kind()} ${bytes.join(".")}`;
}
