/** Visits of one address in a minute: thousands of phones share one of a mobile network. */
const VISITS = 3_000;
/** Slugs without a link that one address tries in a minute: nobody finds links by trying. */
const MISSES = 60;
const MINUTE_MS = 60_000;
/** Addresses that are counted; with more, all begin anew. */
const MOST_ADDRESSES = 100_000;

/** Counts what addresses do in a minute, in this process's memory. */
function addressRates(most: number) {
  const counts = new Map<string, number>();
  let since = 0;
  /** Milliseconds until the address may go on; 0 for now. */
  return (address: string, now: number): number => {
    if (now - since >= MINUTE_MS || counts.size >= MOST_ADDRESSES) {
      counts.clear();
      since = now;
    }
    const client = clientOf(address);
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count > most ? MINUTE_MS - (now - since) : 0;
  };
}

export const visitRates = () => addressRates(VISITS);
export const missRates = () => addressRates(MISSES);

/** The whole of an IPv4 address; of an IPv6 one the first half, which is a subscriber's. */
const clientOf = (address: string): string =>
  address.includes(":") && !address.startsWith("::ffff:")
    ? address.split(":", 4).join(":")
    : address;
