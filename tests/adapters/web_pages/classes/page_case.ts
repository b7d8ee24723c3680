import { readPage } from "../../../../server/adapters/web_pages/read_page.ts";
import type {
  Availability,
  ProductReading,
} from "../../../../server/core/marketplaces/readings/product_reading.ts";
import { streamPage } from "../../../support/sites/page.ts";

/** What a page says: sums in cents of BRL unless `currency` says otherwise; null: it does not say. */
export type Said = {
  readonly title?: string | null;
  readonly price?: number | null;
  readonly currency?: string;
  readonly oldPrice?: number | null;
  readonly pixPrice?: number | null;
  readonly cardPrice?: number | null;
  readonly lowestPrice?: number | null;
  readonly installments?: readonly [count: number, cents: number] | null;
  readonly couponCode?: string | null;
  readonly availability?: Availability;
};

/** A page as a shop writes it, and what a careful person reads there. */
export type PageCase = {
  readonly name: string;
  readonly html: string;
  readonly says: Said;
  readonly url?: string;
};

/** WRONG is a value that the page does not say; NOT_KNOWN is none where it says one. */
export type Outcome = "RIGHT" | "NOT_KNOWN" | "WRONG";

export const SHOP = "https://www.lojaaurora.com.br/tenis-aurora-azul";
export const NAME = "Tênis Aurora Azul";

/** Reads the page in small pieces, and compares every fact that the case names. */
export async function outcomeOf(
  { html, says, url = SHOP }: PageCase,
): Promise<{ outcome: Outcome; detail: string }> {
  const read = factsOf(await readPage(streamPage(html, url, 400)));
  const { currency = "BRL", ...expected } = says;
  const compared = Object.entries({ ...expected, ...says.price ? { currency } : {} })
    .map(([name, value]) => compare(name, value, read[name as keyof typeof read] ?? null));
  return combine(compared);
}

/** The worst outcome of several, and what it came to. */
export function combine(
  compared: readonly { outcome: Outcome; detail: string }[],
): { outcome: Outcome; detail: string } {
  const outcomes = compared.map(({ outcome }) => outcome);
  const outcome = outcomes.includes("WRONG")
    ? "WRONG"
    : outcomes.includes("NOT_KNOWN")
    ? "NOT_KNOWN"
    : "RIGHT";
  return {
    outcome,
    detail: compared.filter((one) => one.outcome !== "RIGHT").map(({ detail }) => detail)
      .join("; "),
  };
}

export function compare(
  name: string,
  expected: unknown,
  read: unknown,
): { outcome: Outcome; detail: string } {
  const same = JSON.stringify(read) === JSON.stringify(expected);
  const isSilent = read === null || read === "UNKNOWN";
  return {
    outcome: same ? "RIGHT" : isSilent ? "NOT_KNOWN" : "WRONG",
    detail: `${name}: ${JSON.stringify(read)} for ${JSON.stringify(expected)}`,
  };
}

function factsOf(reading: ProductReading) {
  const { title, price, oldPrice, pixPrice, cardPrice, lowestPrice, installments, couponCode } =
    reading;
  const terms = installments?.value;
  return {
    title: title?.value ?? null,
    price: price?.value.cents ?? null,
    currency: price?.value.currency ?? null,
    oldPrice: oldPrice?.value.cents ?? null,
    pixPrice: pixPrice?.value.cents ?? null,
    cardPrice: cardPrice?.value.cents ?? null,
    lowestPrice: lowestPrice?.value.cents ?? null,
    installments: terms ? [terms.count, terms.amount.cents] : null,
    couponCode: couponCode?.value ?? null,
    availability: reading.availability,
  };
}

type Parts = {
  /** The browser's title, followed by the shop's name. */
  readonly title?: string | null;
  readonly heading?: string | null;
  readonly head?: string;
  readonly body?: string;
};

/** A page with a title and a heading of the product's name, unless it says otherwise. */
export const page = ({ title = NAME, heading = NAME, head = "", body = "" }: Parts): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">${
    title === null ? "" : `<title>${title} | Loja Aurora</title>`
  }<meta property="og:site_name" content="Loja Aurora">${head}</head><body>${
    heading === null ? "" : `<h1>${heading}</h1>`
  }${body}</body></html>`;

export const ld = (json: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(json)}</script>`;

export const product = (offers: unknown, more: object = {}): object => ({
  "@context": "https://schema.org",
  "@type": "Product",
  name: NAME,
  ...offers ? { offers } : {},
  ...more,
});

export const offer = (price: unknown, more: object = {}): object => ({
  "@type": "Offer",
  price,
  priceCurrency: "BRL",
  ...more,
});

export const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${content}">`;

/** Microdata of a product, around what an offer's element holds. */
export const item = (offers: string, name = NAME): string =>
  `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">${name}</span>
   <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
   <meta itemprop="priceCurrency" content="BRL">${offers}</div></div>`;
