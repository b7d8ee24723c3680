import type { Money } from "../../money.ts";
import type { AffiliateTags } from "../links/affiliate_tags.ts";
import type { ProductReading } from "../readings/product_reading.ts";

/** What opens each shop's API to one person. It is sealed wherever it is kept. */
export type ShopCredentials = {
  readonly AMAZON: { readonly clientId: string; readonly clientSecret: string };
  readonly SHOPEE: { readonly appId: string; readonly secret: string };
  /** Of OAuth: the refresh token can be used once, and brings the next one. */
  readonly MERCADO_LIVRE: {
    readonly accessToken: string;
    readonly refreshToken: string;
    /** ISO 8601, UTC. */
    readonly expiresAt: string;
    readonly sellerId: string;
  };
  readonly ALIEXPRESS: {
    readonly appKey: string;
    readonly appSecret: string;
    readonly trackingId: string;
  };
};

/** The shops that have an API for affiliates. */
export const connectableShops = ["AMAZON", "SHOPEE", "MERCADO_LIVRE", "ALIEXPRESS"] as const;
export type ConnectableShop = (typeof connectableShops)[number];

/** In whose name a shop is asked. */
export type ShopAccount<S extends ConnectableShop = ConnectableShop> = {
  readonly credentials: ShopCredentials[S];
  readonly tags: AffiliateTags;
};

/** A product as a shop's API lists it, with what it pays whoever sells it. */
export type ListedProduct = {
  /** Its own address, without anybody's tag. */
  readonly url: URL;
  readonly reading: ProductReading;
  /** Of the price, in hundredths of a per cent; null where the shop does not say. */
  readonly commissionBasisPoints: number | null;
  readonly sold: number | null;
};

/** A part of a list; `next` asks for what follows, and is null at the end. */
export type ShopPage<Item> = { readonly items: readonly Item[]; readonly next: string | null };

export type ConversionStatus = "PENDING" | "CONFIRMED" | "CANCELED";

/** One item that somebody bought after a click. */
export type Conversion = {
  /** The shop's own name for it: the same each time that it is reported. */
  readonly key: string;
  readonly productId: string | null;
  readonly title: string;
  readonly status: ConversionStatus;
  readonly boughtAt: Date;
  readonly clickedAt: Date | null;
  readonly paid: Money | null;
  readonly commission: Money | null;
  /** What the link carried along: which group, which offer. */
  readonly subIds: readonly string[];
};

/** How often a shop may be asked in one person's name. */
export type ShopQuota = {
  readonly calls: number;
  readonly perSeconds: number;
  /** Products that one call of `readProducts` asks about; absent: one. */
  readonly productsACall?: number;
};

/**
 * A shop's API: an adapter each. Every question may throw a `ShopRefusal`, and is asked through the
 * vendors' client. A part that the shop does not have is null.
 */
export type ShopApi<S extends ConnectableShop = ConnectableShop> = {
  readonly quota: ShopQuota;
  /** Asks as little as tells whether the account works; answers what the shop calls it. */
  readonly check: (account: ShopAccount<S>) => Promise<{ readonly name: string | null }>;
  /** What the shop says of the products at these addresses, by address; unknown ones are absent. */
  readonly readProducts: (
    account: ShopAccount<S>,
    products: readonly URL[],
  ) => Promise<ReadonlyMap<string, ProductReading>>;
  /** Products that fit the words, as many as the shop gives at once; `after` is a page's `next`. */
  readonly search: (
    account: ShopAccount<S>,
    question: { readonly words: string; readonly after: string | null },
  ) => Promise<ShopPage<ListedProduct>>;
  /** The shop's own link to `product` that credits the account. `subIds`: up to 5 words. */
  readonly makeLink:
    | ((account: ShopAccount<S>, product: URL, subIds: readonly string[]) => Promise<URL>)
    | null;
  /** What was bought from `from` until `until`. */
  readonly listConversions:
    | ((
      account: ShopAccount<S>,
      period: { readonly from: Date; readonly until: Date; readonly after: string | null },
    ) => Promise<ShopPage<Conversion>>)
    | null;
};

export type ShopApis = { readonly [S in ConnectableShop]: ShopApi<S> };

/** How a person lets the product ask Mercado Livre in their name: OAuth 2 with PKCE. */
export type ShopSignIn = {
  /** Where to send the person. */
  readonly address: (asked: {
    readonly redirectUri: string;
    readonly state: string;
    /** base64url(SHA-256(verifier)). */
    readonly challenge: string;
  }) => URL;
  /** @throws ShopRefusal */
  readonly exchange: (given: {
    readonly code: string;
    readonly verifier: string;
    readonly redirectUri: string;
  }) => Promise<ShopCredentials["MERCADO_LIVRE"]>;
  /** Uses the refresh token up. @throws ShopRefusal SIGN_IN_EXPIRED when it was used before */
  readonly refresh: (
    credentials: ShopCredentials["MERCADO_LIVRE"],
  ) => Promise<ShopCredentials["MERCADO_LIVRE"]>;
};

/** Why a shop's API did not do what was asked. Each is a `FailureCode` with `SHOP_` before it. */
const shopReasons = [
  /** The keys are wrong, or the clock is. */
  "CREDENTIALS_REFUSED",
  /** The person has to sign in at the shop again. */
  "SIGN_IN_EXPIRED",
  /** The account may not use the API yet. */
  "NOT_ELIGIBLE",
  "ACCESS_DENIED",
  "ACCOUNT_INVALID",
  "ACCOUNT_FROZEN",
  "ACCOUNT_BLOCKED",
  "ACCOUNT_NOT_BOUND",
  "RATE_LIMITED",
  "PRODUCT_NOT_FOUND",
  "REQUEST_REFUSED",
  "FAILED",
  "UNREACHABLE",
] as const;
export type ShopReason = (typeof shopReasons)[number];

export class ShopRefusal extends Error {
  /** `detail` is the shop's own words, for the log; it never holds a secret. */
  constructor(
    readonly reason: ShopReason,
    detail: string,
    readonly retryAfterSeconds: number | null = null,
    options?: ErrorOptions,
  ) {
    super(`${reason}: ${detail}`, options);
  }
}
