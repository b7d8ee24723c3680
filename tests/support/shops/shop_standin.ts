import {
  type AffiliateTags,
  noTags,
} from "../../../server/core/marketplaces/links/affiliate_tags.ts";
import type {
  ConnectableShop,
  ConversionStatus,
  ShopAccount,
  ShopReason,
} from "../../../server/core/marketplaces/api/shop_api.ts";
import type { Fault } from "./shop_server.ts";

/** A product as the stand-in has it on sale; amounts in hundredths of a Brazilian real. */
export type ShelfProduct = {
  readonly title: string;
  readonly cents: number;
  /** What it did cost; null: the same. */
  readonly oldCents: number | null;
  /** Of 5, in tenths; null: not rated. */
  readonly ratingTenths: number | null;
  readonly commissionBasisPoints: number;
  readonly sold: number;
  /** A code that the shop states with it; absent: none. */
  readonly promoCode?: string;
};

/** One sold item. */
export type Purchase = {
  readonly title: string;
  readonly status: ConversionStatus;
  readonly boughtAt: Date;
  readonly paidCents: number;
  readonly commissionCents: number;
  readonly subIds: readonly string[];
};

/** A tag in each programme. */
export const everyTag: AffiliateTags = {
  ...noTags,
  amazonTag: "ana-20",
  shopeeId: "18301234567",
  mercadoLivreWord: "ana",
  mercadoLivreTool: "12345678",
  magaluShop: "magazineana",
};

/** These tags, and none else. */
export const tagsOf = (tags: Partial<AffiliateTags>): AffiliateTags => ({
  ...noTags,
  ...tags,
});

/** The optional facts of products and sales that a shop's API has. */
export type OptionalFact = "OLD_PRICE" | "RATING" | "COMMISSION" | "SOLD" | "SUB_IDS";

/** What a link that the stand-in gave out does, by its own book. */
export type CreditedLink = {
  /** Whom it credits. */
  readonly who: string;
  readonly product: URL;
  readonly subIds: readonly string[];
  /** The addresses it leads through, the last being the product's. */
  readonly hops: readonly URL[];
};

/** A way to make the vendor refuse in its own codes, and the expected reason. */
export type Refusal<S extends ConnectableShop> = {
  /** The vendor's own code. */
  readonly code: string;
  readonly reason: ShopReason;
  /** Refuses the next request. @returns the account to use, if not the usual one. */
  readonly provoke: () => ShopAccount<S> | void;
};

/**
 * A stand-in for one shop's API on this machine. It speaks the vendor's protocol, verifies what the
 * vendor verifies, refuses in the vendor's words, and keeps a record.
 */
export type ShopStandin<S extends ConnectableShop> = {
  /** `OUTBOUND_STANDINS` that sends the vendor's hosts here. */
  readonly standins: string;
  /** Whose keys work. */
  readonly account: ShopAccount<S>;
  /** Whom links made for `account` credit. */
  readonly self: string;
  /** The same with a wrong secret. */
  readonly stranger: ShopAccount<S>;
  /** Texts that must never be in an error: of the keys, and what is derived from them. */
  readonly secrets: readonly string[];
  /** What its API has besides a product's title, price and image, and an item's commission. */
  readonly optionalFacts: readonly OptionalFact[];
  /** Puts a product on sale; answers its own address. */
  readonly sell: (product: ShelfProduct) => URL;
  /** A product's address at this shop that it does not know. */
  readonly unknown: URL;
  /** Records a sale after a click on a link of `account`. */
  readonly buy: (purchase: Purchase) => void;
  /** What a link that it gave out does; null: it did not give it out. */
  readonly linkGiven: (link: URL) => CreditedLink | null;
  /**
   * The requests in order, a line each, whether or not they got a response.
   * Questions for a token alone are not among them.
   */
  readonly requests: readonly string[];
  /** Makes the next request (not for a token) fail. */
  readonly failNext: (fault: Fault) => void;
  /** Every refusal of the vendor that there is a row for in the adapter's table. */
  readonly refusals: readonly Refusal<S>[];
  /** Advances the stand-in's clock by so many seconds. */
  readonly advanceClock: (seconds: number) => void;
  /** Stops the server. */
  readonly goAway: () => Promise<void>;
  readonly close: () => Promise<void>;
};
