/** Random choices that a seed repeats. */
export type Random = {
  /** An integer from 0, below `end`. */
  readonly below: (end: number) => number;
  readonly isTrue: (share: number) => boolean;
  readonly one: <Item>(items: readonly Item[]) => Item;
};

/** Returns the choices of a seed, by mulberry32 (Tommy Ettinger, public domain). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = state + 0x6d2b79f5 >>> 0;
    let mixed = Math.imul(state ^ state >>> 15, state | 1);
    mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
    return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
  };
  return {
    below: (end) => Math.floor(next() * end),
    isTrue: (share) => next() < share,
    one: (items) => items[Math.floor(next() * items.length)]!,
  };
}
