import type { Context } from "../../core/context.ts";
import { sentences } from "../../core/errors.ts";
import type { ConnectionId } from "../../core/ids.ts";
import {
  type ConnectionStatus as State,
  connectionStatusAt,
  quotaAt,
  type ShopConnection,
} from "../../core/marketplaces/connections/connection.ts";
import { loadConnections } from "../../core/marketplaces/connections/load_connections.ts";
import type { ConnectableShop as Shop, ShopReason } from "../../core/marketplaces/api/shop_api.ts";
import { builder, UserErrorCode } from "../builder.ts";
import { described } from "../described.ts";

export const ConnectableShop = described<Shop>(
  "ConnectableShop",
  "A shop that has an API for affiliates.",
  {
    AMAZON: "Amazon's Creators API, by keys.",
    SHOPEE: "Shopee's Affiliate Open API, by keys.",
    MERCADO_LIVRE: "Mercado Livre, by signing in there.",
    ALIEXPRESS: "AliExpress' affiliate API, by keys.",
  },
);

const ConnectionStatus = described<State>("ShopConnectionStatus", "How a connection is.", {
  CONNECTED: "It works, as of the last request.",
  EXPIRING: "It works; its authorization ends within two weeks.",
  PAUSED: "The shop requires a pause.",
  FAILING: "The shop did not answer as it should: see `problem`.",
  EXPIRED: "Its authorization is over: the person has to connect anew.",
  DISCONNECTED: "The person ended it; its keys are gone.",
});

type Problem = { readonly reason: ShopReason; readonly since: Date };

const ShopProblem = builder.objectRef<Problem>("ShopProblem").implement({
  description: "Why a shop does not answer as it should.",
  fields: (t) => ({
    code: t.field({
      type: UserErrorCode,
      description: "Stable, for programs: SHOP_CREDENTIALS_REFUSED.",
      resolve: ({ reason }) => `SHOP_${reason}` as const,
    }),
    message: t.string({
      description: "For people, in Portuguese.",
      resolve: ({ reason }) => sentences[`SHOP_${reason}`],
    }),
    since: t.expose("since", { type: "DateTime", description: "When it began." }),
  }),
});

const ShopCallQuota = builder.objectRef<ShopConnection>("ShopCallQuota").implement({
  description: "How many requests the shop takes in the person's name.",
  fields: (t) => ({
    used: t.int({
      description: "Calls of the stretch of time that runs.",
      resolve: (connection, _, ctx) =>
        quotaAt(connection, ctx.ports.shops[connection.shop].quota, ctx.now).used,
    }),
    allowed: t.int({
      description: "Calls that one stretch of time may have.",
      resolve: ({ shop }, _, { ports }) => ports.shops[shop].quota.calls,
    }),
    resetsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the next stretch begins; null: none runs.",
      resolve: (connection, _, ctx) =>
        quotaAt(connection, ctx.ports.shops[connection.shop].quota, ctx.now).resetsAt,
    }),
  }),
});

export const ShopConnectionNode = builder.loadableNode("ShopConnection", {
  description: "A person's account at a shop's API. Its keys are never shown.",
  authScopes: { may: "connection.see" },
  id: { resolve: (connection: ShopConnection) => connection.id, description: "mkc_…" },
  load: (ids: ConnectionId[], ctx: Context) => loadConnections(ctx, ids),
  fields: (t) => ({
    shop: t.expose("shop", { type: ConnectableShop, description: "Which shop." }),
    status: t.field({
      type: ConnectionStatus,
      description: "How it is now.",
      resolve: (connection, _, { now }) => connectionStatusAt(connection, now),
    }),
    accountName: t.exposeString("accountName", {
      nullable: true,
      description: "What the shop calls the account; null: it does not say.",
    }),
    credentialHint: t.exposeString("credentialHint", {
      description: "As much of the key as may be shown: …3456.",
    }),
    connectedAt: t.expose("connectedAt", {
      type: "DateTime",
      description: "When it was connected last.",
    }),
    lastSuccessAt: t.expose("lastSuccessAt", {
      type: "DateTime",
      nullable: true,
      description: "When the shop last answered as it should, to some minutes.",
    }),
    problem: t.field({
      type: ShopProblem,
      nullable: true,
      description: "What keeps it from working; null: nothing that is known.",
      resolve: ({ problem, problemSince }) =>
        problem && problemSince && { reason: problem, since: problemSince },
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When its authorization ends if it is not used until then; null: it does not.",
    }),
    pausedUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when the shop requires a pause; null: it does not.",
      resolve: ({ pausedUntil }, _, { now }) =>
        pausedUntil && pausedUntil > now ? pausedUntil : null,
    }),
    quota: t.field({
      type: ShopCallQuota,
      description: "How many requests the shop takes.",
      resolve: (connection) => connection,
    }),
  }),
});
