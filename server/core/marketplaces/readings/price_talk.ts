import type { Money } from "../../money.ts";
import { type Amount, amountsIn } from "./price_text.ts";
import type { Installments } from "./product_reading.ts";

/** What a shop says of its prices in words; null where it does not say, or says two things. */
export type PriceTalk = {
  readonly price: Money | null;
  readonly oldPrice: Money | null;
  readonly pixPrice: Money | null;
  readonly cardPrice: Money | null;
  readonly installments: Installments | null;
  /** The least of a range or a group ("a partir de"): no price of anything by itself. */
  readonly lowestPrice: Money | null;
  /** It names a range or a least sum, be it of freight, payments or the price. */
  readonly hasRange: boolean;
};

type Role = "OLD" | "PIX" | "CARD" | "PLAIN" | "LOWEST" | "ASIDE";

type Spoken = {
  readonly amount: Amount;
  readonly role: Role;
  /** The words say that this is what one pays ("por R$ …"). */
  readonly isNamed: boolean;
  /** The words before it name something else than the product's price ("frete a partir de"). */
  readonly isOfOther: boolean;
};

/** Characters; a price block has a few hundred. */
const LONGEST = 5_000;

/**
 * Understands "De ~R$ 199,90~ por R$ 149,90 no Pix ou R$ 159,90 em 10x de R$ 15,99", in shared
 * messages as in price blocks (whose struck prices come between tildes). Instalments, discounts,
 * freight and prices a unit are no prices; a range has none. `home` is the shop's currency.
 */
