import { sql } from "kysely";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Payments } from "../../../server/core/billing/payments.ts";
import { newId, type UserId } from "../../../server/core/ids.ts";
import { closeReferrals } from "../../../server/core/referrals/close_referrals.ts";
import {
  joinReferralProgramme,
  updatePixKey,
} from "../../../server/core/referrals/join_programme.ts";
import { post } from "../../../server/core/referrals/ledger.ts";
import {
  approvePayoutBatch,
  cancelPayoutBatch,
  createPayoutBatch,
  settlePayouts,
} from "../../../server/core/referrals/payouts/write_payouts.ts";
import { updateReferralRate } from "../../../server/core/referrals/referral_rates.ts";
import { releaseCommissions } from "../../../server/core/referrals/release_commissions.ts";
import { syncCommissions } from "../../../server/core/referrals/sync_commissions.ts";
import { testApp } from "../../support/test_app.ts";

const DAY = 24 * 60 * 60 * 1000;
const PRICES = ["price_month", "price_year", "price_free"] as const;

/** Payments of which only the fingerprints are asked. */
const payments = { listFingerprints: () => Promise.resolve([]) } as unknown as Payments;

/** A programme with two plans that pay and one that does not. */
async function programme() {
  const app = await testApp({ payments });
  const admin = await app.admin();
  for (const price of PRICES) {
    await app.db.insertInto("plans").values({
      price_id: price,
      name: price,
      limits: "{}",
      price_cents: 29_900,
      billing_interval: price === "price_year" ? "year" : "month",
    }).execute();
  }
  const rate = { percent: 33, months: 3 };
  await updateReferralRate(admin.ctx(), { priceId: "price_month", rate });
  await updateReferralRate(admin.ctx(), { priceId: "price_year", rate });
  return { app, admin };
}

type World = Awaited<ReturnType<typeof programme>>;

/** A referrer with a Pix key, and two people whom they brought, each with a subscription. */
async function referrer({ app }: World, name: string) {
  const person = await app.member(`${name}-${crypto.randomUUID().slice(0, 8)}`);
  await joinReferralProgramme(person.ctx(), { terms: "1.0" });
  await updatePixKey(person.ctx(), { kind: "EMAIL", key: "pix@loja.example" });
  const brought: UserId[] = [];
  for (const n of [0, 1]) {
    const { id } = await app.member(`${n}-${crypto.randomUUID().slice(0, 8)}`);
    const { now } = person.ctx();
    await app.db.insertInto("referrals").values({
      id: newId("rfl"),
      user_id: person.id,
      referred_id: id,
      clicked_at: now,
      registered_at: now,
      blocked_at: null,
      blocked_reason: null,
    }).execute();
    await app.db.insertInto("subscriptions").values({
      id: `sub_${id}`,
      user_id: id,
      price_id: PRICES[n]!,
      status: "active",
      started_at: now,
      period_ends_at: null,
      trial_ends_at: null,
      cancels_at: null,
      ended_at: null,
      past_due_at: null,
    }).execute();
    brought.push(id);
  }
  return { id: person.id, brought };
}

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      "pay",
      "pay",
      "pay",
      "refund",
      "wait",
      "wait",
      "payout",
      "payout",
      "settle",
      "settle",
      "change",
      "deleteReferred",
      "deleteReferrer",
    ),
    who: fc.nat(3),
    n: fc.integer({ min: 1, max: 29_900 }),
  }),
  { minLength: 10, maxLength: 30 },
);
type Step = { readonly what: string; readonly who: number; readonly n: number };

