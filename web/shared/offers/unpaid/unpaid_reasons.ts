import type { UnpaidReason } from "../../../__generated__/useUnpaidCheck_offer.graphql.ts";

export type { UnpaidReason };

type Row = {
  /** Why the offer does not pay, for the shop of that name. */
  readonly sentence: (shop: string) => string;
  /** The label of what cures it, on the screen of the shop's settings; null: editing the offer. */
  readonly settings: string | null;
};

const pasteOwn = "Se você tem um link seu, cole-o ao editar a oferta.";

/** Why an offer does not pay its person, and where they cure that. */
export const unpaidReasons: Readonly<Record<UnpaidReason, Row>> = {
  TAG_MISSING: {
    sentence: (shop) => `Falta a sua etiqueta de afiliado: ${shop}. A venda não conta para você.`,
    settings: "Informar a etiqueta",
  },
  TAG_NOT_VALID: {
    sentence: (shop) => `A sua etiqueta não vale para este produto: ${shop}.`,
    settings: "Conferir a etiqueta",
  },
  SHOP_NOT_CONNECTED: {
    sentence: (shop) => `Esta loja só paga por links feitos com a sua conta: ${shop}.`,
    settings: "Conectar a conta",
  },
  LINK_UNPROVEN: {
    sentence: () => "O link que você colou não mostra uma etiqueta sua.",
    settings: "Conferir a etiqueta",
  },
  NO_LINK: {
    sentence: () => "Ela não tem link nenhum. Cole o seu link de afiliado ao editar a oferta.",
    settings: null,
  },
  NO_PROGRAMME: {
    sentence: () => `Falta o programa de afiliados desta loja. ${pasteOwn}`,
    settings: "Adicionar a loja",
  },
};
