import { command } from "../command.ts";
import type { Context } from "../context.ts";
import type { TaxInvoiceId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { taxInvoiceOwner } from "../taxpayer_ids.ts";
import { HOME_ZONE } from "../users/user.ts";
import { instantOf } from "../zoned.ts";

/** Rows of one page of the file. */
const PAGE = 500;

const statuses = { WAITING: "A emitir", ISSUED: "Emitida", CANCELED: "Cancelada" } as const;

/**
 * Streams what the tax invoice of each payment of a month says, with the whole CPF or CNPJ, as a CSV
 * file, for those who issue them elsewhere. The audit trail stores each download.
 */
export async function exportTaxInvoices(
  ctx: Context,
  month: Temporal.PlainYearMonth,
): Promise<AsyncIterable<Uint8Array>> {
  await recordExport(ctx, month.toString());
  return ctx.ports.csv.write(records(ctx, month));
}

const recordExport = command(({ viewer, emit }, month: string) => {
  emit({ name: "taxInvoices.exported", userId: permit(viewer, "billing.manage"), month });
  return Promise.resolve();
});

async function* records({ db, ports }: Context, month: Temporal.PlainYearMonth) {
  yield [
    ...["Nota", "Situação", "Número", "Paga em", "Nome", "E-mail", "Documento", "CPF ou CNPJ"],
    ...["Descrição", "Valor em reais", "Devolvido em reais"],
  ];
  let after = "" as TaxInvoiceId;
  while (true) {
    const rows = await db.selectFrom("tax_invoices").selectAll()
      .where("paid_at", ">=", startOf(month))
      .where("paid_at", "<", startOf(month.add({ months: 1 })))
      .where("id", ">", after).orderBy("id").limit(PAGE).execute();
    for (const row of rows) {
      const { id, taxpayer_id: sealed } = row;
      yield [
        ...[id, statuses[row.status], row.number ?? "", row.paid_at.toISOString()],
        ...[row.name, row.email, row.taxpayer_kind ?? ""],
        sealed ? await ports.vault.open(sealed, taxInvoiceOwner(id)) : "",
        ...[row.description, reais(row.cents), reais(row.refunded_cents)],
      ];
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}

/** Returns when a month begins where the product is at home. */
const startOf = (month: Temporal.PlainYearMonth): Date => instantOf(`${month}-01T00:00`, HOME_ZONE);

const reais = (cents: number) =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
