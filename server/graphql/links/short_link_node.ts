import type { Context } from "../../core/context.ts";
import type { ShortLinkId } from "../../core/ids.ts";
import { loadShortLinks } from "../../core/links/list_links.ts";
import { shortLinkUrl } from "../../core/links/queries.ts";
import {
  type LinkDevice as Device,
  type LinkPurpose as Purpose,
  type LinkTarget,
  type ShortLink,
  type ShortLinkStatus as Status,
  shortLinkStatusAt,
} from "../../core/links/short_link.ts";
import { builder, nullWhen } from "../builder.ts";
import { GroupNode } from "../delivery/group_node.ts";
import { described } from "../described.ts";

export const LinkDevice = described<Device>("LinkDevice", "What a visitor browses with.", {
  MOBILE: "A phone.",
  TABLET: "A tablet.",
  DESKTOP: "A computer.",
});

const ShortLinkPurpose = described<Purpose>("ShortLinkPurpose", "What made a short link.", {
  MANUAL: "Its person, by hand.",
  MESSAGE: "A message to a group.",
  STORE: "A card of a store.",
});

const ShortLinkStatus = described<Status>(
  "ShortLinkStatus",
  "Whether a short link leads to its targets.",
  {
    ACTIVE: "It does.",
    SCHEDULED: "It will from `startsAt` on.",
    EXPIRED: "It did until `expiresAt`.",
    DISABLED: "An admin disabled it.",
    DELETED: "Its person deleted it.",
  },
);

const ShortLinkTarget = builder.objectRef<LinkTarget>("ShortLinkTarget").implement({
  description: "Where a short link leads.",
  fields: (t) => ({
    url: t.exposeString("url", { description: "The address; of a group, its invitation." }),
    weight: t.exposeInt("weight", {
      description: "Its share of the visitors among the targets that fit them.",
    }),
    devices: t.field({
      type: [LinkDevice],
      description: "Only for these; empty: for all.",
      resolve: ({ rules }) => [...rules?.devices ?? []],
    }),
    countries: t.stringList({
      description: "Only from these (ISO 3166-1 alpha-2); empty: from all.",
      resolve: ({ rules }) => [...rules?.countries ?? []],
    }),
    hoursFrom: t.string({
      nullable: true,
      description: "Only from this local time on (HH:MM); null: at all times.",
      resolve: ({ rules }) => rules?.hours?.from ?? null,
    }),
    hoursTo: t.string({
      nullable: true,
      description: "Only until this local time (HH:MM); null: at all times.",
      resolve: ({ rules }) => rules?.hours?.to ?? null,
    }),
    group: t.field({
      type: GroupNode,
      nullable: true,
      description: "The group whose invitation it is; null: none, or it is gone.",
      resolve: ({ inviteGroupId }, _args, ctx) =>
        inviteGroupId
          ? GroupNode.getDataloader(ctx).load(inviteGroupId).catch(nullWhen("GROUP_NOT_FOUND"))
          : null,
    }),
    isInvitation: t.boolean({
      description: "Whether it is a group's invitation: those are filled in their order.",
      resolve: ({ inviteGroupId }) => inviteGroupId !== undefined,
    }),
    isFull: t.boolean({
      description: "Whether its group has no room, or the person's account is not in it.",
      resolve: ({ isFull }) => isFull ?? false,
    }),
  }),
});

export const ShortLinkNode = builder.loadableNode("ShortLink", {
  description: "A short address that leads to a person's targets, and counts who follows it.",
  authScopes: { may: "link.see" },
  id: { resolve: (link: ShortLink) => link.id, description: "lnk_…" },
  load: (ids: ShortLinkId[], ctx: Context) => loadShortLinks(ctx, ids),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Grows by one with each edit." }),
    slug: t.exposeString("slug", { description: "The end of its address, in lower case." }),
    url: t.string({
      description: "Its address, as it is shared.",
      resolve: (link, _args, { ports }) => shortLinkUrl(ports, link),
    }),
    purpose: t.expose("purpose", { type: ShortLinkPurpose, description: "What made it." }),
    title: t.exposeString("title", { description: "What the person calls it; it may be empty." }),
    targetUrl: t.string({
      description: "Its first target.",
      resolve: ({ targets }) => targets[0]?.url ?? "",
    }),
    targets: t.field({
      type: [ShortLinkTarget],
      description: "All its targets, in their order, up to 10.",
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ targets }) => [...targets],
    }),
    status: t.field({
      type: ShortLinkStatus,
      description: "Whether it leads to its targets now.",
      resolve: (link, _args, { now }) => shortLinkStatusAt(link, now),
    }),
    hasPassword: t.boolean({
      description: "Whether visitors must type a password.",
      resolve: ({ passwordHash }) => passwordHash !== null,
    }),
    startsAt: t.expose("startsAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when it leads to its targets; null: since it was created.",
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "Until when; null: without end.",
    }),
    disabledReason: t.exposeString("disabledReason", {
      nullable: true,
      description: "Why an admin disabled it; null: it is not disabled.",
    }),
    clickCount: t.exposeInt("clickCount", {
      description: "Clicks by people, each once in 30 minutes.",
    }),
    botCount: t.exposeInt("botCount", {
      description: "Visits by robots and previews, which are no clicks.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});
