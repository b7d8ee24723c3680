/** For so long a person's further visits of a link are repeats. */
const WINDOW_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Visits that are remembered at most; at least the latest half of them is. 11 MB. */
const MOST_REMEMBERED = 200_000;
/** Names of agents whose hashes are remembered; with more, all begin anew. */
const MOST_AGENTS = 5_000;

/**
 * Returns whether the same address and agent visited a link within half an hour; if not, remembers
 * the visit. Only a hash is kept, in this process's memory, with a salt of the day: no address is
 * stored, and after a day nothing can tell whom a hash was made of.
 */
export function repeatedVisits(most = MOST_REMEMBERED) {
  // Two generations, each forgotten whole: taking the oldest out of a map one by one would leave gaps,
  // over which each look for the next oldest passes.
  let young = new Map<number, number>();
  let old = new Map<number, number>();
  let youngSince = 0;
  let day = 0;
  let salt: Digest = [0, 0];
  /** Of the agents of the day: most visits have one of few, whose long names are not hashed again. */
  let agents = new Map<string, Digest>();

  function digestOf(agent: string): Digest {
    const known = agents.get(agent);
    if (known) return known;
    if (agents.size >= MOST_AGENTS) agents.clear();
    const digest = extended(salt, agent);
    agents.set(agent, digest);
    return digest;
  }

  return (linkId: string, address: string, agent: string, at: number): boolean => {
    const today = Math.floor(at / DAY_MS);
    if (today !== day) {
      const [one, two] = crypto.getRandomValues(new Uint32Array(2));
      [day, salt, young, old, youngSince] = [today, [one!, two!], new Map(), new Map(), at];
      agents = new Map();
    }
    if (young.size >= most / 2 || at - youngSince >= WINDOW_MS) {
      [old, young, youngSince] = [young, new Map(), at];
    }
    const visit = hashOf(extended(extended(digestOf(agent), linkId), address));
    const since = young.get(visit) ?? old.get(visit);
    const time = at - today * DAY_MS;
    if (since !== undefined && time - since < WINDOW_MS) return true;
    young.set(visit, time);
    return false;
  };
}

type Digest = readonly [high: number, low: number];

/**
 * Extends a hash by a text, by cyrb53, whose seeds are the salt. SHA-256 would cost more than the rest
 * of a redirect, and protect no better what never leaves this memory.
 */
function extended([high, low]: Digest, text: string): Digest {
  for (let n = 0; n < text.length; n++) {
    const code = text.charCodeAt(n);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return [high ^ text.length, low];
}

/** Returns 53 bits of a hash. */
function hashOf([one, two]: Digest): number {
  let [high, low] = [one, two];
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^
    Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^
    Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 2 ** 32 * (low & 0x1f_ffff) + (high >>> 0);
}
