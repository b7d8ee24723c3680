import type { UnsafeReason, UnsafeText } from "./unsafe_text.ts";

/** Sources of patterns, folded. */
export const MONTH =
  "(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)";
const PRICE = "(?:preco|precinho|valor|oferta|negocio|desconto|compra|custo|price|deal)s?";
/** Nouns of a price itself; of the others, people also say how they sell. */
const AMOUNT = "(?:preco|precinho|valor|custo|price|deal)s?";
const THING = "(?:oferta|negocio|desconto|compra)s?";
const WORDS = String.raw`(?:[a-z]+\s){0,4}`;
const OF_MARKET = String
  .raw`(?:d[aoe]s? (?:internet|mercado(?! livre)|brasil|pais|mundo|historia|ano|decada|tod[oa]s?|sempre)|ja (?:vist|registrad|anunciad|praticad|feit)[oa]s?|ate hoje)`;
/** Also of the month: so people speak of their own offers, but of no price. */
const OF_ALL = `(?:${OF_MARKET}|d[oe]s? mes)`;
/** What stands between a thing and what says that it is better, and is no verb of how it sells. */
const COPULA = String
  .raw`(?:(?:e|sao|esta|ta|ficou|seria|ha|existe|tem|nao|nunca|sempre|hoje|a|as|o|os|d[aeo]s?|n[ao]|em|que|muito|bem|ainda|outr[oa]|internet|mercado|brasil|pais|mundo|loja|lugar|nenhum)\s){0,5}`;

/**
 * What says of a price that none is better, folded: neither a text nor the assistant says so. What we
 * know of a lowest price is a field, or a fact.
 */
export const PRICE_CLAIM = new RegExp(
  "(?<![a-z])(?:" + [
    String.raw`(?:menor|melhor)(?:es)? (?:preco|valor|custo)s?`,
    String.raw`(?:menor|melhor|maior)(?:es)? ${AMOUNT} ${WORDS}${OF_ALL}`,
    String.raw`(?:menor|melhor|maior)(?:es)? ${THING} ${WORDS}${OF_MARKET}`,
    String.raw`(?:menor(?:es)? ${THING}|maior(?:es)? descontos?) ${WORDS}${OF_ALL}`,
    String.raw`(?:mais baix[oa]s?|mais vantajos[oa]s?) ${WORDS}${OF_ALL}|menor(?:es)? ${OF_ALL}`,
    String.raw`${AMOUNT} ${WORDS}(?:mais baix[oa]s?|menor(?:es)?|melhor(?:es)?|recorde)`,
    String.raw`${THING} ${COPULA}(?:mais baix[oa]s?|menor(?:es)?|melhor(?:es)?|recorde)`,
    String.raw`${THING} ${WORDS}(?:mais baix[oa]s?|recorde)`,
    String.raw`mais baix[oa]s? ${PRICE}|(?:preco|valor)s? (?:jamais|nunca)|precos? minimos?`,
    String.raw`(?:recorde de|minim[oa] historic[oa]) ?(?:preco)?`,
    String
      .raw`barat[a-z]+|mais em conta|imbativ[a-z]+|insuperav[a-z]+|imperdiv[a-z]+|irresistiv[a-z]+|inigualav[a-z]+|inacreditav[a-z]+`,
    String
      .raw`(?:nunca|jamais) (?:esteve|estiv[a-z]+|foi|ficou|houve|vi|vist[a-z]+|caiu) ${WORDS}(?:tao|assim|antes|igual|menor|baix[oa]|bom|preco)`,
    String.raw`(?:nunca|jamais) (?:vi|vist)[a-z]*|tao baix[oa]s?|sem concorrencia|sem igual`,
    String
      .raw`ninguem ${WORDS}(?:vende|cobre|tem|faz|oferece)|nenhuma (?:outra )?loja ${WORDS}(?:vende|cobre|tem|faz|oferece)`,
    String
      .raw`preco de (?:custo|banana|fabrica|atacado|black|amigo)|abaixo do (?:custo|mercado|preco)|de graca|(?:erro|bug) de preco|preco errado`,
    String.raw`cheap[a-z]*|(?:lowest|best) (?:price|deal|value)s?|unbeatable|bargain`,
  ].join("|") + ")(?![a-z])",
);

/** What says so in a text for groups, which speaks of its offer alone: “rende melhor” is a claim there. */
const OFFER_CLAIM = new RegExp(
  String
    .raw`\b(?:(?:melhor|maior)(?:es)? ${PRICE} ${WORDS}${OF_ALL}|${PRICE} ${WORDS}melhor(?:es)?)\b`,
);

