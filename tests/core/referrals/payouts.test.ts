import { expect, test } from "vitest";
import type { Payments } from "../../../server/core/billing/payments.ts";
import { newId } from "../../../server/core/ids.ts";
import {
  joinReferralProgramme,
  removePixKey,
  updatePixKey,
} from "../../../server/core/referrals/join_programme.ts";
import { loadBalances, post } from "../../../server/core/referrals/ledger.ts";
import {
  listPayoutBatches,
  loadDuePayouts,
} from "../../../server/core/referrals/payouts/list_payouts.ts";
import {
  approvePayoutBatch,
  createPayoutBatch,
  settlePayouts,
} from "../../../server/core/referrals/payouts/write_payouts.ts";
import { loadProgramme } from "../../../server/core/referrals/queries.ts";
import { updateReferralRate } from "../../../server/core/referrals/referral_rates.ts";
import { testApp } from "../../support/test_app.ts";

const payments = { listFingerprints: () => Promise.resolve([]) } as unknown as Payments;

/** Ana has 60 reais to be paid. */
async function payable() {
  const app = await testApp({ payments });
  const [admin, ana] = [await app.admin(), await app.member()];
  await app.db.insertInto("plans")
    .values({ price_id: "price_1", name: "Profissional", limits: "{}", price_cents: 4_990 })
    .execute();
  const rate = { percent: 20, months: 12 };
  await updateReferralRate(admin.ctx(), { priceId: "price_1", rate });
  await joinReferralProgramme(ana.ctx(), { terms: "1.0" });
  const earn = (cents: number) =>
    post({ ...app.system.ctx(), emit: () => {} }, {
      kind: "RELEASED",
      about: newId("cms"),
      userId: ana.id,
      cents,
    });
  await earn(6_000);
  const get = async (path: string, who = admin) => {
    const headers = { authorization: `Bearer ${who.token}` };
    const response = await app.app.fetch(new Request(`http://localhost${path}`, { headers }));
    return { status: response.status, text: await response.text() };
  };
  return { app, admin, ana, earn, get };
}

const code = (promise: Promise<unknown>) =>
  promise.then(() => null, (error: { code?: string }) => error.code);

test("a key is sealed, shown masked, and only a batch that is approved gives it away", async () => {
  const { app, admin, ana, get } = await payable();
  await using _ = app;
  expect(await code(createPayoutBatch(admin.ctx(), {}))).toBe("PAYOUTS_NONE"); // no key
  expect(await code(updatePixKey(ana.ctx(), { kind: "CPF", key: "123" }))).toBe("PIX_KEY_INVALID");
  await updatePixKey(ana.ctx(), { kind: "CPF", key: "529.982.247-25" });
  expect(await loadProgramme(ana.ctx())).toMatchObject({ pixHint: "•••.982.247-••" });
  const { pix_key } = await app.db.selectFrom("referrers").select("pix_key")
    .executeTakeFirstOrThrow();
  expect(pix_key).not.toContain("52998224725");
  expect(await loadDuePayouts(admin.ctx())).toEqual({ people: 1, cents: 6_000 });
  const id = await createPayoutBatch(admin.ctx(), {});
  expect(await get(`/api/payouts/${id}`)).toMatchObject({ status: 400 });
  await approvePayoutBatch(admin.ctx(), { id });
  expect(await code(approvePayoutBatch(admin.ctx(), { id }))).toBe("PAYOUT_BATCH_NOT_DRAFT");
  expect(await get(`/api/payouts/${id}`, ana)).toMatchObject({ status: 403 });
  const { status, text } = await get(`/api/payouts/${id}`);
  expect(status).toBe(200);
  expect(text).toMatch(/CPF[;,"]+52998224725[;,"]+60,00/);
  expect(await app.count("audit_entries where event = 'payoutBatch.exported'")).toBe(1);
  expect(await app.count("audit_entries where event = 'payoutBatch.approved'")).toBe(1);
});

test("an amount is in one batch; what failed is to be paid again, and keys are forgotten", async () => {
  const { app, admin, ana, earn } = await payable();
  await using _ = app;
  await updatePixKey(ana.ctx(), { kind: "EMAIL", key: "ana@loja.example" });
  const id = await createPayoutBatch(admin.ctx(), {});
  expect(await code(createPayoutBatch(admin.ctx(), {}))).toBe("PAYOUTS_NONE");
  const [batch] = await listPayoutBatches(admin.ctx(), { first: 1 });
  const payoutIds = batch!.payouts.map((payout) => payout.id);
  const paid = { id, payoutIds, isPaid: true };
  expect(await code(settlePayouts(admin.ctx(), paid))).toBe("PAYOUT_BATCH_NOT_APPROVED");
  await approvePayoutBatch(admin.ctx(), { id });
  const failed = { id, payoutIds, isPaid: false };
  expect(await code(settlePayouts(admin.ctx(), failed))).toBe("REASON_INVALID");
  await settlePayouts(admin.ctx(), { ...failed, reason: "Chave inexistente" });
  await settlePayouts(admin.ctx(), paid); // it is settled
  expect(await loadBalances(app, ana.id)).toMatchObject({ PAYABLE: 6_000, IN_PAYOUT: 0, PAID: 0 });
  expect(await app.count("payouts where pix_key is not null")).toBe(0);
  await earn(1_000);
  const next = await createPayoutBatch(admin.ctx(), {});
  await approvePayoutBatch(admin.ctx(), { id: next });
  const [again] = await listPayoutBatches(admin.ctx(), { first: 1 });
  await settlePayouts(admin.ctx(), {
    id: next,
    payoutIds: again!.payouts.map((payout) => payout.id),
    isPaid: true,
  });
  expect(await loadBalances(app, ana.id)).toMatchObject({ PAYABLE: 0, PAID: 7_000 });
});

test("less than the minimum, a removed key or a block is not paid", async () => {
  const { app, admin, ana, earn } = await payable();
  await using _ = app;
  await earn(-1_001);
  await updatePixKey(ana.ctx(), { kind: "EMAIL", key: "ana@loja.example" });
  expect(await code(createPayoutBatch(admin.ctx(), {}))).toBe("PAYOUTS_NONE");
  await earn(1_001);
  await removePixKey(ana.ctx(), {});
  expect(await code(createPayoutBatch(admin.ctx(), {}))).toBe("PAYOUTS_NONE");
  await updatePixKey(ana.ctx(), { kind: "EMAIL", key: "ana@loja.example" });
  await app.db.updateTable("users").set({ blocked_at: new Date(), blocked_reason: "spam" })
    .where("id", "=", ana.id).execute();
  expect(await code(createPayoutBatch(admin.ctx(), {}))).toBe("PAYOUTS_NONE");
});
