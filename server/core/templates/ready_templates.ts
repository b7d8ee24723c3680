import type { TemplateId } from "../ids.ts";
import { retailYear } from "./retail_year.ts";
import type { SeasonRule } from "./season.ts";
import type { Variable } from "./variables.ts";

/** The prices of every offer: an exact one, or whatever is known instead. */
const PRICES = `De ~{preco_antigo?}~
Por *{preco}* {no_pix}
A partir de *{a_partir_de}*
No Pix: *{preco_pix}*
💳 {parcelas}`;

/** The coupon, with its end where that is known, and the delivery. */
const EXTRAS = `🎟️ Cupom: *{cupom}*
⏳ Cupom válido até {cupom_ate}
🚚 {frete}`;

/** The wording of a season: its greeting, what is known, and the link. */
const seasonBody = (greeting: string, sign: string) =>
  `${greeting}
🏆 {menor_preco}

*{titulo}*

${PRICES}

${EXTRAS}

${sign} {link}`;

/** A wording that the product brings along, for everybody; nobody edits it, a copy can be edited. */
type ReadyTemplateRow = {
  readonly name: string;
  /** The fact that it puts first; a screen ranks it last for an offer without that fact. */
  readonly needs?: Variable;
  /** When it is offered; absent: the whole year. */
  readonly season?: SeasonRule;
  readonly body: string;
};

/**
 * The ready templates, in the order in which screens offer them. `BUILT_IN` words the messages of
 * those who use no other. Words of haste stand only in lines that a proven fact carries.
 */
