import {
  type LastSending as Sending,
  loadLastSendings,
  type SentProduct,
} from "../../core/delivery/queue/last_sendings.ts";
import { builder } from "../builder.ts";
import { ProductNode } from "../catalogue/product_node.ts";
import { ListedProduct } from "../marketplaces/shop_search.ts";

const LastSending = builder.objectRef<Sending>("LastSending").implement({
  description: "When the viewer last sent a product.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When its last message was sent." }),
    groups: t.exposeInt("groups", { description: "To how many groups that offer went." }),
  }),
});

const description = "When the viewer last sent it, as any of their offers; null: never.";
const complexity = 5;
/** Equal keys are loaded once. */
const keyOf = ({ marketplace, productId }: SentProduct) => JSON.stringify([marketplace, productId]);
const productOf = (key: string): SentProduct => {
  const [marketplace, productId] = JSON.parse(key);
  return { marketplace, productId };
};

builder.objectField(ListedProduct, "lastSending", (t) =>
  t.loadable({
    ...{ type: LastSending, nullable: true, description, complexity },
    load: (keys: string[], ctx) => loadLastSendings(ctx, keys.map(productOf)),
    resolve: ({ reading: { marketplace, productId } }) =>
      productId === null ? null : keyOf({ marketplace, productId }),
  }));

builder.objectField(ProductNode, "lastSending", (t) =>
  t.loadable({
    ...{ type: LastSending, nullable: true, description, complexity },
    load: (keys: string[], ctx) => loadLastSendings(ctx, keys.map(productOf)),
    resolve: keyOf,
  }));