export function readPriceTalk(text: string, home: string | null = null): PriceTalk {
  const line = text.slice(0, LONGEST).replace(/[*_`]/g, "").replace(/\s+/g, " ");
  const struck = [...line.matchAll(/~[^~]*~/g)];
  const amounts = amountsIn(line, home);
  const spoken = amounts.map((amount, i) => {
    const before = line.slice(amounts[i - 1]?.end ?? 0, amount.start).toLowerCase();
    const after = line.slice(amount.end, amounts[i + 1]?.start ?? line.length).toLowerCase();
    const next = amounts[i + 1] ? after : null;
    const role = struck.some((part) => holds(part, amount))
      ? "OLD"
      : roleOf(before, after, next, amounts.length);
    return { amount, role, isNamed: named.test(before), isOfOther: ofOther.test(before) };
  });
  const ranges = rangesIn(line, amounts);
  const lows = ranges.length > 0
    ? spoken.filter(({ amount, role }) => {
      return ranges.includes(amount) && (role === "PLAIN" || role === "LOWEST");
    })
    : spoken.filter(({ role }) => role === "LOWEST");
  const lowestPrice = agreed(lows.filter(({ isOfOther }) => !isOfOther));
  // "A partir de R$ 99,90 ou R$ 94,90 no Pix": the least by Pix is no price either.
  const isLeast = lowestPrice !== null && !spoken.some(({ role }) => role === "PLAIN");
  const price = ranges.length > 0 || isLeast ? null : priceAmong(spoken);
  const byRole = (role: Role) => isLeast ? null : agreed(spoken.filter((one) => one.role === role));
  const oldPrice = agreed(spoken.filter(({ role }) => role === "OLD"));
  return {
    price,
    oldPrice: price && oldPrice && oldPrice.currency === price.currency &&
        oldPrice.cents > price.cents
      ? oldPrice
      : null,
    pixPrice: byRole("PIX"),
    cardPrice: byRole("CARD"),
    installments: instalmentsAmong(line, amounts),
    lowestPrice,
    hasRange: ranges.length > 0 || agreed(spoken.filter(({ role }) => role === "LOWEST")) !== null,
  };
}

// Each is looked for in every stretch between two sums: repetitions are counted, so that none costs
// the square of a hostile stretch's length.
const instalment =
  /\d\s?x\s?(?:(?:sem|com) juros )?(?:de )?(?:~)?$|\b(?:vezes|parcelas?|prestações|mês|meses|mensalidades?)(?: de)? ?$/;
const aside =
  /(?:cupom|cupons|descontos?|economi[zs](?:e|ei|ou|ando)|economia|poup(?:e|ei|ou)|frete|entrega|entrada|sinal|adesão|acima|mínim[oa]|ganh(?:e|ei)|cashback|voucher|taxa|saldo|crédito|menos)(?: (?:de|extra|por|até|em|é|no valor)){0,4} ?:? ?$/;
const lowest =
  /(?:^|[^a-zà-ú])(?:a partir|desde|começa|começando|starting|preço inicial)(?:[ :]{1,2}(?:de|em|por|at|from|só|apenas|somente)){0,4}[ :]{0,2}$/;
const ofOther =
  /fretes?\b|entregas?\b|cupo[mn]|descontos?\b|compras?\b|pedidos?\b|parcel|presta[çc]|\d ?x\b|vezes|mensa|assinatura|cashback|economi[zs]|acess[óo]rio|relacionad|semelhante|usad|seminov|recondicionad|pontos/;
const asideAfter =
  /^ ?(?:\/|(?:por|ao|a cada) (?:m[êe]s|semana|ano|dia)\b|mensa(?:l|is)\b|mensalmente|anua(?:l|is)\b|semana(?:l|is)\b|off\b|de (?:desconto|cashback|frete|economia|bônus|volta)|o? ?(?:kg|quilo|litro|metro)\b|por (?:kg|quilo|litro|unidade|metro))/;
/** A price of one piece, where the words name another for all of them. */
const eachAfter = /^ ?(?:a unidade|cada)(?![a-zà-ú])/;
const formerly =
  /(?:^|[^a-zà-ú])(?:antes|era|custava|preço (?:antigo|normal|original|cheio|de tabela|de lista|sugerido)|was|list price) ?:? ?$/;
const from = /(?:^|[^a-zà-ú])(?<!preço |valor |oferta )de ?:? ?~?$/;
const now =
  /^ ?~?[ ,.;:|•→>–-]*(?:\+?-?\d{1,2} ?% (?:off|de desconto) ?)?(?:e )?(?:agora |hoje |sai |só ){0,4}(?:por|agora|para|pra)\b/;
const pixAfter =
  /^[ )]*(?:\(?-?\d{1,2} ?% ?(?:off|de desconto)?\)? ?)?(?:à vista )?[(–-]? ?(?:(?:no|via|com|pelo|em|pagando no|pagamento no) )?pix\b/;
const pixBefore = /(?:^|[^a-zà-ú])pix(?: (?:por|sai|a|é|fica|só|apenas)){0,4} ?[:=–-]? ?$/;
const cardAfter = /^ ?(?:em até|em|no) (?:\d{1,2} ?(?:x|vezes)|cart[aã]o)/;
const cardBefore = /cart[aã]o(?: (?:por|sai))? ?[:=–-]? ?$/;
const named =
  /(?:^|[^a-zà-ú])(?:por|agora|hoje|apenas|só|somente|preço|valor|oferta|promoção|paguei|pagando|custou|custa|saiu|sai|fica|ficou|levei)(?: (?:de|é|por|a|só|apenas|somente|atual)){0,4} ?[:=–-]? ?$/;

function roleOf(before: string, after: string, next: string | null, sums: number): Role {
  if (instalment.test(before) || asideAfter.test(after)) return "ASIDE";
  if (sums > 1 && eachAfter.test(after)) return "ASIDE";
  if (lowest.test(before)) return "LOWEST";
  if (formerly.test(before)) return "OLD";
  if (from.test(before) && next && now.test(next)) return "OLD";
  if (pixAfter.test(after) || pixBefore.test(before)) return "PIX";
  if (cardAfter.test(after) || cardBefore.test(before)) return "CARD";
  return aside.test(before) ? "ASIDE" : "PLAIN";
}

const payableRoles: ReadonlySet<Role> = new Set(["PIX", "CARD", "PLAIN"]);

/** The first that is named, else the first; null if another of the same role differs. */
function priceAmong(spoken: readonly Spoken[]): Money | null {
  const payable = spoken.filter(({ role }) => payableRoles.has(role));
  const candidates = payable.some(({ isNamed }) => isNamed)
    ? payable.filter(({ isNamed }) => isNamed)
    : payable;
  return agreed(candidates.filter(({ role }) => role === candidates[0]!.role));
}

function agreed(spoken: readonly Spoken[]): Money | null {
  const [first, ...others] = spoken.map(({ amount }) => amount);
  if (!first) return null;
  const { cents, currency } = first;
  return others.every((other) => other.cents === cents && other.currency === currency)
    ? { cents, currency }
    : null;
}

const holds = (part: RegExpExecArray, { start, end }: Amount) =>
  part.index < start && end < part.index + part[0].length;

/** The lower ends of "R$ 10 a R$ 20", which name no price. */
const rangesIn = (line: string, amounts: readonly Amount[]): readonly Amount[] =>
  amounts.filter(({ end }, i) =>
    amounts[i + 1] &&
    /^ ?(?:-|–|—|a|à|até|através|to|through|ou mais) ?$/i.test(
      line.slice(end, amounts[i + 1]!.start),
    )
  );

/** How many payments somebody is offered at once; beyond it a number is a model's or a measure. */
const [FEWEST, MOST] = [2, 72];

/** Right before a sum: "10x", "em até 12 x sem juros de", "24 vezes de". */
const payments =
  /(?<![\d,.])(\d{1,2}) ?(?:x|vezes|parcelas|prestações)( sem juros| com juros)?(?: de)?(?: até)? ?~?$/;
/** Right after it. */
const without = /^ ?[,(–-]? ?(?:cada )?sem (?:juros|acréscimo)/;
const withInterest = /^ ?[,(–-]? ?(?:cada )?com (?:juros|acréscimo)/;

/**
 * The payments that a price block offers: "10x R$ 357,90 sem juros". Null where it offers none, or
 * several that differ. `amounts` are the sums of `line`, from left to right.
 */
function instalmentsAmong(line: string, amounts: readonly Amount[]): Installments | null {
  const offered = amounts.flatMap(({ start, end, cents, currency }, i) => {
    const before = line.slice(Math.max(amounts[i - 1]?.end ?? 0, start - 40), start).toLowerCase();
    const after = line.slice(end, Math.min(amounts[i + 1]?.start ?? line.length, end + 40))
      .toLowerCase();
    const [, times, terms] = payments.exec(before) ?? [];
    const count = Number(times);
    if (!times || count < FEWEST || count > MOST) return [];
    return [{ count, amount: { cents, currency }, isInterestFree: interestOf(terms ?? after) }];
  });
  const [first, ...others] = offered;
  if (!first) return null;
  return others.every((other) => sameTerms(first, other)) ? first : null;
}

const interestOf = (words: string): boolean | null =>
  without.test(words) ? true : withInterest.test(words) ? false : null;

const sameTerms = (one: Installments, other: Installments) =>
  one.count === other.count && one.amount.cents === other.amount.cents &&
  one.amount.currency === other.amount.currency && one.isInterestFree === other.isInterestFree;
