import type { Tx } from "../command.ts";
import { renamePlan } from "../users/commands.ts";
import type { Limits } from "./limits.ts";
import { asPlan } from "./plans.ts";

type ImportedPlan = {
  readonly priceId: string;
  /** Null: unknown. */
  readonly name: string | null;
  /** By their names, also those that this release does not know. */
  readonly limits: Readonly<Record<string, number>>;
  /** Whether it is what a person's profile says of their plan: it only fills what is missing. */
  readonly isHearsay: boolean;
};

/** Limits by their names, also those that this release does not know. */
type NamedLimits = Readonly<Record<string, number | undefined>>;

/**
 * Creates a plan that nobody buys here, or sets its limits; the same name and limits are no change.
 * @returns the limits that it has now, and whether it was created
 */
export async function importPlan(
  tx: Tx,
  { priceId, name, limits, isHearsay }: ImportedPlan,
): Promise<{ readonly limits: NamedLimits; readonly isNew: boolean }> {
  const known = await tx.db.selectFrom("plans").select(asPlan).where("price_id", "=", priceId)
    .forUpdate().executeTakeFirst();
  if (!known) {
    await tx.db.insertInto("plans").values({
      price_id: priceId,
      name: name ?? unnamed(priceId),
      limits: JSON.stringify(limits),
    }).execute();
    tx.emit({ name: "plan.created", userId: null, priceId });
    return { limits, isNew: true };
  }
  const isUnnamed = known.name === unnamed(priceId);
  const newName = isHearsay && !isUnnamed ? known.name : name ?? known.name;
  const newLimits: NamedLimits = isHearsay ? known.limits : { ...known.limits, ...limits };
  if (newName === known.name && isSame(newLimits, known.limits)) {
    return { limits: newLimits, isNew: false };
  }
  await tx.db.updateTable("plans").set({ name: newName, limits: JSON.stringify(newLimits) })
    .where("price_id", "=", priceId).execute();
  if (newName !== known.name) await renamePlan(tx, priceId, newName);
  tx.emit({ name: "plan.updated", userId: null, priceId });
  return { limits: newLimits, isNew: false };
}

/** Characters; the most of a plan's name. */
const LONGEST_NAME = 40;

/** The name of a plan of which only the price is known. */
const unnamed = (priceId: string) => priceId.slice(0, LONGEST_NAME);

const isSame = (one: NamedLimits, other: Partial<Limits>) => {
  const others: NamedLimits = other;
  return Object.keys({ ...one, ...others }).every((name) => one[name] === others[name]);
};
