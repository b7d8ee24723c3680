import { graphql, readInlineData } from "react-relay";
import type {
  ownTags_tags$data,
  ownTags_tags$key,
} from "../../../__generated__/ownTags_tags.graphql.ts";
import type { Marketplace } from "../../marketplaces.ts";

type Tags = Omit<ownTags_tags$data, " $fragmentType">;
export type TagName = keyof Tags;

type TagRow = {
  readonly name: TagName;
  /** Completes "Informe": the tag of that shop. */
  readonly words: string;
  readonly example: string;
  /** Where to find it. */
  readonly find: string;
  /** What the settings of the other shops say of it; absent: the shop has a screen of its own. */
  readonly settings?: TagSettings;
};

/** The field of a tag, where to find the tag, and the shop's panel. */
export type TagSettings = {
  readonly label: string;
  readonly help: string;
  readonly find: string;
  readonly panel: { readonly name: string; readonly url: string };
};

/** The tag of each shop that has one; null: the shop pays only by links of its own. */
export const tagRows: Readonly<Record<Marketplace, TagRow | null>> = {
  AMAZON: {
    name: "amazonTag",
    words: "sua etiqueta da Amazon",
    example: "como rafa-20",
    find: "Ela aparece na Central de Associados, e em qualquer link seu depois de tag=.",
  },
  SHOPEE: {
    name: "shopeeId",
    words: "sua etiqueta da Shopee",
    example: "só números",
    find: "Ela aparece no painel de afiliados, e em qualquer link seu depois de an_.",
  },
  MERCADO_LIVRE: {
    name: "mercadoLivreWord",
    words: "sua etiqueta do Mercado Livre",
    example: "como rafaofertas",
    find: "Ela aparece em qualquer link seu, depois de matt_word=.",
  },
  MAGAZINE_LUIZA: {
    name: "magaluShop",
    words: "sua loja no Magalu",
    example: "como magazinerafa",
    find: "É o nome depois de magazinevoce.com.br/ no endereço da sua loja.",
    settings: {
      label: "Nome da loja",
      help: "Como magazineminhaloja. Pode colar o endereço da loja.",
      find: "É o nome que vem logo depois de magazinevoce.com.br/ no endereço da sua loja.",
      panel: { name: "Abrir o Parceiro Magalu", url: "https://www.parceiromagalu.com.br/" },
    },
  },
  ALIEXPRESS: null,
  OTHER: null,
};

/** Reads all tags of the person. */
export const ownTags = (tags: ownTags_tags$key): Tags =>
  readInlineData(
    graphql`
      fragment ownTags_tags on AffiliateTags @inline {
        amazonTag
        shopeeId
        mercadoLivreWord
        mercadoLivreTool
        magaluShop
      }
    `,
    tags,
  );

/** Returns the person's tag at the first shop where they have one; null: they have none. */
export function firstTag(tags: ownTags_tags$key): string | null {
  const values = ownTags(tags);
  return Object.values(tagRows).map((row) => row && values[row.name]).find((tag) => tag) ?? null;
}