/** What happens in the outside world or by the clock, and what the product makes of it. */
async function happen(w: World, people: Awaited<ReturnType<typeof referrer>>[], step: Step) {
  const { app: { db, system, advance }, admin } = w;
  const { what, who, n } = step;
  const owner = people[who % 2]!;
  const payer = owner.brought[who >> 1]!;
  const { now } = system.ctx();
  switch (what) {
    case "pay": {
      const isThere = await db.selectFrom("users").select("id").where("id", "=", payer)
        .executeTakeFirst();
      if (!isThere) return;
      await db.insertInto("invoices").values({
        id: `in_${crypto.randomUUID()}`,
        user_id: payer,
        subscription_id: `sub_${payer}`,
        status: "paid",
        due_cents: n,
        paid_cents: n,
        currency: "BRL",
        number: null,
        page_url: null,
        pdf_url: null,
        created_at: now,
        paid_at: now,
      }).execute();
      return await syncCommissions(system.ctx(), { userId: payer });
    }
    case "refund":
      await sql`
        update invoices set refunded_cents = least(paid_cents, refunded_cents + ${n})
        where id = (select id from invoices where user_id = ${payer}
          order by md5(id || ${n}::text) limit 1)`.execute(db);
      return await syncCommissions(system.ctx(), { userId: payer });
    case "change":
      await db.updateTable("subscriptions").set({ price_id: PRICES[n % 3]! })
        .where("user_id", "=", payer).execute();
      return await syncCommissions(system.ctx(), { userId: payer });
    case "wait":
      advance((1 + n % 9) * DAY);
      return await releaseCommissions(system.ctx());
    case "payout": {
      const id = await createPayoutBatch(admin.ctx(), {}).catch(() => null);
      if (!id) return;
      await (n % 4 === 0 ? cancelPayoutBatch : approvePayoutBatch)(admin.ctx(), { id });
      return;
    }
    case "settle": {
      const open = await db.selectFrom("payouts").select(["id", "batch_id as batchId"])
        .where("status", "=", "PENDING").orderBy("id").executeTakeFirst();
      if (!open) return;
      const input = { id: open.batchId, payoutIds: [open.id], isPaid: n % 3 > 0, reason: "Conta" };
      await settlePayouts(admin.ctx(), input);
      return void await settlePayouts(admin.ctx(), { ...input, isPaid: n % 2 > 0 });
    }
    case "deleteReferred":
      return void await db.deleteFrom("users").where("id", "=", payer).execute();
    case "deleteReferrer":
      await closeReferrals(system.ctx(), { userId: owner.id, deletesAt: now });
      await db.deleteFrom("users").where("id", "=", owner.id).execute();
  }
}

/** What the ledger says against what the rows say; all empty: it balances. */
async function imbalances({ app: { db } }: World) {
  const { rows } = await sql`
    with balance as (
      select user_id, account, sum(cents) as cents from ledger_entries group by user_id, account
    ), expected as (
      select user_id, 'EXPENSE' as account, -sum(cents - reversed_cents) as cents
        from commissions group by user_id
      union all
      select user_id, 'PENDING', sum(cents - reversed_cents) from commissions
        where released_at is null group by user_id
      union all
      select user_id, 'IN_PAYOUT', sum(cents) from payouts where status = 'PENDING' group by user_id
      union all
      select user_id, 'PAID', sum(cents) from payouts where status = 'PAID' group by user_id
    )
    select transaction_id as what from ledger_entries group by transaction_id having sum(cents) <> 0
    union all
    select 'all of ' || coalesce(user_id, 'nobody') from balance group by user_id
      having sum(cents) <> 0
    union all
    select e.account || ' of ' || coalesce(e.user_id, 'nobody') || ': ' || e.cents || ', not '
        || coalesce(b.cents, 0)
      from expected e left join balance b
        on b.account = e.account and b.user_id is not distinct from e.user_id
      where e.cents <> coalesce(b.cents, 0)
    union all
    select b.account || ' without rows: ' || b.cents from balance b
      where b.account in ('PENDING', 'IN_PAYOUT', 'PAID') and b.cents <> 0 and not exists (
        select from expected e
        where e.account = b.account and e.user_id is not distinct from b.user_id)
    union all
    select 'to be paid to nobody: ' || cents from balance
      where account = 'PAYABLE' and user_id is null and cents <> 0`.execute(db);
  return rows;
}

test("the ledger balances after every step of a random history", async () => {
  const w = await programme();
  await using _ = w.app;
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const people = [await referrer(w, "ana"), await referrer(w, "bia")];
      for (const step of history) {
        await happen(w, people, step);
        expect(await imbalances(w)).toEqual([]);
      }
    }),
    { numRuns: 8, seed: 20261123 },
  );
  // Or nothing would have been shown.
  const kinds = await w.app.db.selectFrom("ledger_transactions").select("kind").distinct()
    .execute();
  expect(kinds.length).toBeGreaterThan(7);
}, 60_000);

test("the database refuses a transaction that does not add up", async () => {
  const { app } = await programme();
  await using _ = app;
  await expect(
    app.db.transaction().execute(async (db) => {
      await db.insertInto("ledger_transactions")
        .values({ id: "ACCRUED:1", kind: "ACCRUED", happened_at: new Date() }).execute();
      await db.insertInto("ledger_entries")
        .values({ transaction_id: "ACCRUED:1", account: "PENDING", user_id: null, cents: 1 })
        .execute();
    }),
  ).rejects.toThrow("do not add up to zero");
  const tx = { ...app.system.ctx(), emit: () => {} };
  await expect(post(tx, { kind: "ACCRUED", about: "1", userId: null, cents: 0.5 }))
    .rejects.toThrow("no amount in whole cents");
});
