import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import {
  maskTaxpayerId,
  parseTaxpayerId,
  type TaxpayerKind,
  taxpayerOwner,
} from "../taxpayer_ids.ts";
import { requirePayments } from "./commands.ts";

/** A payer's CPF or CNPJ, as a screen may show it. */
export type Taxpayer = { readonly kind: TaxpayerKind; readonly hint: string };

/** Finds the viewer's CPF or CNPJ, masked; null: there is none. */
export async function findTaxpayer({ db, viewer }: Context): Promise<Taxpayer | null> {
  const row = await db.selectFrom("taxpayers").select(["kind", "hint"])
    .where("user_id", "=", permit(viewer, "billing.see")).executeTakeFirst();
  return row ?? null;
}

/** Whether one must say a CPF or CNPJ before one pays: where tax invoices are issued. */
export const isTaxpayerRequired = ({ ports }: Context): boolean => ports.invoices !== null;

/** Stores one's CPF or CNPJ, sealed. @throws Failure TAXPAYER_ID_INVALID */
export const storeTaxpayer = command(async ({ db, now, viewer, ports, emit }, text: string) => {
  const userId = permit(viewer, "billing.edit");
  const taxpayer = parseTaxpayerId(text);
  if (!taxpayer) throw new Failure("TAXPAYER_ID_INVALID", ["taxpayerId"]);
  const row = {
    kind: taxpayer.kind,
    taxpayer_id: await ports.vault.seal(taxpayer.id, taxpayerOwner(userId)),
    hint: maskTaxpayerId(taxpayer),
    updated_at: now,
  };
  await db.insertInto("taxpayers").values({ user_id: userId, ...row })
    .onConflict((on) => on.column("user_id").doUpdateSet(row)).execute();
  emit({ name: "taxpayer.changed", userId });
});

/** Opens a person's CPF or CNPJ; null: there is none. */
export async function openTaxpayer({ db, ports }: Pick<Context, "db" | "ports">, userId: UserId) {
  const row = await db.selectFrom("taxpayers").select(["kind", "taxpayer_id as sealed"])
    .where("user_id", "=", userId).executeTakeFirst();
  if (!row) return null;
  return { kind: row.kind, id: await ports.vault.open(row.sealed, taxpayerOwner(userId)) };
}

/**
 * Makes the vendor know a payer's CPF or CNPJ, for its invoices. @returns whether there is one
 * @throws Failure TAXPAYER_REQUIRED
 */
export async function passTaxpayer(ctx: Context, userId: UserId, customerId: string) {
  const taxpayer = await openTaxpayer(ctx, userId);
  if (taxpayer) await requirePayments(ctx).setTaxpayer(customerId, taxpayer);
  else if (isTaxpayerRequired(ctx)) throw new Failure("TAXPAYER_REQUIRED", ["taxpayerId"]);
  return taxpayer !== null;
}
