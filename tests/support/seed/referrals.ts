import { newId } from "../../../server/core/ids.ts";
import type { Member, testApp } from "../test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

/** A referrer with a referral, its commission and a payout; everybody of the tests brought one person. */
export async function seedReferrals({ db }: Pick<World, "db">, person: Member, mark: string) {
  const { now, ports } = person.ctx();
  const owner = { user_id: person.id };
  const [rfl, cms, pbt, pay] = [newId("rfl"), newId("cms"), newId("pbt"), newId("pay")];
  await db.insertInto("referrers").values({
    ...owner,
    code: person.id.slice(-7),
    terms_version: "1.0",
    terms_accepted_at: now,
    pix_kind: "EMAIL",
    pix_key: await ports.vault.seal(`${mark}@pix.example`, `pix:${person.id}`),
    pix_hint: `=${mark}`,
    joined_at: now,
  }).execute();
  await db.insertInto("referrals").values({
    id: rfl,
    ...owner,
    referred_id: null,
    clicked_at: now,
    registered_at: now,
    blocked_at: null,
    blocked_reason: null,
  }).execute();
  await db.insertInto("commissions").values({
    id: cms,
    ...owner,
    referral_id: rfl,
    invoice_id: `in_of_${rfl}`,
    percent: 20,
    months: 1,
    paid_cents: 4_990,
    cents: 998,
    paid_at: now,
    holds_until: now,
  }).execute();
  const transaction = `ACCRUED:${cms}`;
  await db.insertInto("ledger_transactions")
    .values({ id: transaction, kind: "ACCRUED", happened_at: now }).execute();
  await db.insertInto("ledger_entries").values([
    { transaction_id: transaction, account: "EXPENSE", ...owner, cents: -998 },
    { transaction_id: transaction, account: "PENDING", ...owner, cents: 998 },
  ]).execute();
  await db.insertInto("payout_batches").values({ id: pbt, status: "APPROVED", created_at: now })
    .execute();
  await db.insertInto("payouts").values({
    id: pay,
    batch_id: pbt,
    ...owner,
    cents: 5_000,
    pix_kind: "EMAIL",
    pix_key: await ports.vault.seal(`${mark}@pix.example`, `payout:${pay}`),
    pix_hint: `=${mark}`,
    status: "PENDING",
  }).execute();
  return { rfl, cms, pbt, pay };
}
