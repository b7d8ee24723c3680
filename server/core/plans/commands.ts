import type { Tx } from "../command.ts";
import { renamePlan } from "../users/commands.ts";
import { asPlan } from "./plans.ts";

type ImportedPlan = {
  readonly priceId: string;
  /** Null: unknown. */
  readonly name: string | null;
  /** By their names, also those that this release does not know. */
  readonly limits: Readonly<Record<string, number>>;
  /** Whether a limit of this name could be read, or is not there: one that could not stays. */
  readonly isRead: (limit: string) => boolean;
  /** Whether a person's profile says this of their plan: it only fills what is missing. */
  readonly isFromProfile: boolean;
  /** What its document said the last time: only what is different now changes anything. */
  readonly before: Pick<ImportedPlan, "name" | "limits"> | null;
};

/** Limits by their names, also those that this release does not know. */
type NamedLimits = Readonly<Record<string, number | undefined>>;

/** What became of a plan. */
export type PlanImport = {
  /** Those that it has now. */
  readonly limits: NamedLimits;
  readonly isNew: boolean;
  /** Whether some of it had changed here, too, and theirs holds. */
  readonly isOverwritten: boolean;
};

/**
 * Creates a plan that nobody buys here, or changes of its name and limits what changed in its document.
 * What profiles told of it is gone once the document comes, except limits that cannot be read there. The
 * same name and limits are no change.
 */
export async function importPlan(tx: Tx, plan: ImportedPlan): Promise<PlanImport> {
  const { priceId, name, limits, isRead, isFromProfile } = plan;
  const known = await tx.db.selectFrom("plans").select(asPlan)
    .select("profile_limits as ofProfile").where("price_id", "=", priceId)
    .forUpdate().executeTakeFirst();
  if (!known) {
    await tx.db.insertInto("plans").values({
      price_id: priceId,
      name: name ?? unnamed(priceId),
      limits: JSON.stringify(limits),
      profile_limits: isFromProfile ? JSON.stringify(limits) : null,
    }).execute();
    tx.emit({ name: "plan.created", userId: null, priceId });
    return { limits, isNew: true, isOverwritten: false };
  }
  const ofProfile = known.ofProfile ?? {};
  const before = {
    name: plan.before?.name ?? null,
    limits: only({ ...ofProfile, ...plan.before?.limits }, isRead),
  };
  const unread = only(ofProfile, (limit) => !isRead(limit));
  const isUnnamed = known.name === unnamed(priceId);
  const isRenamed = isFromProfile ? isUnnamed : before.name !== name;
  const newName = isRenamed ? name ?? known.name : known.name;
  const newLimits = isFromProfile ? known.limits : merged(known.limits, before.limits, limits);
  const isOverwritten = plan.before !== null && (
    newName !== known.name && known.name !== before.name && !isUnnamed ||
    overwrites(known.limits, before.limits, newLimits)
  );
  const result = { limits: newLimits, isNew: false, isOverwritten };
  const isKnown = newName === known.name && isSame(newLimits, known.limits);
  if (isKnown && (isFromProfile || known.ofProfile === null)) return result;
  await tx.db.updateTable("plans").set({
    name: newName,
    limits: JSON.stringify(newLimits),
    ...isFromProfile ? {} : { profile_limits: isEmpty(unread) ? null : JSON.stringify(unread) },
  }).where("price_id", "=", priceId).execute();
  if (isKnown) return result;
  if (newName !== known.name) await renamePlan(tx, priceId, newName);
  tx.emit({ name: "plan.updated", userId: null, priceId });
  return result;
}

/** Locks those of these plans that there are: before people, as a plan that is renamed is. */
export async function lockPlans({ db }: Tx, priceIds: readonly string[]): Promise<void> {
  if (priceIds.length === 0) return;
  await db.selectFrom("plans").select("price_id").where("price_id", "in", [...new Set(priceIds)])
    .orderBy("price_id").forUpdate().execute();
}

const only = (limits: NamedLimits, isWanted: (limit: string) => boolean): NamedLimits =>
  Object.fromEntries(Object.entries(limits).filter(([limit]) => isWanted(limit)));

const isEmpty = (limits: NamedLimits): boolean => Object.keys(limits).length === 0;

/** Returns our limits with what changed from `before` to `after`: limits that are gone there are, here. */
function merged(ours: NamedLimits, before: NamedLimits, after: NamedLimits): NamedLimits {
  const names = Object.keys({ ...before, ...after }).filter((one) => before[one] !== after[one]);
  const changed = Object.fromEntries(names.map((one) => [one, after[one]]));
  return Object.fromEntries(
    Object.entries({ ...ours, ...changed }).filter(([, limit]) => limit !== undefined),
  );
}

/** Whether a limit that becomes another one was not the one that came before. */
const overwrites = (ours: NamedLimits, before: NamedLimits, next: NamedLimits): boolean =>
  Object.keys({ ...ours, ...next }).some((one) =>
    next[one] !== ours[one] && ours[one] !== before[one]
  );

/** Characters; the most of a plan's name. */
const LONGEST_NAME = 40;

/** The name of a plan of which only the price is known. */
const unnamed = (priceId: string) => priceId.slice(0, LONGEST_NAME);

const isSame = (one: NamedLimits, other: NamedLimits): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
