/** Visits of one address in a minute: thousands of phones share one of a mobile network. */
const VISITS = 3_000;
/** Slugs without a link that one address tries in a minute: nobody finds links by trying. */
const MISSES = 60;
const MINUTE_MS = 60_000;
/** Addresses that are counted; with more, all begin anew. */
const MOST_ADDRESSES = 100_000;

/** Counts what addresses do in a minute, in this process's memory. */
function addressRates(most: number) {
  const counts = new Map<number | string, number>();
  let since = 0;

  /** Milliseconds until the address may go on after so many; 0 for now. */
  const waitAfter = (count: number, now: number) =>
    count > most ? Math.max(0, MINUTE_MS - (now - since)) : 0;

  return {
    /** Counts once more, and returns how long the address has to wait with that. */
    count(address: string, now: number): number {
      if (now - since >= MINUTE_MS || counts.size >= MOST_ADDRESSES) {
        counts.clear();
        since = now;
      }
      const client = clientOf(address);
      const count = (counts.get(client) ?? 0) + 1;
      counts.set(client, count);
      return waitAfter(count, now);
    },
    /** Returns how long the address would have to wait with the next one. */
    wait: (address: string, now: number): number =>
      waitAfter((counts.get(clientOf(address)) ?? 0) + 1, now),
  };
}

export const visitRates = () => addressRates(VISITS);
export const missRates = () => addressRates(MISSES);

/**
 * The whole of an IPv4 address; of an IPv6 one the first half, which is a subscriber's. As a number:
 * a part of a request's text would hold all of it in memory.
 */
function clientOf(address: string): number | string {
  const bare = address.startsWith("::ffff:") ? address.slice(7) : address;
  if (bare.includes(":")) return bare.split(":", 4).join(":");
  let [client, part] = [0, 0];
  for (let n = 0; n < bare.length; n++) {
    const digit = bare.charCodeAt(n) - 48; // "0"
    if (digit >= 0 && digit <= 9) part = 10 * part + digit;
    else [client, part] = [client << 8 | part, 0];
  }
  return client << 8 | part;
}
