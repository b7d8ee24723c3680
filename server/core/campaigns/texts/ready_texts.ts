import type { RetailSeason } from "../../templates/retail_year.ts";

/** A text that the product brings along, to be copied into a person's library. */
export type ReadyCampaignText = {
  readonly id: string;
  readonly name: string;
  /** Null: the whole year. */
  readonly season: RetailSeason | null;
  readonly tags: readonly string[];
  readonly body: string;
};

/** The words around an offer: what is known of it, and the link. */
const OFFER = `*{titulo}*

De ~{preco_antigo?}~
Por *{preco}* {no_pix}
A partir de *{a_partir_de}*
🎟️ Cupom: *{cupom}*

👉 {link}`;

/** An announcement of a season: what the group can expect, without a promise of prices. */
const season = (
  id: RetailSeason,
  name: string,
  greeting: string,
  words: string,
): ReadyCampaignText => ({
  id: `READY_${id}`,
  name,
  season: id,
  tags: ["Anúncio"],
  body: `${greeting}\n\n${words}`,
});

const WATCH = "Vou separar aqui só o que estiver com preço que vale. Fica de olho! 👀";

/** The ready texts, in the order in which screens offer them. */
export const readyCampaignTexts: readonly ReadyCampaignText[] = [
  {
    id: "READY_GOOD_MORNING",
    name: "Bom dia",
    season: null,
    tags: ["Saudação"],
    body: `☀️ Bom dia, *{grupo}*!

Hoje é {dia}, {hoje}. Já já começam os achados.`,
  },
  {
    id: "READY_GOOD_NIGHT",
    name: "Boa noite",
    season: null,
    tags: ["Saudação"],
    body: `🌙 Por hoje é só, *{grupo}*. Amanhã tem mais achados. Boa noite!`,
  },
  {
    id: "READY_WELCOME",
    name: "Boas-vindas",
    season: null,
    tags: ["Saudação"],
    body: `👋 Boas-vindas a quem chegou ao *{grupo}*!

Aqui você recebe ofertas que eu confiro uma por uma. Os links são de afiliado: você paga o mesmo preço e eu ganho uma comissão.`,
  },
  {
    id: "READY_RULES",
    name: "Regras do grupo",
    season: null,
    tags: ["Regras"],
    body: `📌 *Regras do {grupo}*

1. Preço e estoque mudam: confira na loja antes de pagar.
2. Só eu posto ofertas aqui.
3. Dúvida sobre o pedido? Fale com a loja.
4. Não quer receber muitos avisos? Silencie o grupo e entre quando quiser.`,
  },
  {
    id: "READY_OFFER_OF_DAY",
    name: "Oferta do dia",
    season: null,
    tags: ["Oferta"],
    body: `⭐ *Oferta do dia, {hoje}*

${OFFER}`,
  },
  season(
    "BACK_TO_SCHOOL",
    "Volta às aulas: aviso",
    "🎒 *Volta às aulas*",
    `Lista na mão? ${WATCH}`,
  ),
  season(
    "CARNIVAL",
    "Carnaval: aviso",
    "🎭 *Carnaval é {epoca_em?}!*",
    `Fantasia, caixa de som e protetor solar. ${WATCH}`,
  ),
  season(
    "CONSUMERS",
    "Dia do Consumidor: aviso",
    "🛒 *Dia do Consumidor é {epoca_em?}, {epoca_dia?}*",
    `É uma das datas com mais cupons do ano. ${WATCH}`,
  ),
  season(
    "EASTER",
    "Páscoa: aviso",
    "🐰 *Páscoa é {epoca_em?}, {epoca_dia?}*",
    `Chocolate e presente pra criançada. ${WATCH}`,
  ),
  season(
    "MOTHERS",
    "Dia das Mães: aviso",
    "💐 *Dia das Mães é {epoca_em?}, {epoca_dia?}*",
    `Já pensou no presente dela? ${WATCH}`,
  ),
  season(
    "LOVERS",
    "Dia dos Namorados: aviso",
    "💘 *Dia dos Namorados é {epoca_em?}, {epoca_dia?}*",
    `Presente pra quem você ama. ${WATCH}`,
  ),
  season(
    "FATHERS",
    "Dia dos Pais: aviso",
    "🧔 *Dia dos Pais é {epoca_em?}, {epoca_dia?}*",
    `Já pensou no presente dele? ${WATCH}`,
  ),
  season("NINE_NINE", "9.9: aviso", "🛍️ *9.9 é {epoca_em?}*", `Data dupla nas lojas. ${WATCH}`),
  season(
    "CHILDREN",
    "Dia das Crianças: aviso",
    "🪁 *Dia das Crianças é {epoca_em?}, {epoca_dia?}*",
    `Brinquedos, jogos e roupas. ${WATCH}`,
  ),
  season("TEN_TEN", "10.10: aviso", "🛍️ *10.10 é {epoca_em?}*", `Data dupla nas lojas. ${WATCH}`),
  season(
    "ELEVEN_ELEVEN",
    "11.11: aviso",
    "🛍️ *11.11 é {epoca_em?}*",
    `Data dupla nas lojas. ${WATCH}`,
  ),
  season(
    "BLACK_FRIDAY",
    "Black Friday: aviso",
    "🖤 *Black Friday é {epoca_em?}, {epoca_dia?}*",
    "Vou conferir o histórico de cada preço antes de postar: aqui não entra desconto de mentira.",
  ),
  season(
    "TWELVE_TWELVE",
    "12.12: aviso",
    "🛍️ *12.12 é {epoca_em?}*",
    `Data dupla nas lojas. ${WATCH}`,
  ),
  season(
    "CHRISTMAS",
    "Natal: aviso",
    "🎄 *Natal é {epoca_em?}, {epoca_dia?}*",
    `Compre com folga para chegar a tempo. ${WATCH}`,
  ),
];
