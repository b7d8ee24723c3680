import type { CsvColumn, CsvColumns } from "../../csv/columns.ts";
import { centsCell, localCell } from "../../csv/values.ts";
import type { LinkStatus, Product } from "../product.ts";

/** Between two tags of a cell; no tag of a file has one in it. */
export const TAG_DIVIDER = ",";

const links: Readonly<Record<LinkStatus, string>> = {
  OK: "funciona",
  GONE: "saiu do ar",
  UNREACHABLE: "não respondeu",
  UNKNOWN: "",
};
const availabilities = { IN_STOCK: "disponível", OUT_OF_STOCK: "esgotado", UNKNOWN: "" } as const;

/** The columns of a file of products that an import reads; `import_line.ts` checks their cells. */
const read = {
  url: {
    titles: ["Link", "URL", "Endereço", "Link do produto"],
    write: ({ sourceUrl }) => sourceUrl,
  },
  title: { titles: ["Título", "Nome", "Produto"], write: ({ title }) => title },
  shop: { titles: ["Loja"], write: ({ shop }) => shop },
  price: {
    titles: ["Preço", "Preço atual", "Valor"],
    write: ({ priceCents }) => centsCell(priceCents),
  },
  oldPrice: {
    titles: ["Preço antigo", "Preço anterior", "De"],
    write: ({ oldPriceCents }) => centsCell(oldPriceCents),
  },
  pixPrice: {
    titles: ["Preço no Pix", "Pix"],
    write: ({ pixPriceCents }) => centsCell(pixPriceCents),
  },
  cardPrice: {
    titles: ["Preço no cartão", "Cartão"],
    write: ({ cardPriceCents }) => centsCell(cardPriceCents),
  },
  currency: { titles: ["Moeda"], write: ({ currency }) => currency },
  imageUrl: { titles: ["Imagem", "Foto"], write: ({ imageUrl }) => imageUrl ?? "" },
  tags: {
    titles: ["Marcadores", "Etiquetas", "Tags"],
    write: ({ tags }) => tags.join(`${TAG_DIVIDER} `),
  },
  note: { titles: ["Anotação", "Nota", "Observação"], write: ({ note }) => note ?? "" },
} as const satisfies Record<string, CsvColumn<Product>>;

/** The columns of a file of products. */
export const productColumns = {
  ...read,
  productId: {
    titles: ["Código na loja"],
    write: ({ productId }) => productId,
    isWrittenOnly: true,
  },
  availability: {
    titles: ["Disponibilidade"],
    write: ({ availability }) => availabilities[availability],
    isWrittenOnly: true,
  },
  priceReadAt: {
    titles: ["Preço visto em"],
    write: ({ priceReadAt }, zone) => localCell(priceReadAt, zone),
    isWrittenOnly: true,
  },
  linkStatus: {
    titles: ["Situação do link"],
    write: ({ linkStatus }) => links[linkStatus],
    isWrittenOnly: true,
  },
  createdAt: {
    titles: ["Salvo em"],
    write: ({ createdAt }, zone) => localCell(createdAt, zone),
    isWrittenOnly: true,
  },
} as const satisfies CsvColumns<string, Product>;

/** The cells of a line, by column. */
export type ProductCells = Readonly<Record<keyof typeof read, string>>;
