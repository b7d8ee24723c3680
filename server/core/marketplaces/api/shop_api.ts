import type { Money } from "../../money.ts";
import type { AffiliateTags } from "../links/affiliate_tags.ts";
import type { ProductReading } from "../readings/product_reading.ts";

/** A person's credentials for each shop's API. They are always stored sealed. */
export type ShopCredentials = {
  readonly AMAZON: { readonly clientId: string; readonly clientSecret: string };
  readonly SHOPEE: { readonly appId: string; readonly secret: string };
  /** OAuth tokens: a refresh token can be used once, and returns the next one. */
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

/** The account of a request to a shop. */
export type ShopAccount<S extends ConnectableShop = ConnectableShop> = {
  readonly credentials: ShopCredentials[S];
  readonly tags: AffiliateTags;
};

/** A product in a list of a shop's API, with its commission. */
export type ListedProduct = {
  /** Its own address, without affiliate tags. */
  readonly url: URL;
  readonly reading: ProductReading;
  readonly sold: number | null;
  /** The reduction that the shop states without an old price, in per cent; null: none. */
  readonly discountPercent: number | null;
};

/** The order of a search; a shop that does not offer it uses its own. */
export type ShopSort = "RELEVANCE" | "COMMISSION" | "SALES";

/** A search of a shop's products. */
export type ShopSearch = {
  /** Null: what the shop itself suggests to its affiliates. */
  readonly words: string | null;
  /** Absent: RELEVANCE. */
  readonly sort?: ShopSort;
  /** The shop's id of a category; absent or null: all. */
  readonly category?: string | null;
  /** An earlier page's `next`; null: the first page. */
  readonly after: string | null;
};

/** A category of a shop, of its first level. */
export type ShopCategory = { readonly id: string; readonly name: string };

/** A page of a list; `next` is the cursor of the next page, null at the end. */
export type ShopPage<Item> = { readonly items: readonly Item[]; readonly next: string | null };

export type ConversionStatus = "PENDING" | "CONFIRMED" | "CANCELED";

/** One item that was bought after a click. */
export type Conversion = {
  /** The shop's stable id of it. */
  readonly key: string;
  readonly productId: string | null;
  readonly title: string;
  readonly status: ConversionStatus;
  readonly boughtAt: Date;
  readonly clickedAt: Date | null;
  readonly paid: Money | null;
  readonly commission: Money | null;
  /** The words that the link carried: which group, which offer. */
  readonly subIds: readonly string[];
};

/** The calls that a shop allows one account. */
export type ShopQuota = {
  readonly calls: number;
  readonly perSeconds: number;
  /** Products of one call of `readProducts`; absent: one. */
  readonly productsACall?: number;
  /** Most calls of one `search`; absent: one. */
  readonly callsASearch?: number;
};

/**
 * The port of a shop's API, with one adapter per shop. Each method may throw a `ShopRefusal`. A
 * method that the shop does not offer is null.
 */
export type ShopApi<S extends ConnectableShop = ConnectableShop> = {
  readonly quota: ShopQuota;
  /** Checks that the account works, by the smallest request; returns the shop's name for it. */
  readonly check: (account: ShopAccount<S>) => Promise<{ readonly name: string | null }>;
  /** Returns readings of the products at these addresses, by address; unknown ones are absent. */
  readonly readProducts: (
    account: ShopAccount<S>,
    products: readonly URL[],
  ) => Promise<ReadonlyMap<string, ProductReading>>;
  /** Returns a page of products that match the search. */
  readonly search: (
    account: ShopAccount<S>,
    search: ShopSearch,
  ) => Promise<ShopPage<ListedProduct>>;
  /** Whether `search` works without words. */
  readonly hasSuggestions: boolean;
  /** Returns the categories that `search` takes. */
  readonly listCategories: ((account: ShopAccount<S>) => Promise<readonly ShopCategory[]>) | null;
  /** Returns the shop's own link to `product` that credits the account. `subIds`: up to 5 words. */
  readonly makeLink:
    | ((account: ShopAccount<S>, product: URL, subIds: readonly string[]) => Promise<URL>)
    | null;
  /** Returns a page of conversions from `from` until `until`. */
  readonly listConversions:
    | ((
      account: ShopAccount<S>,
      period: { readonly from: Date; readonly until: Date; readonly after: string | null },
    ) => Promise<ShopPage<Conversion>>)
    | null;
};

export type ShopApis = { readonly [S in ConnectableShop]: ShopApi<S> };

/** The port of Mercado Livre's sign-in: OAuth 2 with PKCE. */
export type ShopSignIn = {
  /** The address of the shop's sign-in page. */
  readonly address: (parameters: {
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

/** Refusals that only the person can end, here or at the shop. */
export const personReasons = [
  /** Wrong keys, or a wrong clock. */
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
] as const;

/** Why a shop's API refused. Each is a `FailureCode` with the prefix `SHOP_`. */
const shopReasons = [
  ...personReasons,
  "RATE_LIMITED",
  "PRODUCT_NOT_FOUND",
  "REQUEST_REFUSED",
  "FAILED",
  "UNREACHABLE",
] as const;
export type ShopReason = (typeof shopReasons)[number];

export class ShopRefusal extends Error {
  /** `detail` is the shop's message, for the log; it never contains a secret. */
  constructor(
    readonly reason: ShopReason,
    detail: string,
    readonly retryAfterSeconds: number | null = null,
    options?: ErrorOptions,
  ) {
    super(`${reason}: ${detail}`, options);
  }
}
