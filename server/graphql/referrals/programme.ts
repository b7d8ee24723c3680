import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { WITHDRAWAL_DAYS } from "../../core/billing/transitions.ts";
import { ATTRIBUTION_DAYS } from "../../core/referrals/attribute_referral.ts";
import {
  joinReferralProgramme,
  removePixKey,
  updatePixKey,
} from "../../core/referrals/join_programme.ts";
import type { Balances } from "../../core/referrals/ledger.ts";
import { LEAST_PAYOUT } from "../../core/referrals/payouts/write_payouts.ts";
import type { PixKind } from "../../core/referrals/pix_key.ts";
import {
  INVITATION_PATH,
  listRates,
  listReferrals,
  loadOwnBalances,
  loadProgramme,
  type PlanRate,
  type Programme,
  type Referral,
} from "../../core/referrals/queries.ts";
import { builder } from "../builder.ts";
import { PlanInterval } from "../billing/plans.ts";
import { Money } from "../money.ts";
import { ViewerType } from "../users/viewer.ts";

const reais = (cents: number) => ({ cents, currency: "BRL" as const });

const ProgrammeStatus = builder.enumType("ReferralProgrammeStatus", {
  description: "Whether the referral programme is open.",
  values: {
    OFF: { description: "No payments are set up: admins give the plans, and nothing is earned." },
    NO_RATES: { description: "No plan pays a commission yet." },
    OPEN: { description: "One can join it, and earn." },
  } as const,
});

export const PixKindEnum = builder.enumType("PixKeyKind", {
  description: "What a Pix key is.",
  values: {
    CPF: { description: "A person's number." },
    CNPJ: { description: "A firm's number, which may have letters." },
    EMAIL: { description: "An e-mail address." },
    PHONE: { description: "A phone in Brazil." },
    RANDOM: { description: "A random key, as banks make them." },
  } as const,
});

const PixKeyType = builder.objectRef<{ readonly kind: PixKind; readonly hint: string }>("PixKey")
  .implement({
    description: "Where commissions are paid; the key itself is never shown again.",
    fields: (t) => ({
      kind: t.expose("kind", { type: PixKindEnum, description: "What it is." }),
      hint: t.exposeString("hint", { description: "The key with most of it masked." }),
    }),
  });

export const ReferralRateType = builder.objectRef<PlanRate>("ReferralRate").implement({
  description: "What a plan pays to the person who brought its subscriber.",
  fields: (t) => ({
    id: t.exposeID("priceId", { description: "The plan's price id." }),
    planName: t.exposeString("planName", { description: "The plan's name." }),
    interval: t.expose("interval", {
      type: PlanInterval,
      nullable: true,
      description: "How often the plan is charged; null: it is not known.",
    }),
    percent: t.exposeInt("percent", {
      nullable: true,
      description: "Of what is paid; null: it pays nothing.",
    }),
    months: t.exposeInt("months", {
      nullable: true,
      description: "For how many months of the subscription; null: it pays nothing.",
    }),
  }),
});

const ProgrammeType = builder.objectRef<Programme>("ReferralProgramme").implement({
  description: "The referral programme, and one's own place in it.",
  fields: (t) => ({
    status: t.expose("status", { type: ProgrammeStatus, description: "Whether it is open." }),
    path: t.string({
      nullable: true,
      description:
        "The path of one's own link, on the product's address; null: one has not joined.",
      resolve: ({ code }) => code && `${INVITATION_PATH}/${code}`,
    }),
    acceptedTerms: t.exposeString("acceptedTerms", {
      nullable: true,
      description: "The version of the terms that one accepted: 1.0; null: none.",
    }),
    pixKey: t.field({
      type: PixKeyType,
      nullable: true,
      description: "Where one is paid; null: nowhere yet.",
      resolve: ({ pixKind: kind, pixHint: hint }) => kind && hint ? { kind, hint } : null,
    }),
    clickCount: t.exposeInt("clickCount", {
      description: "Visits of one's link by people, each once a day.",
    }),
    signUpCount: t.exposeInt("signUpCount", { description: "People who registered by it." }),
    payingCount: t.exposeInt("payingCount", { description: "Those of them who pay now." }),
    rates: t.field({
      type: [ReferralRateType],
      description: "What each plan pays; plans that pay nothing are left out.",
      complexity: { field: 1, multiplier: 10 },
      resolve: (_programme, _args, ctx) => listRates(ctx, false),
    }),
    attributionDays: t.int({
      description: "Days after a visit of one's link in which a registration counts.",
      resolve: () => ATTRIBUTION_DAYS,
    }),
    holdDays: t.int({
      description: "Days after a payment for which its commission is held.",
      resolve: () => WITHDRAWAL_DAYS,
    }),
    leastPayout: t.field({
      type: Money,
      description: "The least that is paid at once.",
      resolve: () => reais(LEAST_PAYOUT),
    }),
  }),
});

