import type { Columns } from "../../csv/columns.ts";
import { centsCell, localCell } from "../../csv/values.ts";
import type { LinkStatus, Product } from "../product.ts";

/** What a file of products has columns for. */
export type ProductColumn =
  | "url"
  | "title"
  | "shop"
  | "price"
  | "oldPrice"
  | "pixPrice"
  | "cardPrice"
  | "currency"
  | "imageUrl"
  | "tags"
  | "note";

export const productColumns: Columns<ProductColumn> = {
  url: ["Link", "URL", "Endereço", "Link do produto"],
  title: ["Título", "Nome", "Produto"],
  shop: ["Loja"],
  price: ["Preço", "Preço atual", "Valor"],
  oldPrice: ["Preço antigo", "Preço anterior", "De"],
  pixPrice: ["Preço no Pix", "Pix"],
  cardPrice: ["Preço no cartão", "Cartão"],
  currency: ["Moeda"],
  imageUrl: ["Imagem", "Foto"],
  tags: ["Etiquetas", "Tags"],
  note: ["Anotação", "Nota", "Observação"],
};

/** Between two tags of a cell; no tag of a file has one in it. */
export const TAG_DIVIDER = ",";

const links: Readonly<Record<LinkStatus, string>> = {
  OK: "funciona",
  GONE: "saiu do ar",
  UNREACHABLE: "não respondeu",
  UNKNOWN: "",
};
const availabilities = { IN_STOCK: "disponível", OUT_OF_STOCK: "esgotado", UNKNOWN: "" } as const;

/** What a written file tells beside the columns that can be read again. */
export const moreTitles = [
  "Código na loja",
  "Disponibilidade",
  "Preço visto em",
  "Situação do link",
  "Salvo em",
];

/** A product as a line of a file: what `productColumns` names, and what `moreTitles` does. */
export function productCells(product: Product, zone: string): string[] {
  const own: Readonly<Record<ProductColumn, string>> = {
    url: product.address,
    title: product.title,
    shop: product.shop,
    price: centsCell(product.priceCents),
    oldPrice: centsCell(product.oldPriceCents),
    pixPrice: centsCell(product.pixPriceCents),
    cardPrice: centsCell(product.cardPriceCents),
    currency: product.currency,
    imageUrl: product.imageUrl ?? "",
    tags: product.tags.join(`${TAG_DIVIDER} `),
    note: product.note ?? "",
  };
  return [
    ...Object.keys(productColumns).map((name) => own[name as ProductColumn]),
    product.productId,
    availabilities[product.availability],
    localCell(product.priceReadAt, zone),
    links[product.linkStatus],
    localCell(product.createdAt, zone),
  ];
}