/** Words that no text of ours says, folded: nothing that we know proves them. */
const never: readonly (readonly [UnsafeReason, RegExp])[] = [
  [
    "TIME",
    /\b(?:hoje|amanha|ontem|anteontem|semanas?|mes|meses|anos?|quinzena|feriado|horas?|horinhas?|minut\w+|instantes?|madrugada|noite|tarde|domingo|sabado|terca|feira|prazo|limitad\w+|ultim\w+|acab\w+|termina\w*|encerra\w*|expir\w+|venc[eia]\w*|relampago|flash|esgot\w+|estoque\w*|unidades?|restam?|restando|sobr(?:ou|am|aram)|vagas?|antes que|ou nunca|ja era|enquanto dur\w+|duracao|temporad\w+|natal|pascoa|carnaval|reveillon|namorados|black\s*friday|black\s*november|cyber\s*monday|volta as aulas|halloween|sao joao)\b/,
  ],
  ["TIME", new RegExp(String.raw`\b${MONTH}\b`)],
  [
    "TIME",
    /\b(?:so|somente|apenas|ate)\s+(?:agora|a|as|o|meia|final|fim|durar)\b|\bnao (?:deixe|deixa|perca|espere) para depois\b/,
  ],
  // "dia" is a time, but for “dia a dia” and “bom dia”.
  ["TIME", /(?<!\bdia a )(?<!\bbom )\bdia\b(?! a dia)|\bdias\b/],
  ["CLAIM", PRICE_CLAIM],
  ["CLAIM", OFFER_CLAIM],
  [
    "CLAIM",
    /\b(?:menor|menores|mais baix[oa]s?|minimo|minima|historic\w+|nunca (?:vi|vist\w+|esteve|estiv\w+|foi|houve|antes|mais)|jamais|recorde|abaixo d[oae]|gratis|gratuit\w+|free|brindes?|cashback|liquid\w+|queima|saldao|bug\w*|absurd\w+|surreal|unic[oa]s?|exclusiv\w+|melhor(?:es)? (?:oferta|negocio|desconto|compra|do mercado|da internet|do brasil)|mais vendid\w+|campea\w*|lider\w*|top)\b/,
  ],
  [
    "CLAIM",
    /\b(?:garant\w+|original|originais|autentic\w+|oficial|oficiais|nota fiscal|devolu\w+|reembols\w+|aprovad\w+|recomendad\w+|testad\w+|comprovad\w+|certificad\w+|anvisa|inmetro|cura|emagrec\w+|milagr\w+|reposic\w+)\b/,
  ],
];

/** Words that need a fact: each of these fields carries its line, which disappears without it. */
const carried: readonly { readonly words: RegExp; readonly by: readonly string[] }[] = [
  {
    words:
      /\b(?:descont\w+|off|economi\w+|poup\w+|caiu|cairam|baixou|baixaram|abaixou|despenc\w+|desabou|derreteu|reduzi\w+|reducao|queda|promo\w*|a menos|remarcad\w+|rebaix\w+)\b/,
    by: ["desconto", "economia", "preco_antigo", "menor_preco"],
  },
  { words: /\b(?:cupom|cupons|cupao|codigo|voucher)\b/, by: ["cupom", "cupom_ate"] },
  { words: /\bcorre\w*\b|\bvalid\w+\b/, by: ["cupom_ate"] },
  { words: /\b(?:fretes?|entrega\w*|enviad\w+|chega rapid\w+)\b/, by: ["frete"] },
  { words: /\b(?:parcel\w+|juros|prestac\w+|cartao|vezes)\b/, by: ["parcelas", "preco_cartao"] },
  { words: /\bpix\b/, by: ["preco_pix", "no_pix", "preco"] },
  { words: /\b(?:notas?|avalia\w+|estrelas?|elogi\w+|quem comprou)\b/, by: ["avaliacao"] },
];

/**
 * Returns what a folded line claims that no fact carries; null: nothing. `fields` are the fields of
 * the line.
 */
export function claimIn(folded: string, fields: ReadonlySet<string>): UnsafeText | null {
  const text = folded.replace(/[*_~]/g, "").replace(/\s+/g, " ");
  for (const [reason, pattern] of never) {
    const found = pattern.exec(text);
    if (found) return { reason, found: found[0] };
  }
  for (const { words, by } of carried) {
    const found = words.exec(text);
    if (found && !by.some((name) => fields.has(name))) return { reason: "CLAIM", found: found[0] };
  }
  return null;
}