const BalanceType = builder.objectRef<Balances>("CommissionBalance").implement({
  description: "What one's referrals earned, by where it is.",
  fields: (t) => ({
    earned: t.field({
      type: Money,
      description: "All together, less what refunds took back.",
      resolve: ({ EXPENSE }) => reais(0 - EXPENSE),
    }),
    pending: t.field({
      type: Money,
      description: "Held until the subscriber can no longer withdraw.",
      resolve: ({ PENDING }) => reais(PENDING),
    }),
    payable: t.field({
      type: Money,
      description: "To be paid next. Less than zero: refunds took back what was paid already.",
      resolve: ({ PAYABLE }) => reais(PAYABLE),
    }),
    inPayout: t.field({
      type: Money,
      description: "In a payment that is under way.",
      resolve: ({ IN_PAYOUT }) => reais(IN_PAYOUT),
    }),
    paid: t.field({
      type: Money,
      description: "What was paid.",
      resolve: ({ PAID }) => reais(PAID),
    }),
  }),
});

const ReferralStatus = builder.enumType("ReferralStatus", {
  description: "What became of a person who registered by one's link.",
  values: {
    REGISTERED: { description: "Nothing is paid so far." },
    PAYING: { description: "They have a subscription that is paid." },
    ENDED: { description: "They pay no longer." },
    BLOCKED: { description: "It earns nothing: it seems to be the same person." },
  } as const,
});

const ReferralType = builder.objectRef<Referral>("Referral").implement({
  description: "A person who registered by one's link, without anything that tells who it is.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "rfl_…" }),
    registeredAt: t.expose("registeredAt", { type: "DateTime", description: "When." }),
    status: t.expose("status", { type: ReferralStatus, description: "What became of it." }),
    earned: t.field({
      type: Money,
      description: "What it earned one, less what refunds took back.",
      resolve: ({ earnedCents }) => reais(earnedCents),
    }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  referralProgramme: t.field({
    type: ProgrammeType,
    description: "The referral programme, and the viewer's place in it.",
    resolve: (_user, _args, ctx) => loadProgramme(ctx),
  }),
  commissionBalance: t.field({
    type: BalanceType,
    description: "What the viewer's referrals earned.",
    resolve: (_user, _args, ctx) => loadOwnBalances(ctx),
  }),
  referrals: t.connection(
    {
      type: ReferralType,
      description: "The people who registered by the viewer's link, the newest first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }: Referral) => id },
          (page: ResolveCursorConnectionArgs) => listReferrals(ctx, page),
        ),
    },
    { name: "ReferralConnection" },
    { name: "ReferralEdge" },
  ),
}));

builder.mutationField("joinReferralProgramme", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Accepts the terms of the referral programme, and gets one's link.",
    authScopes: { may: "referral.edit" },
    errors: {},
    input: { terms: t.input.string({ required: true, description: "Their version: 1.0." }) },
    resolve: (_, { input }, ctx) => joinReferralProgramme(ctx, input),
  }));

builder.mutationField("updatePixKey", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Sets the Pix key to which commissions are paid; it is stored encrypted.",
    authScopes: { may: "referral.edit" },
    errors: {},
    input: {
      kind: t.input.field({ type: PixKindEnum, required: true, description: "What it is." }),
      key: t.input.string({ required: true, description: "With or without punctuation." }),
    },
    resolve: (_, { input }, ctx) => updatePixKey(ctx, input),
  }));

builder.mutationField("removePixKey", (t) =>
  t.field({
    type: ViewerType,
    description: "Removes the Pix key; nothing is paid until there is another.",
    authScopes: { may: "referral.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => removePixKey(ctx, {}),
  }));
