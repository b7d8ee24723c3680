import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { PayoutBatchId, PayoutId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { payoutOwner } from "../pix_key.ts";

/** Pix's kinds as banks' files name them. */
const kinds = {
  CPF: "CPF",
  CNPJ: "CNPJ",
  EMAIL: "E-mail",
  PHONE: "Telefone",
  RANDOM: "Aleatória",
} as const;

/**
 * Streams the payouts of an approved batch that are to be paid, with the Pix keys, as a CSV file. The
 * audit trail stores each download.
 * @throws Failure PAYOUT_BATCH_NOT_FOUND, PAYOUT_BATCH_NOT_APPROVED
 */
export async function exportPayouts(ctx: Context, id: string): Promise<AsyncIterable<Uint8Array>> {
  const batchId = await recordExport(ctx, id);
  const rows = await ctx.db.selectFrom("payouts as p").leftJoin("users as u", "u.id", "p.user_id")
    .select(["p.id", "p.cents", "p.pix_kind as kind", "p.pix_key as key", "u.display_name as name"])
    .where("p.batch_id", "=", batchId).where("p.status", "=", "PENDING").orderBy("p.id").execute();
  return ctx.ports.csv.write(records(ctx, rows));
}

const recordExport = command(async ({ db, viewer, emit }, id: string): Promise<PayoutBatchId> => {
  const userId = permit(viewer, "payout.manage");
  const batch = await db.selectFrom("payout_batches").select(["id", "status"])
    .where("id", "=", id as PayoutBatchId).executeTakeFirst();
  if (!batch) throw new Failure("PAYOUT_BATCH_NOT_FOUND");
  if (batch.status !== "APPROVED") throw new Failure("PAYOUT_BATCH_NOT_APPROVED");
  emit({ name: "payoutBatch.exported", userId, payoutBatchId: batch.id });
  return batch.id;
});

type Row = {
  readonly id: PayoutId;
  readonly cents: number;
  readonly kind: keyof typeof kinds;
  readonly key: string | null;
  readonly name: string | null;
};

async function* records({ ports }: Context, rows: readonly Row[]) {
  yield ["Pagamento", "Nome", "Tipo da chave", "Chave Pix", "Valor em reais"];
  for (const { id, cents, kind, key, name } of rows) {
    const plain = key === null ? "" : await ports.vault.open(key, payoutOwner(id));
    const reais = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
    yield [id, name ?? "Conta excluída", kinds[kind], plain, reais];
  }
}
