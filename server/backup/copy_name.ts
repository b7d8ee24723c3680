/** A copy's name says when it was begun, so that names sort by age: `garimpo-20261123T031502Z.tar.zst`. */
export function copyName(slug: string, startedAt: Date, isEncrypted: boolean): string {
  const instant = startedAt.toISOString().replace(/[-:]|\.\d+/g, "");
  return `${slug}-${instant}.tar.zst${isEncrypted ? ".age" : ""}`;
}

const NAME = /^(.+)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(?:\.age)?$/;

/** Returns when a copy of that product was begun; null: the name is no copy's of it. */
export function copyInstant(slug: string, name: string): Date | null {
  const [, its, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  if (its !== slug) return null;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Whether a name is a complete copy's, of whatever product. */
export const isCopyName = (name: string): boolean => NAME.test(name);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns which copies are older than they are kept; the newest is always kept. */
export function expiredCopies(
  slug: string,
  names: readonly string[],
  { now, keepDays }: { readonly now: Date; readonly keepDays: number },
): readonly string[] {
  const known = names.filter((name) => copyInstant(slug, name) !== null).sort();
  const oldest = now.getTime() - keepDays * DAY_MS;
  return known.slice(0, -1).filter((name) => copyInstant(slug, name)!.getTime() < oldest);
}