export const readyTemplates = {
  BUILT_IN: {
    name: "Padrão do Garimpo",
    body: `🔥 {menor_preco}

*{titulo}*

De ~{preco_antigo?}~
Por *{preco}* {no_pix}
No Pix: *{preco_pix}*
No cartão: {preco_cartao}
A partir de *{a_partir_de}*
💳 {parcelas}

${EXTRAS}

👉 {link}`,
  },
  READY_PRICE_FIRST: {
    name: "Preço na frente",
    body: `💰 *{preco}* {no_pix}
💰 A partir de *{a_partir_de}*
💰 *{preco_pix}* no Pix
De ~{preco_antigo?}~

*{titulo}*
🏬 {loja}
💳 {parcelas}

${EXTRAS}

👉 {link}`,
  },
  READY_FIND: {
    name: "Achadinho",
    body: `✨ *Achadinho que vale a pena* ✨

{titulo}

${PRICES}
⭐ {avaliacao}

${EXTRAS}

🛒 {link}`,
  },
  READY_SHORT: {
    name: "Curtinha",
    body: `{titulo}
👉 *{preco}* {no_pix}
👉 A partir de *{a_partir_de}*
👉 *{preco_pix}* no Pix
🎟️ {cupom}
{link}`,
  },
  READY_DISCOUNT: {
    name: "Desconto em destaque",
    needs: "desconto",
    body: `📉 *{desconto} DE DESCONTO*
🏆 {menor_preco}

*{titulo}*

${PRICES}

${EXTRAS}

👉 {link}`,
  },
  READY_SAVING: {
    name: "Quanto economiza",
    needs: "economia",
    body: `💸 *{economia} a menos*

*{titulo}*

${PRICES}
🏬 {loja}

${EXTRAS}

Pega aqui 👇
{link}`,
  },
  READY_LOWEST: {
    name: "Menor preço provado",
    needs: "menor_preco",
    body: `🏆 *{menor_preco}*

*{titulo}*

${PRICES}

${EXTRAS}

👉 {link}`,
  },
  READY_COUPON: {
    name: "Cupom na frente",
    needs: "cupom",
    body: `🎟️ *CUPOM: {cupom}*
⏳ Corre, que o cupom vai só até {cupom_ate}

*{titulo}*

${PRICES}
🚚 {frete}

Abre aqui e usa o cupom 👇
{link}`,
  },
  READY_INSTALLMENTS: {
    name: "Cabe no bolso",
    needs: "parcelas",
    body: `💳 *{parcelas}*

{titulo}

💰 À vista: *{preco}* {no_pix}
💰 A partir de *{a_partir_de}*
💰 No Pix: *{preco_pix}*

${EXTRAS}

👉 {link}`,
  },
  READY_RATING: {
    name: "Quem comprou aprova",
    needs: "avaliacao",
    body: `⭐ *{avaliacao}*

*{titulo}*

${PRICES}

${EXTRAS}

👉 {link}`,
  },
  READY_SHIPPING: {
    name: "Frete em destaque",
    needs: "frete",
    body: `🚚 *{frete}*

*{titulo}*

${PRICES}

🎟️ Cupom: *{cupom}*
⏳ Cupom válido até {cupom_ate}

📦 {link}`,
  },
  READY_FRIEND: {
    name: "De amiga para amiga",
    body: `Gente, olha o que eu achei 👀

{titulo}

Tava ~{preco_antigo?}~
Tá *{preco}* {no_pix}
A partir de *{a_partir_de}*
No Pix: *{preco_pix}*
Dá pra fazer em {parcelas}

Usa o cupom *{cupom}* 😉
O cupom vale até {cupom_ate}
{frete}

Tá aqui: {link}`,
  },
  READY_COMPLETE: {
    name: "Ficha completa",
    body: `🛍️ *{titulo}*

🏆 {menor_preco}
❌ De ~{preco_antigo?}~
✅ Por *{preco}* {no_pix}
✅ A partir de *{a_partir_de}*
✅ No Pix: *{preco_pix}*
💳 No cartão: {preco_cartao}
💳 {parcelas}
⭐ {avaliacao}
🏬 {loja}

${EXTRAS}

🔗 {link}`,
  },
  READY_PLAIN: {
    name: "Sem emoji",
    body: `*{titulo}*
{menor_preco}

De ~{preco_antigo?}~
Por *{preco}* {no_pix}
A partir de *{a_partir_de}*
No Pix: *{preco_pix}*
Em {parcelas}

Cupom: *{cupom}*
Cupom válido até {cupom_ate}
{frete}

{link}`,
  },
  READY_BACK_TO_SCHOOL: {
    name: "Volta às aulas",
    season: retailYear.BACK_TO_SCHOOL,
    body: seasonBody("🎒 *Volta às aulas*", "✏️"),
  },
  READY_CONSUMERS: {
    name: "Dia do Consumidor",
    season: retailYear.CONSUMERS,
    body: seasonBody("🛒 *Dia do Consumidor*", "👉"),
  },
  READY_MOTHERS: {
    name: "Dia das Mães",
    season: retailYear.MOTHERS,
    body: seasonBody("💐 *Presente de Dia das Mães*", "🎁"),
  },
  READY_LOVERS: {
    name: "Dia dos Namorados",
    season: retailYear.LOVERS,
    body: seasonBody("💘 *Presente de Dia dos Namorados*", "🎁"),
  },
  READY_FATHERS: {
    name: "Dia dos Pais",
    season: retailYear.FATHERS,
    body: seasonBody("🧔 *Presente de Dia dos Pais*", "🎁"),
  },
  READY_CHILDREN: {
    name: "Dia das Crianças",
    season: retailYear.CHILDREN,
    body: seasonBody("🪁 *Dia das Crianças*", "🎁"),
  },
  READY_BLACK_FRIDAY: {
    name: "Black Friday",
    season: retailYear.BLACK_FRIDAY,
    body: seasonBody("🖤 *BLACK FRIDAY*", "🛒"),
  },
  READY_CHRISTMAS: {
    name: "Natal",
    season: retailYear.CHRISTMAS,
    body: seasonBody("🎄 *Presente de Natal*", "🎁"),
  },
} as const satisfies Readonly<Record<string, ReadyTemplateRow>>;

export type ReadyTemplateId = keyof typeof readyTemplates;
export const BUILT_IN = "BUILT_IN" satisfies ReadyTemplateId;

export type ReadyTemplate = ReadyTemplateRow & { readonly id: ReadyTemplateId };

/** All of them, in the order in which screens offer them. */
export const allReadyTemplates: readonly ReadyTemplate[] = Object.entries(readyTemplates)
  .map(([id, row]) => ({ id: id as ReadyTemplateId, ...row }));

const byId: ReadonlyMap<string, ReadyTemplate> = new Map(
  allReadyTemplates.map((template) => [template.id, template]),
);

/** Returns the ready template of that id; null: it names none. */
export const readyTemplate = (id: string | null): ReadyTemplate | null =>
  id === null ? null : byId.get(id) ?? null;

export const isReadyTemplate = (id: TemplateId | ReadyTemplateId): id is ReadyTemplateId =>
  byId.has(id);

/** Since when a person uses each ready template (ISO 8601, UTC), as `users.ready_templates` stores it. */
export type ReadyTemplateUses = { readonly [Id in ReadyTemplateId]?: string };
