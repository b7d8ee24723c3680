/** For so long a person's further visits of a link are repeats. */
const WINDOW_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Visits that are remembered at most; at least the latest half of them is. 4 MB. */
const MOST_REMEMBERED = 200_000;
/** Names of agents whose hashes are remembered; with more, all begin anew. */
const MOST_AGENTS = 5_000;

/**
 * Returns whether the same address and agent visited a link within half an hour; if not, remembers
 * the visit. Only a hash is kept, in this process's memory, with a salt of the day: no address is
 * stored, and after a day nothing can tell whom a hash was made of.
 */
export function repeatedVisits(most = MOST_REMEMBERED) {
  // Two generations, each forgotten whole: visits need no order then.
  let [young, old] = [visitTable(most / 2), visitTable(most / 2)];
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
      [day, salt, youngSince] = [today, [one!, two!], at];
      young.clear();
      old.clear();
      agents = new Map();
    }
    if (young.isFull() || at - youngSince >= WINDOW_MS) {
      [old, young, youngSince] = [young, old, at];
      young.clear();
    }
    const [place, check] = mixed(extended(extended(digestOf(agent), linkId), address));
    const time = at - today * DAY_MS;
    const isLate = (since: number) => since < 0 || time - since >= WINDOW_MS;
    if (!isLate(young.timeOf(place, check)) || !isLate(old.timeOf(place, check))) return true;
    young.add(place, check, time);
    return false;
  };
}

/**
 * Remembers when visits were, by two hashes of 32 bits, in one array of numbers: a map would create an
 * object for each, and move all of them whenever it grows.
 */
function visitTable(most: number) {
  const slots = 2 ** Math.ceil(Math.log2(2 * most)); // at most half of them are taken
  const cells = new Uint32Array(2 * slots); // a check, and a time plus one; 0: free
  let size = 0;

  /** Returns the cell of a visit, or the free one that is for it. */
  function cellOf(place: number, check: number): number {
    let cell = 2 * (place & slots - 1);
    while (cells[cell + 1] !== 0 && cells[cell] !== check) cell = (cell + 2) % cells.length;
    return cell;
  }

  return {
    isFull: () => size >= most,
    /** Returns when the visit was; -1: it is not remembered. */
    timeOf: (place: number, check: number): number => cells[cellOf(place, check) + 1]! - 1,
    add(place: number, check: number, time: number) {
      const cell = cellOf(place, check);
      if (cells[cell + 1] === 0) size++;
      cells[cell] = check;
      cells[cell + 1] = time + 1;
    },
    clear() {
      cells.fill(0);
      size = 0;
    },
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

/** Returns a hash of which each bit depends on all of the text. */
function mixed([one, two]: Digest): Digest {
  let [high, low] = [one, two];
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^
    Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^
    Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return [high >>> 0, low >>> 0];
}
