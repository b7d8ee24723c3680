import { sql } from "kysely";
import { expect, test } from "vitest";
import { withdrawSubscription } from "../../../server/core/billing/change_subscription.ts";
import { startCheckout } from "../../../server/core/billing/checkout.ts";
import { attributeReferral } from "../../../server/core/referrals/attribute_referral.ts";
import {
  joinReferralProgramme,
  updatePixKey,
} from "../../../server/core/referrals/join_programme.ts";
import {
  listReferrals,
  loadOwnBalances,
  loadProgramme,
} from "../../../server/core/referrals/queries.ts";
import { updateReferralRate } from "../../../server/core/referrals/referral_rates.ts";
import { releaseCommissions } from "../../../server/core/referrals/release_commissions.ts";
import { syncCommissions } from "../../../server/core/referrals/sync_commissions.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";

const MINUTE = 60_000;
const page = { limit: 10, inverted: false };

/** Bia brought Ana, by a programme that pays 20% for two months of the monthly plan. */
async function referred() {
  const w = await appWithPayments();
  const bia = await w.app.member("bia");
  const rate = { percent: 20, months: 2 };
  await updateReferralRate(w.admin.ctx(), { priceId: w.month.priceId, rate });
  await joinReferralProgramme(bia.ctx(), { terms: "1.0" });
  const { code } = await loadProgramme(bia.ctx());
  const attribute = (more: object = {}) =>
    attributeReferral(w.app.system.ctx(), {
      userId: w.ana.id,
      code: code!,
      clickedAt: new Date(w.app.system.ctx().now.getTime() - MINUTE),
      address: "203.0.113.9",
      agent: "Firefox",
      ...more,
    });
  const settle = async () => {
    await w.deliver();
    while (w.app.jobs.length > 0) await runReactions(w.app, 2);
  };
  const pay = async () => {
    await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
    const sessions = w.stripe.all("checkout.session");
    const subscription = w.stripe.pay(sessions.at(-1)!.id);
    await settle();
    return subscription;
  };
  const release = () => releaseCommissions(w.app.system.ctx());
  const balances = () => loadOwnBalances(bia.ctx());
  return { ...w, bia, code: code!, attribute, pay, settle, release, balances };
}

test("a payment earns once, is held for 7 days, and ends after the rate's months", async () => {
  await using w = await referred();
  await w.attribute();
  await w.pay();
  await syncCommissions(w.app.system.ctx(), { userId: w.ana.id });
  expect(await w.balances()).toMatchObject({ EXPENSE: -998, PENDING: 998, PAYABLE: 0 });
  await w.release();
  expect(await w.balances()).toMatchObject({ PENDING: 998, PAYABLE: 0 });
  w.pass(7);
  await w.release();
  await w.release();
  expect(await w.balances()).toMatchObject({ PENDING: 0, PAYABLE: 998 });
  for (let n = 0; n < 3; n++) {
    w.pass(30);
    await w.settle();
  }
  expect(await w.app.count("commissions")).toBe(4);
  expect(await w.balances()).toMatchObject({ EXPENSE: -2 * 998 });
  expect(await loadProgramme(w.bia.ctx())).toMatchObject({ signUpCount: 1, payingCount: 1 });
  expect(await listReferrals(w.bia.ctx(), page))
    .toMatchObject([{ status: "PAYING", earnedCents: 2 * 998 }]);
});

test("who withdraws takes the commission back, which is not released meanwhile", async () => {
  await using w = await referred();
  await w.attribute();
  await w.pay();
  w.pass(6);
  await withdrawSubscription(w.ana.ctx(), {});
  w.pass(2);
  await w.release(); // the refund is not through
  expect(await w.balances()).toMatchObject({ PENDING: 998, PAYABLE: 0 });
  await w.settle();
  await w.release();
  expect(await w.balances()).toMatchObject({ EXPENSE: 0, PENDING: 0, PAYABLE: 0 });
  expect(await listReferrals(w.bia.ctx(), page))
    .toMatchObject([{ status: "ENDED", earnedCents: 0 }]);
});

test("a refund in part, after the hold, takes back its part of what is to be paid", async () => {
  await using w = await referred();
  await w.attribute();
  await w.pay();
  w.pass(7);
  await w.release();
  await sql`update invoices set refunded_cents = 2495`.execute(w.app.db);
  await syncCommissions(w.app.system.ctx(), { userId: w.ana.id });
  await syncCommissions(w.app.system.ctx(), { userId: w.ana.id });
  expect(await w.balances()).toMatchObject({ EXPENSE: -499, PAYABLE: 499 });
});

test("a rate that is set later pays nothing for an earlier invoice", async () => {
  await using w = await referred();
  await w.attribute();
  await updateReferralRate(w.admin.ctx(), { priceId: w.month.priceId, rate: null });
  await w.pay();
  const rate = { percent: 50, months: 12 };
  await updateReferralRate(w.admin.ctx(), { priceId: w.month.priceId, rate });
  await syncCommissions(w.app.system.ctx(), { userId: w.ana.id });
  expect(await w.balances()).toMatchObject({ EXPENSE: 0 });
});

