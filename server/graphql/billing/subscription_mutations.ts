import {
  cancelSubscription,
  changePlan,
  openBillingPortal,
  pauseSubscription,
  type PlanChangePreview as PlanPreview,
  previewPlanChange,
  reactivateSubscription,
  resumeSubscription,
  withdrawSubscription,
} from "../../core/billing/change_subscription.ts";
import type { ExceededLimit } from "../../core/billing/downgrade.ts";
import type { GroupId, SessionId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { ViewerType } from "../users/viewer.ts";

builder.mutationField("changePlan", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Changes the plan of one's subscription; the next invoice has the difference.",
    authScopes: { may: "billing.edit" },
    errors: {},
    input: {
      priceId: t.input.string({ required: true, description: "Of which plan, of those for sale." }),
      keptGroupIds: t.input.idList({
        description: "The groups that go on where the plan has room for fewer; the others pause.",
      }),
      keptSessionIds: t.input.idList({
        description: "The connections whose groups go on where it has room for fewer.",
      }),
    },
    resolve: (_, { input: { priceId, keptGroupIds, keptSessionIds } }, ctx) =>
      changePlan(ctx, {
        priceId,
        kept: {
          groupIds: (keptGroupIds ?? null) as GroupId[] | null,
          sessionIds: (keptSessionIds ?? null) as SessionId[] | null,
        },
      }),
  }));

const BillingPortal = builder.objectRef<string>("BillingPortal").implement({
  description: "The payment vendor's page for payment methods and data.",
  fields: (t) => ({
    url: t.string({ description: "Where it is, for some minutes.", resolve: (url) => url }),
  }),
});

builder.mutationField("openBillingPortal", (t) =>
  t.field({
    type: BillingPortal,
    description: "Opens the payment vendor's page for one's payment methods and data.",
    authScopes: { may: "billing.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => openBillingPortal(ctx),
  }));

const ExceededLimitType = builder.objectRef<ExceededLimit>("ExceededLimit").implement({
  description: "A limit of a plan below what one uses.",
  fields: (t) => ({
    limit: t.exposeString("limit", { description: "Which one, as `PlanLimits` calls it." }),
    used: t.exposeInt("used", { description: "How many one uses." }),
    most: t.exposeInt("most", { description: "How many the plan allows." }),
  }),
});

const PlanChangePreview = builder.objectRef<PlanPreview>("PlanChangePreview").implement({
  description: "What a change of one's plan would cost.",
  fields: (t) => ({
    proration: t.field({
      type: Money,
      description: "The new plan's days less the paid ones; below 0: something is left over.",
      resolve: ({ prorationCents: cents }) => ({ cents, currency: "BRL" }),
    }),
    nextCharge: t.field({
      type: Money,
      description: "What the next charge would be, with that.",
      resolve: ({ nextChargeCents: cents }) => ({ cents, currency: "BRL" }),
    }),
    nextChargeAt: t.expose("nextChargeAt", { type: "DateTime", description: "When." }),
    exceeded: t.field({
      type: [ExceededLimitType],
      description:
        "The limits below what one uses: of groups and connections one chooses which go on.",
      resolve: ({ exceeded }) => [...exceeded],
    }),
  }),
});

builder.queryField("previewPlanChange", (t) =>
  t.field({
    type: PlanChangePreview,
    nullable: true,
    description: "What a change of one's subscription to that plan would cost.",
    authScopes: { may: "billing.see" },
    complexity: 50,
    args: { priceId: t.arg.string({ required: true, description: "Of those for sale." }) },
    resolve: (_root, args, ctx) => previewPlanChange(ctx, args),
  }));

builder.mutationField("pauseSubscription", (t) =>
  t.field({
    type: ViewerType,
    description: "Pauses one's subscription at once: no charge and no sending until it is resumed.",
    authScopes: { may: "billing.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => pauseSubscription(ctx),
  }));

builder.mutationField("resumeSubscription", (t) =>
  t.field({
    type: ViewerType,
    description: "Resumes one's paused subscription.",
    authScopes: { may: "billing.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => resumeSubscription(ctx),
  }));

builder.mutationField("cancelSubscription", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Ends one's subscription with the time that is paid.",
    authScopes: { may: "billing.edit" },
    errors: {},
    input: { reason: t.input.string({ description: "Why; up to 500 characters are stored." }) },
    resolve: (_, { input }, ctx) => cancelSubscription(ctx, input),
  }));

builder.mutationField("reactivateSubscription", (t) =>
  t.field({
    type: ViewerType,
    description: "Lets one's subscription renew, after it was canceled and before its end.",
    authScopes: { may: "billing.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => reactivateSubscription(ctx),
  }));

builder.mutationField("withdrawSubscription", (t) =>
  t.field({
    type: ViewerType,
    description: "Withdraws within 7 days: all is paid back, and the subscription ends.",
    authScopes: { may: "billing.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => withdrawSubscription(ctx, {}),
  }));
