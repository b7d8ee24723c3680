import type { DomainEvent } from "../../core/events.ts";
import type { ConnectionId } from "../../core/ids.ts";
import { connectShop, disconnectShop } from "../../core/marketplaces/connections/connect_shop.ts";
import { listConnections } from "../../core/marketplaces/connections/load_connections.ts";
import { connectableShops } from "../../core/marketplaces/api/shop_api.ts";
import { startShopSignIn } from "../../core/marketplaces/connections/shop_sign_in.ts";
import { testShop } from "../../core/marketplaces/connections/test_shop.ts";
import { builder } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { ConnectableShop, ShopConnectionNode } from "./shop_connection_node.ts";
import { changedPayload } from "../publish_changed.ts";
import { ViewerType } from "../users/viewer.ts";

builder.objectFields(ViewerType, (t) => ({
  shopConnections: t.field({
    type: [ShopConnectionNode],
    description: "The shops whose APIs they connected: at most one connection a shop.",
    complexity: { field: 1, multiplier: 4 },
    resolve: (_user, _args, ctx) => listConnections(ctx),
  }),
  connectableShops: t.field({
    authScopes: { may: "connection.see" },
    type: [ConnectableShop],
    description: "The shops that can be connected here: Mercado Livre once an operator set it up.",
    resolve: (_user, _args, { ports }) =>
      connectableShops.filter((shop) => shop !== "MERCADO_LIVRE" || ports.shopSignIn !== null),
  }),
}));

const whichShop = { type: ConnectableShop, required: true, description: "Which shop." } as const;

builder.mutationField("connectShop", (t) =>
  t.fieldWithInput({
    type: ShopConnectionNode,
    description:
      "Connects a shop's API by keys, in the place of any earlier ones, once the shop has said that " +
      "they work. They are kept sealed, and never shown again.",
    authScopes: { may: "connection.edit" },
    errors: {},
    input: {
      shop: t.input.field(whichShop),
      key: t.input.string({
        required: true,
        description: "Amazon's client id, Shopee's AppId, AliExpress' App Key.",
      }),
      secret: t.input.string({
        required: true,
        description: "Amazon's client secret, Shopee's Secret, AliExpress' App Secret.",
      }),
      trackingId: t.input.string({ description: "AliExpress' Tracking ID; of no other shop." }),
    },
    resolve: (_, { input }, ctx) => connectShop(ctx, input),
  }));

builder.mutationField("testShop", (t) =>
  t.fieldWithInput({
    type: ShopConnectionNode,
    description: "Checks now whether the connection to a shop works: see its status.",
    authScopes: { may: "connection.edit" },
    errors: {},
    input: { shop: t.input.field(whichShop) },
    resolve: (_, { input }, ctx) => testShop(ctx, input),
  }));

builder.mutationField("disconnectShop", (t) =>
  t.fieldWithInput({
    type: ShopConnectionNode,
    description: "Ends a connection: its keys are forgotten, the person's tags stay.",
    authScopes: { may: "connection.edit" },
    errors: {},
    input: { shop: t.input.field(whichShop) },
    resolve: (_, { input }, ctx) => disconnectShop(ctx, input),
  }));

const ShopSignInStart = builder.objectRef<{ address: string }>("ShopSignInStart").implement({
  description: "Where a person signs in at a shop, to connect it.",
  fields: (t) => ({
    address: t.exposeString("address", {
      description: "The shop's own page; good for ten minutes, in the session that requested it.",
    }),
  }),
});

builder.mutationField("startShopSignIn", (t) =>
  t.fieldWithInput({
    type: ShopSignInStart,
    description:
      "Begins to connect a shop by signing in there. The shop sends the person back to " +
      "/app/settings/mercadolivre.",
    authScopes: { may: "connection.edit" },
    errors: {},
    input: { shop: t.input.field(whichShop) },
    resolve: async (_, { input }, ctx) => ({ address: await startShopSignIn(ctx, input) }),
  }));

const ShopConnectionChanged = changedPayload(
  "ShopConnectionChanged",
  "One of the viewer's connections to shops was made, changed or ended.",
  {
    noun: "shopConnection",
    type: ShopConnectionNode,
    load: (id: ConnectionId, ctx) => ShopConnectionNode.getDataloader(ctx).load(id),
    gone: "SHOP_NOT_CONNECTED",
  },
);

builder.subscriptionField("shopConnectionChanged", (t) =>
  t.field({
    type: ShopConnectionChanged,
    description: "Each connection of the viewer to a shop that was made, changed or ended.",
    ...ownChanges("connection.see", connectionsOf),
    resolve: (id) => ({ id }),
  }));

const connectionsOf = (event: DomainEvent): ConnectionId[] =>
  "connectionId" in event ? [event.connectionId] : [];
