import {
  type DuePayouts,
  listPayoutBatches,
  loadDuePayouts,
  type Payout,
  type PayoutBatch,
} from "../../core/referrals/payouts/list_payouts.ts";
import {
  approvePayoutBatch,
  cancelPayoutBatch,
  createPayoutBatch,
  settlePayouts,
} from "../../core/referrals/payouts/write_payouts.ts";
import { listRates } from "../../core/referrals/queries.ts";
import { updateReferralRate } from "../../core/referrals/referral_rates.ts";
import type { Context } from "../../core/context.ts";
import type { PayoutBatchId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { PixKindEnum, ReferralRateType } from "./programme.ts";

/** Batches of one response. */
const BATCHES = 20;

const reais = (cents: number) => ({ cents, currency: "BRL" as const });

const PayoutStatus = builder.enumType("PayoutStatus", {
  description: "What became of a payout.",
  values: {
    PENDING: { description: "It is to be paid." },
    PAID: { description: "It was paid." },
    FAILED: { description: "It failed; the amount is to be paid again." },
    CANCELED: { description: "Its batch was canceled." },
  } as const,
});

const PayoutType = builder.objectRef<Payout>("Payout").implement({
  description: "What one person is paid in a batch.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "pay_…" }),
    name: t.exposeString("name", {
      nullable: true,
      description: "Whom; null: their account was deleted.",
    }),
    amount: t.field({
      type: Money,
      description: "How much.",
      resolve: ({ cents }) => reais(cents),
    }),
    pixKind: t.expose("pixKind", { type: PixKindEnum, description: "What their Pix key is." }),
    pixHint: t.exposeString("pixHint", { description: "It, with most of it masked." }),
    status: t.expose("status", { type: PayoutStatus, description: "What became of it." }),
    reason: t.exposeString("reason", { nullable: true, description: "Why it failed." }),
  }),
});

const BatchStatus = builder.enumType("PayoutBatchStatus", {
  description: "How far a batch of payouts is.",
  values: {
    DRAFT: { description: "Its amounts are reserved; an admin has to approve it." },
    APPROVED: { description: "It can be downloaded and paid." },
    CANCELED: { description: "Its amounts are to be paid again." },
  } as const,
});

const BatchType = builder.objectRef<PayoutBatch>("PayoutBatch").implement({
  description: "Payouts that are approved and paid together; its file has the Pix keys.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "pbt_…" }),
    status: t.expose("status", { type: BatchStatus, description: "How far it is." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    approvedAt: t.expose("approvedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was approved; null: it was not.",
    }),
    total: t.field({
      type: Money,
      description: "All of its amounts.",
      resolve: ({ payouts }) => reais(payouts.reduce((sum, { cents }) => sum + cents, 0)),
    }),
    payouts: t.field({
      type: [PayoutType],
      description: "Its payouts.",
      complexity: { field: 1, multiplier: 20 },
      resolve: ({ payouts }) => [...payouts],
    }),
  }),
});

const DueType = builder.objectRef<DuePayouts>("DuePayouts").implement({
  description: "What a new batch would pay now.",
  fields: (t) => ({
    people: t.exposeInt("people", { description: "People with the minimum and a Pix key." }),
    total: t.field({
      type: Money,
      description: "What they would be paid.",
      resolve: ({ cents }) => reais(cents),
    }),
  }),
});

builder.queryFields((t) => ({
  payoutBatches: t.field({
    type: [BatchType],
    description: "The latest 20 batches of payouts, newest first; for admins.",
    authScopes: { may: "payout.see" },
    complexity: { field: 1, multiplier: BATCHES },
    resolve: (_root, _args, ctx) => listPayoutBatches(ctx, { first: BATCHES }),
  }),
  duePayouts: t.field({
    type: DueType,
    description: "What a new batch would pay now; for admins.",
    authScopes: { may: "payout.see" },
    resolve: (_root, _args, ctx) => loadDuePayouts(ctx),
  }),
  referralRates: t.field({
    type: [ReferralRateType],
    description: "What each plan on sale pays for a referral; for admins.",
    authScopes: { may: "payout.see" },
    complexity: { field: 1, multiplier: 20 },
    resolve: (_root, _args, ctx) => listRates(ctx, true),
  }),
}));

const oneBatch = async (ctx: Context, id: PayoutBatchId) =>
  (await listPayoutBatches(ctx, { first: 1, ids: [id] }))[0]!;

builder.mutationFields((t) => ({
  updateReferralRate: t.fieldWithInput({
    type: ReferralRateType,
    description: "Sets what a plan pays for invoices from now on.",
    authScopes: { may: "plan.edit" },
    errors: {},
    input: {
      id: t.input.string({ required: true, description: "The plan's price id." }),
      percent: t.input.int({ description: "1 to 100; null or left out: the plan pays nothing." }),
      months: t.input.int({ description: "1 to 120; required with a percentage." }),
    },
    async resolve(_root, { input: { id: priceId, percent, months } }, ctx) {
      const rate = percent == null ? null : { percent, months: months ?? 0 };
      await updateReferralRate(ctx, { priceId, rate });
      return (await listRates(ctx, true)).find((one) => one.priceId === priceId)!;
    },
  }),
  createPayoutBatch: t.field({
    type: BatchType,
    description: "Makes a batch of all that is to be paid now.",
    authScopes: { may: "payout.manage" },
    errors: {},
    resolve: async (_root, _args, ctx) => await oneBatch(ctx, await createPayoutBatch(ctx, {})),
  }),
  approvePayoutBatch: t.fieldWithInput({
    type: BatchType,
    description: "Lets a batch be downloaded and paid.",
    authScopes: { may: "payout.manage" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "pbt_…" }) },
    resolve: async (_root, { input }, ctx) =>
      await oneBatch(ctx, await approvePayoutBatch(ctx, input)),
  }),
  cancelPayoutBatch: t.fieldWithInput({
    type: BatchType,
    description: "Cancels a batch that is not approved.",
    authScopes: { may: "payout.manage" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "pbt_…" }) },
    resolve: async (_root, { input }, ctx) =>
      await oneBatch(ctx, await cancelPayoutBatch(ctx, input)),
  }),
  settlePayouts: t.fieldWithInput({
    type: BatchType,
    description: "Records that payouts of an approved batch were paid, or failed.",
    authScopes: { may: "payout.manage" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "pbt_…" }),
      payoutIds: t.input.idList({ required: true, description: "pay_…, up to 500 of it." }),
      isPaid: t.input.boolean({ required: true, description: "False: they failed." }),
      reason: t.input.string({ description: "Why they failed; up to 200 characters." }),
    },
    resolve: async (_root, { input }, ctx) => await oneBatch(ctx, await settlePayouts(ctx, input)),
  }),
}));
