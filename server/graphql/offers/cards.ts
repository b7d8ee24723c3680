import type { Context } from "../../core/context.ts";
import { type CardFormat as Format, cardPath, cardSizes, logoPath } from "../../core/cards/card.ts";
import { cardFormatOf } from "../../core/cards/card_style.ts";
import { cardOf, withShortTitle } from "../../core/cards/draw_offer_card.ts";
import type { UserId } from "../../core/ids.ts";
import type { Offer } from "../../core/offers/offer.ts";
import { displayablePrices } from "../../core/offers/message/displayable_prices.ts";
import { builder } from "../builder.ts";
import { CardFormat, Picture } from "./offer_enums.ts";
import { OfferNode } from "./offer_node.ts";
import {
  loadCardStyles,
  removeCardLogo,
  updateCardStyle,
} from "../../core/cards/edit_card_style.ts";
import { UserNode } from "../users/user.ts";
import { ViewerType } from "../users/viewer.ts";

const CardStyleType = builder.loadableObject("CardStyle", {
  description: "How a person's cards look.",
  load: (userIds: UserId[], ctx: Context) => loadCardStyles(ctx, userIds),
  fields: (t) => ({
    background: t.exposeString("background", { description: "Behind everything: #RRGGBB." }),
    accent: t.exposeString("accent", { description: "The price, and what stands out: #RRGGBB." }),
    picture: t.expose("picture", {
      type: Picture,
      description: "What goes with each message that does not say otherwise.",
    }),
    logoUrl: t.string({
      nullable: true,
      description: "Their logo, a PNG; it comes by POST /api/cards/logo. Null: none.",
      resolve: ({ logoId }) => logoId && logoPath(logoId),
    }),
  }),
});

builder.objectField(ViewerType, "cardStyle", (t) =>
  t.field({
    authScopes: { may: "card.see" },
    type: CardStyleType,
    description: "How their cards look.",
    resolve: ({ id }) => id,
  }));

type Card = {
  readonly offer: Offer;
  readonly format: Format;
  readonly digest: string;
  /** In the place of the offer's; null: the offer's. */
  readonly title: string | null;
};

export const CardType = builder.objectRef<Card>("Card").implement({
  description: "A picture drawn of an offer.",
  fields: (t) => ({
    url: t.string({
      description: "Where its owner gets it, a JPEG; another one when what it shows has changed.",
      resolve: ({ offer, format, digest, title }) => cardPath(offer.id, format, digest, title),
    }),
    width: t.int({
      description: "Pixels.",
      resolve: ({ format }) => cardSizes[format].width,
    }),
    height: t.int({
      description: "Pixels.",
      resolve: ({ format }) => cardSizes[format].height,
    }),
  }),
});

/** Returns the card of an offer, with a short title in the place of its own if there is one. */
export async function loadCard(
  ctx: Context,
  offer: Offer,
  { format, title = null }: { readonly format: Format; readonly title?: string | null },
): Promise<Card> {
  const [style, owner] = await Promise.all([
    CardStyleType.getDataloader(ctx).load(offer.userId),
    UserNode.getDataloader(ctx).load(offer.userId),
  ]);
  const asked = { format, isAdvertising: owner.hasDisclosure };
  const shown = withShortTitle(offer, title);
  return { offer, format, title, digest: (await cardOf(shown, style, asked, ctx.now)).digest };
}

builder.objectFields(OfferNode, (t) => ({
  card: t.field({
    type: CardType,
    description: "A picture with its price, in the colours of its owner.",
    args: { format: t.arg({ type: CardFormat, required: true, description: "For what." }) },
    resolve: (offer, { format }, ctx) => loadCard(ctx, offer, { format }),
  }),
  messageImageUrl: t.string({
    nullable: true,
    description: "What goes with its message: the product's picture or a card; null: nothing.",
    resolve: async (offer, _, ctx) => {
      const style = await CardStyleType.getDataloader(ctx).load(offer.userId);
      const format = cardFormatOf(offer.picture ?? style.picture);
      if (!format) return displayablePrices(offer, ctx.now).imageUrl;
      const { hasDisclosure } = await UserNode.getDataloader(ctx).load(offer.userId);
      const asked = { format, isAdvertising: hasDisclosure };
      return cardPath(offer.id, format, (await cardOf(offer, style, asked, ctx.now)).digest);
    },
  }),
  picture: t.expose("picture", {
    type: Picture,
    nullable: true,
    description: "What goes with its message; null: what its owner's `cardStyle` says.",
  }),
}));

builder.mutationField("updateCardStyle", (t) =>
  t.fieldWithInput({
    type: CardStyleType,
    description: "Sets how the viewer's cards look. A field left out stays.",
    authScopes: { may: "card.edit" },
    errors: {},
    input: {
      background: t.input.string({ description: "#RRGGBB." }),
      accent: t.input.string({ description: "#RRGGBB." }),
      picture: t.input.field({ type: Picture, description: "What goes with each message." }),
    },
    resolve: (_, { input }, ctx) => updateCardStyle(ctx, input),
  }));

builder.mutationField("removeCardLogo", (t) =>
  t.field({
    type: CardStyleType,
    description: "Takes the logo off the viewer's cards.",
    authScopes: { may: "card.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => removeCardLogo(ctx, {}),
  }));