test("the first link counts, for a registration after its visit and within 60 days", async () => {
  await using w = await referred();
  const { now } = w.app.system.ctx();
  await w.attribute({ clickedAt: new Date(now.getTime() + MINUTE) });
  await w.attribute({ clickedAt: new Date(now.getTime() - 61 * 24 * 60 * MINUTE) });
  await w.attribute({ code: "unknown" });
  expect(await w.app.count("referrals")).toBe(0);
  await w.attribute();
  await w.attribute();
  const carla = await w.app.member("carla");
  await joinReferralProgramme(carla.ctx(), { terms: "1.0" });
  await w.attribute({ code: (await loadProgramme(carla.ctx())).code });
  await w.attribute({ userId: w.bia.id }); // oneself
  expect(await w.app.count("referrals")).toBe(1);
  expect(await w.app.count(`referrals where user_id = '${w.bia.id}'`)).toBe(1);
});

const reasonOf = async (w: Awaited<ReturnType<typeof referred>>) =>
  (await w.app.db.selectFrom("referrals").select("blocked_reason as reason")
    .executeTakeFirstOrThrow()).reason;

test("the same mailbox, written otherwise, is the same person", async () => {
  await using w = await referred();
  await sql`update users set email = 'bia.reis@gmail.com' where id = ${w.bia.id}`.execute(w.app.db);
  await sql`update users set email = 'biareis+2@googlemail.com' where id = ${w.ana.id}`
    .execute(w.app.db);
  await w.attribute();
  expect(await reasonOf(w)).toBe("SAME_EMAIL");
  await w.pay();
  expect(await w.balances()).toMatchObject({ EXPENSE: 0 });
  expect(await listReferrals(w.bia.ctx(), page)).toMatchObject([{ status: "BLOCKED" }]);
  expect(await w.app.count("audit_entries where event = 'referral.blocked'")).toBe(1);
});

test.each([
  ["SAME_DEVICE", { address: "198.51.100.7", agent: "Firefox" }],
  [null, { address: "198.51.100.7", agent: "Safari" }],
  [null, { address: "203.0.113.9", agent: "Firefox" }],
])("the address and the device together block: %s %o", async (reason, visit) => {
  await using w = await referred();
  const { ports } = w.app.system.ctx();
  const session = {
    key: "1",
    startedAt: new Date(),
    seenAt: new Date(),
    userAgent: "Firefox",
    address: "198.51.100.7",
  };
  await sql`update identities set provider = ${ports.accounts.provider}`.execute(w.app.db);
  Object.assign(ports.accounts, { listSessions: () => Promise.resolve([session]) });
  await w.attribute(visit);
  expect(await reasonOf(w)).toBe(reason);
});

test("the same card blocks before anything is earned", async () => {
  await using w = await referred();
  await w.attribute();
  await startCheckout(w.bia.ctx(), { priceId: w.year.priceId });
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  for (const { id } of w.stripe.all("customer")) w.stripe.addCard(id, "card-of-bia");
  w.stripe.pay(w.stripe.all("checkout.session").at(-1)!.id);
  await w.settle();
  expect(await reasonOf(w)).toBe("SAME_PAYMENT");
  expect(await w.balances()).toMatchObject({ EXPENSE: 0 });
});

test.each(
  [
    ["the same CPF", "123.456.789-09", null],
    ["a Pix key that is the other's CPF", null, { kind: "CPF", key: "123.456.789-09" }],
    ["a Pix key that is the other's mailbox", null, { kind: "EMAIL", key: "Ana+pix@example.com" }],
  ] as const,
)("%s blocks before anything is earned", async (_name, taxpayerId, pix) => {
  await using w = await referred();
  await sql`update users set email = 'ana@example.com' where id = ${w.ana.id}`.execute(w.app.db);
  await w.attribute();
  if (taxpayerId) await startCheckout(w.bia.ctx(), { priceId: w.year.priceId, taxpayerId });
  if (pix) await updatePixKey(w.bia.ctx(), pix);
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId, taxpayerId: "12345678909" });
  w.stripe.pay(w.stripe.all("checkout.session").at(-1)!.id);
  await w.settle();
  expect(await reasonOf(w)).toBe("SAME_PAYMENT");
  expect(await w.balances()).toMatchObject({ EXPENSE: 0 });
});

test("without payments nobody joins", async () => {
  await using w = await referred();
  const ctx = w.ana.ctx();
  const off = { ...ctx, ports: { ...ctx.ports, payments: null } };
  await expect(joinReferralProgramme(off, { terms: "1.0" }))
    .rejects.toMatchObject({ code: "REFERRALS_OFF" });
  expect(await loadProgramme(off)).toMatchObject({ status: "OFF", code: null });
});
