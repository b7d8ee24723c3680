import { type ShownInvite } from "../../core/store/find_store.ts";
import {
  sectionParam,
  type StoreLink,
  type StoreSection,
  type StoreStatus,
} from "../../core/store/store.ts";
import type { StoreItemStatus } from "../../core/store/card.ts";
import type { StoreReportReason } from "../../core/store/report_store.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";

// What the store's own person and its visitors both see.

export const StoreStatusType = described<StoreStatus>(
  "StoreStatus",
  "What a guest gets at the address of a store.",
  {
    PUBLISHED: "The store.",
    UNPUBLISHED: "Nothing: its person has not published it.",
    DISABLED: "That an admin disabled it.",
  },
);

export const StoreItemStatusType = described<StoreItemStatus>(
  "StoreItemStatus",
  "Whether an offer is for sale, as far as is known.",
  {
    ON_SALE: "It is.",
    SOLD_OUT: "The shop says that it is sold out or gone, or the store's person does.",
    EXPIRED: "Its coupon has ended, or its price was last seen too long ago.",
  },
);

export const StoreReportReasonType = described<StoreReportReason>(
  "StoreReportReason",
  "What a stranger finds wrong about a store.",
  {
    WRONG_PRICE: "A price or a discount is not true.",
    FRAUD: "It is a fraud, or leads to one.",
    FORBIDDEN: "It offers what is forbidden.",
    COPY: "It pretends to be somebody else, or copies them.",
    OTHER: "Something else, in their words.",
  },
);

const MessengerName = described<ShownInvite["messenger"]>(
  "StoreInviteMessenger",
  "Where an invitation leads.",
  { WHATSAPP: "WhatsApp.", TELEGRAM: "Telegram." },
);

export const StoreSectionType = builder.objectRef<StoreSection>("StoreSection").implement({
  description: "A shelf of a store.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "sec_…" }),
    title: t.exposeString("title", { description: "What its person calls it." }),
    param: t.string({
      description: "Its words in the store's address, after `?secao=`.",
      resolve: ({ title }) => sectionParam(title),
    }),
  }),
});

export const StoreLinkType = builder.objectRef<StoreLink>("StoreLink").implement({
  description: "A link of the person's own: another profile, another site.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "What it is called." }),
    url: t.exposeString("url", { description: "Where it leads." }),
  }),
});

export const StoreInviteType = builder.objectRef<ShownInvite>("StoreInvite").implement({
  description: "An invitation to a group or channel.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "What it is called." }),
    messenger: t.expose("messenger", { type: MessengerName, description: "Where it leads." }),
    url: t.exposeString("url", {
      nullable: true,
      description: "The address; null: the group's own is not known yet, or the account left it.",
    }),
    members: t.exposeInt("members", {
      nullable: true,
      description: "How many its group has, as last read; null: not known.",
    }),
    isFull: t.exposeBoolean("isFull", {
      description: "Whether nobody else can join: by the person's word or the group's count.",
    }),
  }),
});
