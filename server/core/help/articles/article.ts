import type { FailureCode } from "../../errors.ts";

/** The categories of the help's articles, in the order in which they are listed. */
export const articleCategories = [
  "Primeiros passos",
  "WhatsApp e Telegram",
  "Lojas e links de afiliado",
  "Ofertas e mensagens",
  "Envios",
  "Automação",
  "Loja, links e resultados",
  "Plano e pagamento",
  "Conta e segurança",
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** An article of the help, as its Markdown file says. */
export type Article = {
  /** The end of its address, and the name of its file. */
  readonly slug: string;
  readonly title: string;
  /** A sentence that search engines and lists show. */
  readonly summary: string;
  readonly category: ArticleCategory;
  /** Words that people search for and the text lacks. */
  readonly keywords: readonly string[];
  /** The refusals that it explains. */
  readonly codes: readonly FailureCode[];
  /** Its text: HTML of our own making, without its title. */
  readonly html: string;
};

/** A text of the documentation of the API, as its Markdown file says. */
export type ApiDoc = {
  /** The end of its address; `inicio` is the first. */
  readonly slug: string;
  readonly title: string;
  /** A sentence that search engines show. */
  readonly summary: string;
  /** Its text: HTML of our own making, without its title. */
  readonly html: string;
  /** Its documents that begin with a comment: their title. */
  readonly examples: readonly { readonly title: string; readonly code: string }[];
};

/** All articles, and the documentation. */
export type ArticleLibrary = {
  /** By category, then by title. */
  readonly articles: readonly Article[];
  /** In the order in which they are read. */
  readonly docs: readonly ApiDoc[];
  readonly find: (slug: string) => Article | undefined;
  /** Returns what fits the words best first, whatever their accents and in spite of slips. */
  readonly search: (words: string) => readonly Article[];
  /** Returns a picture in an article, WebP, by the name of its file. */
  readonly picture: (name: string) => Uint8Array<ArrayBuffer> | undefined;
};

/** The path of an article's public page. */
export const articlePath = (slug: string) => `/ajuda/${slug}`;
