/** How many in 1 sends go wrong so. */
export type OddsOf<Fault extends string> = Readonly<Partial<Record<Fault, number>>>;

/** What is to go wrong with what is asked next: as told, or, of sends, at random. */
export function plannedFaultsOf<Fault extends string>(kinds: readonly Fault[]) {
  const next = new Map<string, Fault[]>();
  let odds: OddsOf<Fault> | null = null;
  let random = Math.random;
  const happened = new Map<Fault, number>();

  /** So many of the next calls of a method go wrong so. */
  function nextOf(method: string, fault: Fault, times = 1): void {
    next.set(method, [...next.get(method) ?? [], ...Array<Fault>(times).fill(fault)]);
  }

  function drawn(method: string): Fault | null {
    const planned = next.get(method)?.shift();
    if (planned || method !== "send") return planned ?? null;
    let left = random();
    for (const kind of kinds) {
      left -= odds?.[kind] ?? 0;
      if (left < 0) return kind;
    }
    return null;
  }

  return {
    /** How often each has happened. */
    happened: happened as ReadonlyMap<Fault, number>,
    nextOf,
    /** So many of the next sends go wrong so. */
    next: (fault: Fault, times = 1) => nextOf("send", fault, times),
    /** From now on each kind happens to so many in 1 of all sends; `random` is from 0 to 1. */
    odds(given: OddsOf<Fault>, chance = Math.random): void {
      odds = given;
      random = chance;
    },
    /** Nothing goes wrong any more. */
    clear(): void {
      next.clear();
      odds = null;
    },
    draw(method: string): Fault | null {
      const fault = drawn(method);
      if (fault) happened.set(fault, (happened.get(fault) ?? 0) + 1);
      return fault;
    },
  };
}
