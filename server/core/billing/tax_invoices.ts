import { command } from "../command.ts";
import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import { newId } from "../ids.ts";
import { taxInvoiceOwner, type TaxpayerKind } from "../taxpayer_ids.ts";
import { openTaxpayer } from "./taxpayer.ts";

/** What a tax invoice (NF-e, NFS-e) of a payment says. */
export type TaxInvoice = {
  /** tin_…; a repeated call with it has its effect once. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly taxpayer: { readonly kind: TaxpayerKind; readonly id: string } | null;
  readonly description: string;
  readonly cents: number;
  readonly currency: string;
  readonly paidAt: Date;
};

/** What the product needs of whom issues tax invoices. */
export type Invoices = {
  /** @returns its number; null: the operator issues it elsewhere */
  readonly issue: (invoice: TaxInvoice) => Promise<string | null>;
};

/** Stores data only: the operator issues tax invoices elsewhere. */
export const issuedElsewhere: Invoices = { issue: () => Promise.resolve(null) };

/** Stores what the tax invoice of a paid invoice needs, and has it issued. Off: nothing is stored. */
export async function issueTaxInvoice(
  ctx: Context,
  { userId, invoiceId }: EventOf<"invoice.paid">,
): Promise<void> {
  const { invoices } = ctx.ports;
  if (!invoices) return;
  await insertTaxInvoice(ctx, { userId, invoiceId });
  const row = await ctx.db.selectFrom("tax_invoices").selectAll()
    .where("invoice_id", "=", invoiceId).where("status", "=", "WAITING").executeTakeFirst();
  if (!row) return;
  const sealed = row.taxpayer_id;
  const number = await invoices.issue({
    ...{ id: row.id, name: row.name, email: row.email, description: row.description },
    ...{ cents: row.cents, currency: row.currency, paidAt: row.paid_at },
    taxpayer: row.taxpayer_kind && sealed
      ? { kind: row.taxpayer_kind, id: await ctx.ports.vault.open(sealed, taxInvoiceOwner(row.id)) }
      : null,
  });
  if (number === null) return;
  await ctx.db.updateTable("tax_invoices").set({ status: "ISSUED", number })
    .where("id", "=", row.id).execute();
}

type Paid = Pick<EventOf<"invoice.paid">, "userId" | "invoiceId">;

const insertTaxInvoice = command(async (tx, { userId, invoiceId }: Paid) => {
  const { db, now, ports } = tx;
  const paid = await db.selectFrom("invoices as i")
    .innerJoin("users as u", "u.id", "i.user_id")
    .leftJoin("subscriptions as s", "s.id", "i.subscription_id")
    .leftJoin("plans as p", "p.price_id", "s.price_id")
    .select(["u.email", "u.display_name as user", "p.name as plan", "i.paid_cents as cents"])
    .select(["i.currency", "i.paid_at as paidAt", "i.created_at as createdAt"])
    .where("i.id", "=", invoiceId).where("i.user_id", "=", userId).executeTakeFirst();
  if (!paid) return;
  const id = newId("tin");
  const taxpayer = await openTaxpayer(tx, userId);
  await db.insertInto("tax_invoices").values({
    id,
    user_id: userId,
    invoice_id: invoiceId,
    status: "WAITING",
    name: paid.user,
    email: paid.email,
    taxpayer_kind: taxpayer?.kind ?? null,
    taxpayer_id: taxpayer && await ports.vault.seal(taxpayer.id, taxInvoiceOwner(id)),
    description: paid.plan ? `Assinatura do plano ${paid.plan}` : "Assinatura",
    cents: paid.cents,
    currency: paid.currency,
    paid_at: paid.paidAt ?? paid.createdAt,
    created_at: now,
  }).onConflict((on) => on.column("invoice_id").doNothing()).execute();
});

/** Stores what was refunded; one that is refunded whole before it is issued is not issued. */
export const refundTaxInvoice = command(
  async ({ db }, { invoiceId, cents }: EventOf<"invoice.refunded">) => {
    await db.updateTable("tax_invoices").set((eb) => ({
      refunded_cents: cents,
      status: eb.case().when(
        eb.and([eb("status", "=", "WAITING"), eb("cents", "<=", cents)]),
      ).then("CANCELED" as const).else(eb.ref("status")).end(),
    })).where("invoice_id", "=", invoiceId).execute();
  },
);
