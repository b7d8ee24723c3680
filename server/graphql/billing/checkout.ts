import { Repeater } from "@repeaterjs/repeater";
import { pipe } from "graphql-yoga";
import {
  type Checkout,
  findCheckout,
  loadCheckout,
  startCheckout,
} from "../../core/billing/checkout.ts";
import { findTaxpayer, isTaxpayerRequired, type Taxpayer } from "../../core/billing/taxpayer.ts";
import type { PendingPayment } from "../../core/billing/payments.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { CheckoutId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { changedPayload, publishChanged } from "../publish_changed.ts";
import { SubscriptionStatus } from "../users/plan_subscription.ts";
import { ViewerType } from "../users/viewer.ts";

const CheckoutStatus = builder.enumType("CheckoutStatus", {
  description: "How far a first payment is.",
  values: {
    CREATING: { description: "Its page is being made." },
    OPEN: { description: "Its page waits for the person." },
    COMPLETE: { description: "The person finished it; the subscription says whether it is paid." },
    EXPIRED: { description: "Its page is closed: start another." },
  } as const,
});

export const PaymentMethodType = builder.enumType("PaymentMethod", {
  description: "How a payment is made.",
  values: {
    CARD: { description: "By card." },
    PIX: { description: "By Pix." },
    BOLETO: { description: "By boleto." },
    OTHER: { description: "Otherwise." },
  } as const,
});

const PendingPaymentType = builder.objectRef<PendingPayment>("PendingPayment").implement({
  description: "A payment that is on its way.",
  fields: (t) => ({
    method: t.expose("method", { type: PaymentMethodType, description: "How it is made." }),
    url: t.exposeString("url", {
      nullable: true,
      description: "The page with the code or the slip; null: there is none.",
    }),
    until: t.expose("until", {
      type: "DateTime",
      nullable: true,
      description: "Until when it can be paid; null: unknown.",
    }),
  }),
});

const CheckoutType = builder.objectRef<Checkout>("Checkout").implement({
  description: "A first payment, at the page of the payment vendor.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "chk_…" }),
    priceId: t.exposeString("priceId", { description: "The plan's." }),
    url: t.exposeString("url", {
      nullable: true,
      description: "Where one pays; null once it is over.",
    }),
    status: t.expose("status", { type: CheckoutStatus, description: "How far it is." }),
    subscriptionStatus: t.expose("subscriptionStatus", {
      type: SubscriptionStatus,
      nullable: true,
      description: "How its subscription stands; null: there is none yet.",
    }),
    pending: t.expose("pending", {
      type: PendingPaymentType,
      nullable: true,
      description: "The first payment, while it is on its way; null: it is not.",
    }),
  }),
});

builder.objectField(ViewerType, "checkout", (t) =>
  t.field({
    type: CheckoutType,
    nullable: true,
    description: "A first payment of one's own; null: there is none.",
    args: { id: t.arg.id({ description: "chk_…; null or left out: the latest." }) },
    resolve: (_root, { id }, ctx) => findCheckout(ctx, id ?? null),
  }));

const TaxpayerType = builder.objectRef<Taxpayer>("Taxpayer").implement({
  description: "In whose name one pays.",
  fields: (t) => ({
    kind: t.expose("kind", {
      type: builder.enumType("TaxpayerKind", {
        description: "What the number is.",
        values: {
          CPF: { description: "Of a person." },
          CNPJ: { description: "Of a company." },
        } as const,
      }),
      description: "What the number is.",
    }),
    hint: t.exposeString("hint", { description: "The number, with only its middle digits." }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  taxpayer: t.field({
    type: TaxpayerType,
    nullable: true,
    description: "One's CPF or CNPJ, for boleto and tax invoices; null: there is none.",
    resolve: (_root, _args, ctx) => findTaxpayer(ctx),
  }),
  isTaxpayerRequired: t.boolean({
    authScopes: { may: "billing.see" },
    description: "Whether a CPF or CNPJ is required to pay, for the tax invoice.",
    resolve: (_root, _args, ctx) => isTaxpayerRequired(ctx),
  }),
}));

builder.mutationField("startCheckout", (t) =>
  t.fieldWithInput({
    type: CheckoutType,
    description: "Opens the page to pay for a plan. A second call has the same page.",
    authScopes: { may: "billing.edit" },
    errors: {},
    input: {
      priceId: t.input.string({ required: true, description: "Of which plan, of those for sale." }),
      taxpayerId: t.input.string({
        description:
          "A CPF or CNPJ to store, without which boleto is not offered; null or left out: the stored one.",
      }),
    },
    resolve: async (_, { input }, ctx) => await loadCheckout(ctx, await startCheckout(ctx, input)),
  }));

const CheckoutChanged = changedPayload("CheckoutChanged", "A first payment changed.", {
  noun: "checkout",
  type: CheckoutType,
  load: (id: CheckoutId, ctx) => loadCheckout(ctx, id),
  gone: "CHECKOUT_NOT_FOUND",
});

builder.subscriptionField("checkoutChanged", (t) =>
  t.field({
    type: CheckoutChanged,
    description: "A first payment of one's own as it is now, and each time it changes.",
    authScopes: { may: "billing.see" },
    args: { id: t.arg.id({ required: true, description: "chk_…" }) },
    async subscribe(_root, args, ctx) {
      const { id } = await loadCheckout(ctx, args.id);
      const changes = pipe(ctx.live(id), publishChanged(checkoutsOf));
      return Repeater.merge([[id], changes]); // what came before one listened, too
    },
    resolve: (id) => ({ id }),
  }));

const checkoutsOf = (event: DomainEvent): CheckoutId[] =>
  event.name === "checkout.changed" ? [event.checkoutId] : [];
