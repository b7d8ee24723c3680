/** The odds of each fault. */
export type OddsOf<Fault extends string> = Readonly<Partial<Record<Fault, number>>>;

/** Plans faults of the next requests: given ones, or, of sends, random ones. */
export function plannedFaultsOf<Fault extends string>(kinds: readonly Fault[]) {
  const next = new Map<string, Fault[]>();
  let odds: OddsOf<Fault> | null = null;
  let random = Math.random;
  const happened = new Map<Fault, number>();

  /** Makes so many of the next calls of a method fail so. */
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
    /** The number of faults by kind. */
    happened: happened as ReadonlyMap<Fault, number>,
    nextOf,
    /** Makes so many of the next sends fail so. */
    next: (fault: Fault, times = 1) => nextOf("send", fault, times),
    /** Makes each kind happen at its odds; `random` returns 0 to 1. */
    odds(given: OddsOf<Fault>, chance = Math.random): void {
      odds = given;
      random = chance;
    },
    /** Clears all planned faults. */
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
