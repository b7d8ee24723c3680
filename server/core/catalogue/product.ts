import { Failure } from "../errors.ts";
import type { ProductId, UserId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { Availability, Source } from "../marketplaces/readings/product_reading.ts";
import type { Money } from "../money.ts";
import { fold } from "../search.ts";

/** Where a product's link leads; UNKNOWN: it was not followed, or a bot wall answered. */
export type LinkStatus = "OK" | "GONE" | "UNREACHABLE" | "UNKNOWN";

/** A shop's product in one person's catalogue. Money is in cents of `currency`. */
export type Product = {
  readonly id: ProductId;
  readonly userId: UserId;
  readonly version: number;
  readonly marketplace: Marketplace;
  readonly host: string;
  /** The shop's own id; where it has none, the rest of the address. */
  readonly productId: string;
  /** The product's own address, without affiliate tags. */
  readonly sourceUrl: string;
  readonly title: string;
  readonly shop: string;
  readonly imageUrl: string | null;
  readonly currency: string;
  readonly priceCents: number | null;
  readonly oldPriceCents: number | null;
  readonly pixPriceCents: number | null;
  readonly cardPriceCents: number | null;
  readonly availability: Availability;
  /** Where the price was read, and when; null: there is none. */
  readonly source: Source;
  readonly priceReadAt: Date | null;
  readonly tags: readonly string[];
  readonly note: string | null;
  /** The price that the person knows: when they saved it, or from the last notice of a drop. */
  readonly reportedPriceCents: number | null;
  /** The price before the drop that still holds, and when it dropped. */
  readonly droppedFromCents: number | null;
  readonly droppedAt: Date | null;
  readonly nextRefreshAt: Date;
  /** Consecutive reads without a change, and consecutive failed reads. */
  readonly calmReads: number;
  readonly failures: number;
  readonly linkStatus: LinkStatus;
  readonly linkCheckedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
};

/** The facts of a product that are read or typed. */
export type ProductFacts = Pick<
  Product,
  | "title"
  | "shop"
  | "imageUrl"
  | "currency"
  | "priceCents"
  | "oldPriceCents"
  | "pixPriceCents"
  | "cardPriceCents"
  | "availability"
  | "source"
  | "priceReadAt"
>;

/** Most products of one change. */
export const MOST_AT_ONCE = 500;

export const moneyOf = (
  { currency }: Pick<Product, "currency">,
  cents: number | null,
): Money | null => cents === null ? null : { cents, currency };

type Named = Pick<Product, "title" | "shop" | "tags">;

/** A text as words alone, folded: "Cabo USB-C (2 m)" is "cabo usb c 2 m". */
export const wordsIn = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** Title, shop and tags as the search compares them. */
export const productSearchText = ({ title, shop, tags }: Named) =>
  wordsIn([title, shop, ...tags].join(" "));

/** Title and shop as two products are compared that may be one. */
export const nameKey = ({ title, shop }: Pick<Product, "title" | "shop">) =>
  `${wordsIn(title)}\n${wordsIn(shop)}`;

const LONGEST = 2_000;

/** Returns a note tidied; null where it is empty. @throws Failure NOTE_TOO_LONG */
export function tidyNote(typed: string, path: string): string | null {
  if (typed.length > LONGEST) throw new Failure("NOTE_TOO_LONG", [path]);
  // deno-lint-ignore no-control-regex -- they can make a text show other than it is
  return typed.replace(/\r\n?/g, "\n").replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, "").trim() ||
    null;
}
