import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { StoreId } from "../../core/ids.ts";
import { disableStore, enableStore } from "../../core/store/disable_store.ts";
import {
  listStoreReports,
  resolveStoreReports,
  type StoreReport,
} from "../../core/store/report_store.ts";
import { type Store, storePath, storeStatus } from "../../core/store/store.ts";
import { builder } from "../builder.ts";
import { UserNode } from "../users/user.ts";
import { StoreReportReasonType, StoreStatusType } from "./store_types.ts";

const ManagedStore = builder.objectRef<Store>("ManagedStore").implement({
  description: "A person's store, as far as admins see it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "sto_…" }),
    title: t.exposeString("title", { description: "Its name." }),
    url: t.string({ description: "Its path.", resolve: ({ slug }) => storePath(slug) }),
    status: t.field({
      type: StoreStatusType,
      description: "What a guest gets at its address.",
      resolve: storeStatus,
    }),
    disabledReason: t.exposeString("disabledReason", {
      nullable: true,
      description: "Why an admin disabled it; null: none did.",
    }),
    owner: t.field({
      type: UserNode,
      description: "Whose it is.",
      resolve: ({ userId }) => userId,
    }),
  }),
});

const StoreReportType = builder.objectRef<StoreReport>("StoreReport").implement({
  description: "What a stranger reported about a store.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "rep_…" }),
    store: t.field({ type: ManagedStore, description: "Which.", resolve: ({ store }) => store }),
    reason: t.expose("reason", { type: StoreReportReasonType, description: "What is wrong." }),
    details: t.exposeString("details", { description: "In their words; empty: none." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When." }),
    resolvedAt: t.expose("resolvedAt", {
      type: "DateTime",
      nullable: true,
      description: "When an admin settled it; null: it is open.",
    }),
  }),
});

builder.queryField("storeReports", (t) =>
  t.connection(
    {
      type: StoreReportType,
      description: "What strangers reported about stores, newest first; for admins.",
      authScopes: { may: "store.manage" },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: { isOpen: t.arg.boolean({ description: "Only those that are open, or are not." }) },
      resolve: (_root, { isOpen, ...args }, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }) => id },
          (page: ResolveCursorConnectionArgs) => listStoreReports(ctx, { isOpen }, page),
        ),
    },
    { name: "StoreReportConnection" },
    { name: "StoreReportEdge" },
  ));

const which = { required: true, description: "sto_…" } as const;

builder.mutationField("disableStore", (t) =>
  t.fieldWithInput({
    type: ManagedStore,
    description: "Takes a store off the web: its address says that it was disabled.",
    authScopes: { may: "store.manage" },
    errors: {},
    input: {
      id: t.input.id(which),
      reason: t.input.string({
        required: true,
        description:
          "Why: 10 to 500 visible characters, which its person reads. It stays in the audit trail.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      disableStore(ctx, { id: input.id as StoreId, reason: input.reason }),
  }));

builder.mutationField("enableStore", (t) =>
  t.fieldWithInput({
    type: ManagedStore,
    description: "Ends `disableStore`: it is public again if it was.",
    authScopes: { may: "store.manage" },
    errors: {},
    input: { id: t.input.id(which) },
    resolve: (_, { input }, ctx) => enableStore(ctx, { id: input.id as StoreId }),
  }));

builder.mutationField("resolveStoreReports", (t) =>
  t.fieldWithInput({
    type: ManagedStore,
    description: "Settles all open reports about a store.",
    authScopes: { may: "store.manage" },
    errors: {},
    input: { id: t.input.id(which) },
    resolve: (_, { input }, ctx) => resolveStoreReports(ctx, { storeId: input.id as StoreId }),
  }));
