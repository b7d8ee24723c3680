import { newId } from "../../../server/core/ids.ts";
import type { Member, testApp } from "../test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

/** A subscription that was paid once, at a vendor that is not there. @returns the ids, by prefix */
export async function seedBilling({ db }: Pick<World, "db">, person: Member, mark: string) {
  const { now, ports } = person.ctx();
  const owner = { user_id: person.id };
  const chk = newId("chk");
  const price_id = "price_1"; // an admin sees it
  const sub = `sub_${person.id}`;
  const inv = `in_${person.id}`;
  await db.insertInto("customers")
    .values({ ...owner, customer_id: `cus_${person.id}`, created_at: now }).execute();
  await db.insertInto("subscriptions").values({
    ...owner,
    id: sub,
    price_id,
    status: "active",
    started_at: now,
    period_ends_at: now,
    trial_ends_at: null,
    cancels_at: null,
    ended_at: null,
    past_due_at: null,
  }).execute();
  await db.insertInto("invoices").values({
    ...owner,
    id: inv,
    subscription_id: sub,
    number: "GAR-1", // an admin sees it
    status: "paid",
    due_cents: 4_990,
    paid_cents: 4_990,
    currency: "BRL",
    page_url: `https://pay.example/${mark}`,
    pdf_url: null,
    created_at: now,
    paid_at: now,
  }).execute();
  await db.insertInto("checkouts").values({
    ...owner,
    id: chk,
    price_id,
    trial_days: 0,
    status: "OPEN",
    vendor_id: `cs_${person.id}`,
    url: `https://checkout.example/${mark}`,
    expires_at: now,
    created_at: now,
  }).execute();
  const tin = newId("tin");
  const taxpayer = { hint: "•••.456.789-••", updated_at: now }; // an admin never sees it
  await db.insertInto("taxpayers").values({
    ...{ ...owner, ...taxpayer, kind: "CPF" },
    taxpayer_id: await ports.vault.seal("12345678909", `taxpayer:${person.id}`),
  }).execute();
  await db.insertInto("tax_invoices").values({
    ...{ ...owner, id: tin, invoice_id: inv, status: "WAITING", name: mark, email: mark },
    ...{ taxpayer_kind: null, taxpayer_id: null, description: "Assinatura", cents: 4_990 },
    ...{ currency: "BRL", paid_at: now, created_at: now },
  }).execute();
  return { chk };
}
