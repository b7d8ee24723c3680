import { sql } from "kysely";
import { transaction } from "../database/transaction.ts";
import type { Context } from "./context.ts";
import { GATEWAY_KEY } from "./delivery/pairing/gateway.ts";
import { secretContext } from "./delivery/sessions/session_secrets.ts";
import { answerOwner } from "./idempotency/answer.ts";
import { payoutOwner, pixOwner } from "./referrals/pix_key.ts";
import type { Tables } from "./tables.ts";
import { taxInvoiceOwner, taxpayerOwner } from "./taxpayer_ids.ts";
import { CannotOpen } from "./vault.ts";

/** A column of sealed secrets. */
type Sealed<T extends keyof Tables = keyof Tables> = {
  readonly column: keyof Tables[T] & string;
  /** Identifies and orders the rows. */
  readonly key: readonly (keyof Tables[T] & string)[];
  /** Returns what a row's secret is sealed about, from its key. */
  readonly about: (key: readonly string[]) => string;
};

const byId = ([id]: readonly string[]) => id!;

/** Every sealed column: `deno task rotate-key` knows no others. */
export const sealedColumns: { readonly [T in keyof Tables]?: Sealed<T> } = {
  messenger_gateway: { column: "key", key: ["is_only"], about: () => GATEWAY_KEY },
  messenger_sessions: { column: "credentials", key: ["id"], about: byId },
  session_secrets: {
    column: "value",
    key: ["session_id", "kind", "id"],
    about: ([sessionId, kind, id]) => secretContext(sessionId!, { kind: kind!, id: id! }),
  },
  marketplace_connections: { column: "credentials", key: ["id"], about: byId },
  shop_sign_ins: { column: "verifier", key: ["state_hash"], about: byId },
  webhooks: { column: "secrets", key: ["id"], about: byId },
  idempotency_keys: {
    column: "answer",
    key: ["user_id", "key"],
    about: ([userId, key]) => answerOwner(userId!, key!),
  },
  referrers: { column: "pix_key", key: ["user_id"], about: ([id]) => pixOwner(id!) },
  payouts: { column: "pix_key", key: ["id"], about: ([id]) => payoutOwner(id!) },
  taxpayers: { column: "taxpayer_id", key: ["user_id"], about: ([id]) => taxpayerOwner(id!) },
  tax_invoices: { column: "taxpayer_id", key: ["id"], about: ([id]) => taxInvoiceOwner(id!) },
};

/** Rows of one transaction: who sends a message waits for no more. */
const BATCH = 100;

/** What became of the secrets of one column. */
export type Resealed = {
  readonly column: string;
  readonly resealed: number;
  /** Those that none of the keys opens; they stay as they are. */
  readonly unopened: number;
};

/**
 * Seals with the present key what earlier keys sealed, column by column, in small transactions. A secret
 * that somebody changes meanwhile is sealed with the present key already. It may be interrupted and run again:
 * what is done is not done again.
 */
export async function* resealSecrets(
  ctx: Pick<Context, "db" | "ports">,
  batch: number = BATCH,
): AsyncGenerator<Resealed> {
  for (const [table, sealed] of Object.entries(sealedColumns)) {
    const total = { column: `${table}.${sealed.column}`, resealed: 0, unopened: 0 };
    let after: readonly string[] | null = null;
    do {
      const done = await resealBatch(ctx, table, sealed as Sealed, after, batch);
      total.resealed += done.resealed;
      total.unopened += done.unopened;
      after = done.last;
    } while (after);
    yield total;
  }
}

async function resealBatch(
  { db, ports: { vault } }: Pick<Context, "db" | "ports">,
  table: string,
  { column, key, about }: Sealed,
  after: readonly string[] | null,
  batch: number,
) {
  const keyColumns = sql.join(key.map((name) => sql.ref(name)));
  const keyTexts = sql.join(key.map((name) => sql`${sql.ref(name)}::text`));
  const values = (of: readonly string[]) => sql.join(of.map((value) => sql`${value}`));
  const { rows } = await sql<{ key: string[]; value: string }>`
    select array[${keyTexts}] as key, ${sql.ref(column)} as value from ${sql.table(table)}
    where ${sql.ref(column)} not like ${`v1.${vault.keyIds[0]}.%`}
      ${after ? sql`and (${keyColumns}) > (${values(after)})` : sql``}
    order by ${keyColumns} limit ${batch}`.execute(db);
  let unopened = 0;
  const changes = await Promise.all(rows.map(async ({ key, value }) => {
    try {
      const secret = await vault.open(value, about(key));
      return [{ key, value, resealed: await vault.seal(secret, about(key)) }];
    } catch (error) {
      if (!(error instanceof CannotOpen)) throw error;
      unopened++;
      return [];
    }
  }));
  const resealed = await transaction(db, async (tx) => {
    let count = 0n;
    for (const change of changes.flat()) {
      const { numAffectedRows = 0n } = await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${change.resealed}
        where (${keyColumns}) = (${values(change.key)}) and ${sql.ref(column)} = ${change.value}`
        .execute(tx);
      count += numAffectedRows;
    }
    return Number(count);
  });
  return { resealed, unopened, last: rows.length < batch ? null : rows.at(-1)!.key };
}
