import type { Figures } from "../../core/insights/figures.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";

export const InsightsFigures = builder.objectRef<Figures>("InsightsFigures").implement({
  description:
    "What was counted of a period or a subject. The figures of messages are of those sent in the " +
    "period, with what came of them since; clicks, purchases and money are of the period's own " +
    "days. Null: not known, which is not 0.",
  fields: (t) => ({
    sent: t.exposeInt("sent", { description: "Messages sent: one in each group." }),
    delivered: t.exposeInt("delivered", {
      nullable: true,
      description:
        "Of `reporting`, those that reached a phone; null: their messenger says nothing.",
    }),
    reporting: t.exposeInt("reporting", {
      description: "Of `sent`, those whose messenger reports what it delivers.",
    }),
    clicked: t.exposeInt("clicked", {
      nullable: true,
      description: "Of `sent`, those that a person clicked.",
    }),
    bought: t.exposeInt("bought", {
      nullable: true,
      description: "Of `sent`, those that a purchase is traced to.",
    }),
    clicks: t.exposeInt("clicks", {
      nullable: true,
      description: "Clicks by people, without robots and without the same touch again.",
    }),
    botClicks: t.exposeInt("botClicks", {
      nullable: true,
      description: "Requests by machines: previews, search engines, monitors.",
    }),
    clicksPerMessage: t.exposeFloat("clicksPerMessage", {
      nullable: true,
      description: "The clicks on the messages of `sent`, by their number.",
    }),
    conversions: t.exposeInt("conversions", {
      nullable: true,
      description: "Items bought and not canceled.",
    }),
    canceledConversions: t.exposeInt("canceledConversions", {
      nullable: true,
      description: "Items whose purchase was canceled.",
    }),
    estimatedConversions: t.exposeInt("estimatedConversions", {
      nullable: true,
      description: "Of `conversions`, those whose message is a guess, by product and time.",
    }),
    revenue: t.field({
      type: Money,
      nullable: true,
      description: "What buyers paid, of purchases that are not canceled.",
      resolve: ({ revenue }) => revenue,
    }),
    pendingCommission: t.field({
      type: Money,
      nullable: true,
      description: "Commission that may still be canceled.",
      resolve: ({ pendingCommission }) => pendingCommission,
    }),
    confirmedCommission: t.field({
      type: Money,
      nullable: true,
      description: "Commission that the shop confirmed.",
      resolve: ({ confirmedCommission }) => confirmedCommission,
    }),
    earningsPerClick: t.field({
      type: Money,
      nullable: true,
      description: "Confirmed commission by click.",
      resolve: ({ earningsPerClick }) => earningsPerClick,
    }),
    earningsPerThousand: t.field({
      type: Money,
      nullable: true,
      description:
        "Confirmed commission by a thousand messages delivered, or sent where the messenger does " +
        "not report deliveries.",
      resolve: ({ earningsPerThousand }) => earningsPerThousand,
    }),
  }),
});
