const EVERY_MS = 20;

type Probe<Found> = () => Found | null | false | Promise<Found | null | false>;

/** What `probe` finds once it finds something; null when that takes longer than `ms`. */
export async function foundWithin<Found>(ms: number, probe: Probe<Found>): Promise<Found | null> {
  const giveUpAt = performance.now() + ms;
  while (performance.now() < giveUpAt) {
    const found = await probe();
    if (found !== null && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return null;
}

/** Nothing takes so long, however busy the machine. */
const LONGEST_MS = 180_000;

/** What `probe` finds once it finds something. @throws when that takes too long. */
export async function until<Found>(what: string, probe: Probe<Found>): Promise<Found> {
  const found = await foundWithin(LONGEST_MS, probe);
  if (found === null) throw new Error(`waited in vain for ${what}`);
  return found;
}
