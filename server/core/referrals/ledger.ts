import type { Tx } from "../command.ts";
import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";

/**
 * The accounts of the double-entry ledger. EXPENSE is what commissions cost; the others are kept a
 * person: PENDING is held, PAYABLE is to be paid, IN_PAYOUT is in a payout that is not settled, PAID
 * was paid. A credit is positive.
 */
export const accounts = ["EXPENSE", "PENDING", "PAYABLE", "IN_PAYOUT", "PAID"] as const;
export type Account = (typeof accounts)[number];

export type Entry = { readonly account: Account; readonly cents: number };

const move = (from: Account, to: Account) => (cents: number): Entry[] =>
  cents === 0 ? [] : [{ account: from, cents: -cents }, { account: to, cents }];

/** The transactions that exist, and which accounts each moves an amount between. */
export const transactions = {
  ACCRUED: move("EXPENSE", "PENDING"),
  RELEASED: move("PENDING", "PAYABLE"),
  /** A refund before or after the hold ended; what was paid already is owed by later commissions. */
  REVERSED_HELD: move("PENDING", "EXPENSE"),
  REVERSED: move("PAYABLE", "EXPENSE"),
  DRAWN: move("PAYABLE", "IN_PAYOUT"),
  PAID: move("IN_PAYOUT", "PAID"),
  RETURNED: move("IN_PAYOUT", "PAYABLE"),
  /** A payout that failed after its person's account was deleted. */
  RETURNED_TO_NOBODY: move("IN_PAYOUT", "EXPENSE"),
  /** What is open when a person's account is deleted. */
  FORFEITED_HELD: move("PENDING", "EXPENSE"),
  FORFEITED: move("PAYABLE", "EXPENSE"),
} as const satisfies Record<string, (cents: number) => Entry[]>;

export type TransactionKind = keyof typeof transactions;

/** A transaction; `about` makes it happen once for each kind. Cents are whole. */
export type Transaction = {
  readonly kind: TransactionKind;
  readonly about: string;
  /** Null: the person's account was deleted. */
  readonly userId: UserId | null;
  readonly cents: number;
};

/** Posts a transaction; one that is posted already, or moves nothing, has no effect. */
export async function post({ db, now }: Tx, { kind, about, userId, cents }: Transaction) {
  if (!Number.isSafeInteger(cents)) throw new Error(`${cents} is no amount in whole cents`);
  const entries = transactions[kind](cents);
  if (entries.length === 0) return;
  const id = `${kind}:${about}`;
  const isNew = await db.insertInto("ledger_transactions")
    .values({ id, kind, happened_at: now }).onConflict((on) => on.doNothing()).returning("id")
    .executeTakeFirst();
  if (!isNew) return;
  await db.insertInto("ledger_entries").values(entries.map((entry) => ({
    transaction_id: id,
    user_id: userId,
    ...entry,
  }))).execute();
}

/** The balance of each account of a person, in cents. */
export type Balances = Readonly<Record<Account, number>>;

/** Loads a person's balances. */
export async function loadBalances({ db }: Pick<Context, "db">, userId: UserId): Promise<Balances> {
  const rows = await db.selectFrom("ledger_entries").where("user_id", "=", userId)
    .select(({ fn }) => ["account", fn.sum<string>("cents").as("cents")]).groupBy("account")
    .execute();
  const sums = new Map(rows.map(({ account, cents }) => [account, Number(cents)]));
  return Object.fromEntries(accounts.map((one) => [one, sums.get(one) ?? 0])) as Balances;
}
