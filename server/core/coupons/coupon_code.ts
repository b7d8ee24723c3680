/**
 * A code in capital letters right behind the word for one: "Cupom: CASA20", "com o código GANHE10".
 * In a sentence that is all capitals, only a digit sets a code apart from the next word.
 */
const named =
  /\b((?:(?:use|usando|com|aplique|aplicando|digite|insira) (?:o )?)?(?:cupom|CUPOM|Cupom|c[óo]digo|C[óo]digo|C[ÓO]DIGO|coupon|Coupon|promo code)(?: promocional| de desconto| code)?\s?(:?)\s?(["“”'‘’]?))([A-Z][A-Z0-9]{3,19})\b(?!\s?%)/gi;

/** Capitals that say something of a coupon, and are none. */
const words = new Set(
  `ABAIXO ACIMA AGORA APENAS APLICADO APLICAR AQUI ATIVO ATIVADO CASHBACK CLIQUE CLUBE COMPRA COMPRAS
   COPIADO COPIAR DESCONTO DESCONTOS DISPONIVEL ENCERRADO ESGOTADO ESPECIAL EXCLUSIVO EXCLUSIVOS
   EXPIRADO EXTRA FRETE GANHE GRATIS HOJE INDISPONIVEL INVALIDO LANCAMENTO LIBERADO LIMITADO LOJA MAIS
   MELHOR NOVO NOVOS NOVIDADE OFERTA OFERTAS PARA PEGAR PRIME PRIMEIRA PRIMEIRO PRODUTO PROMOCAO
   PROMOCIONAL RELAMPAGO RESGATADO RESGATAR RESGATE SECRETO SELECIONADO SITE SOMENTE SUPER SURPRESA
   TODOS UNICO USADO VALIDO VEJA VENDEDOR VIGENTE`.split(/\s+/),
);

/** The most characters of a text that are read. */
const LONGEST = 5_000;

/** The codes that a text names, each once, in their order. */
export const couponCodesIn = (text: string): string[] => [
  ...new Set([...text.slice(0, LONGEST).matchAll(named)].filter(isCode).map((match) => match[4]!)),
];

/** The one code that a shop's words name; null where they name none, or several. */
export function couponIn(text: string): string | null {
  const [code, ...others] = couponCodesIn(text);
  return code !== undefined && others.length === 0 ? code : null;
}

function isCode([, before, colon, quote, code]: RegExpExecArray): boolean {
  if (code !== code!.toUpperCase() || words.has(code)) return false;
  const isOrder = /^(?:use|usando|com|aplique|aplicando|digite|insira)\b/i.test(before!);
  // "Código: ABC1234" is a product's own number more often than a coupon.
  const isCoupon = /cup|promo|desconto/i.test(before!);
  if (/\d/.test(code)) return isCoupon || isOrder;
  const isAllCapitals = before === before!.toUpperCase();
  return !isAllCapitals && (isOrder || (isCoupon && Boolean(colon || quote)));
}
