/** Signs of money and of shares, in texts and in the assistant's answers. */
export const MONEY_SIGN = /[$€£¥₿¢%‰]/u;

/** Words of money, folded: an amount with one of them is no field's and no fact's. */
export const MONEY_WORD =
  /(?<![a-z])(?:reais|real|reaizinhos|brl|usd|eur|dolar(?:es)?|dollars?|bucks|euros?|libras?|centavos?|centavinhos?|cents?|pila|pilas|contos?|mangos?|pratas?|merreca|por\s?cento|percent)(?![a-z])/;

/** Words of a share without an amount, folded. */
export const SHARE_WORD = /(?<![a-z])(?:percentua(?:l|is)|porcentage(?:m|ns))(?![a-z])/;

/** Digits of every script, and pictures of numbers. */
export const DIGIT =
  /\p{N}|\u20e3|[\u{1f51f}\u{1f4af}\u{1f51e}\u{1f550}-\u{1f567}\u{1f947}-\u{1f949}]|[\u2680-\u2685]|\u{1f4c5}|\u{1f4c6}/u;

/** Roman numerals of two letters and more. */
export const ROMAN =
  /(?<!\p{L})(?=[IVXLCDM]{2,}(?!\p{L}))M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?!\p{L})|(?<!\p{L})(?:i{2,3}|i[vx]|x[vx]|x{2,3}|xi{1,3}|vi{2,3})(?!\p{L})/u;

/** A third, in words of which neither is a number. */
const THIRD = /(?<![a-z])tercas? partes?(?![a-z])/;

/** Number words of Portuguese, without accents; the articles um and uma are none. */
const small =
  "zero dois duas tres quatro cinco seis meia sete oito nove dez onze doze treze quatorze catorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove";
const large =
  "vinte trinta quarenta cinquenta cincoenta sessenta setenta oitenta noventa cem cento duzentos duzentas trezentos trezentas quatrocentos quatrocentas quinhentos quinhentas seiscentos seiscentas setecentos setecentas oitocentos oitocentas novecentos novecentas mil milhao milhoes bilhao bilhoes trilhao trilhoes";
const parts =
  "meio metade metades terco tercos quarto quartos quinto quintos sextos setimos oitavos nonos decimo decimos avos dobro dobrou dobraram dupla duplo triplo tripla triplicou triplicaram quadruplo quadruplicou duzia duzias dezena dezenas centena centenas milhar milhares par pares ambos ambas trio quarteto";
const ordinals =
  "primeiro primeira primeiros primeiras segundo segunda terceiro terceira quarta quinta sexto sexta setimo setima oitavo oitava nono nona decima vigesimo vigesima centesimo milesimo";
const spoken =
  "vintao trintao quarentao cinquentao cinquentinha sessentinha setentinha oitentinha noventinha dezao dezinho cemzao cenzao milao milzao milzinho deizao vintinho trintinha cinquinho cincao quinzinho cenzinho";
const foreign =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions dozen dozens half halves quarter quarters twice thrice double triple uno tres cuatro siete ocho nueve diez once quince dieciseis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta ochenta ciento cien doscientos quinientos mitad doble";

/** Without repeated letters, as people stretch a word: "viiinte" is "vinte". */
const squeezed = (word: string) => word.replace(/(.)\1+/g, "$1");

const words: ReadonlySet<string> = new Set(
  [small, large, parts, ordinals, spoken, foreign].join(" ").split(" ").map(squeezed),
);
/** Number words that stand joined: "vinteecinco", "centoenoventa". */
const joined = new RegExp(
  `^(?:(?:${
    [
      ...new Set(
        [small, large].join(" ").split(" ").filter((word) => word.length > 2).map(squeezed),
      ),
    ]
      .sort((one, other) => other.length - one.length).join("|")
  })e?){2,}$`,
);

/**
 * Returns the first number word of a folded text; null: there is none. Letters that stand apart
 * ("v i n t e", "v.i.n.t.e") are read as a word.
 */
export function numberWordIn(folded: string): string | null {
  const apart = folded.replace(
    /(?<![a-z])[a-z](?:[\s.,_*~\-–—•·'"]+[a-z](?![a-z])){2,}/g,
    (letters) => letters.replace(/[^a-z]+/g, ""),
  );
  // A number parted by marks, "vin*te*" or "vin-te", is one, too.
  const unmarked = folded.replace(/(?<=[a-z])[*_~'"’\-–—.·•]+(?=[a-z])/g, "");
  for (const text of [folded, apart, unmarked]) {
    const third = THIRD.exec(text);
    if (third) return third[0];
    for (const word of text.match(/[a-z]+/g) ?? []) {
      const tight = squeezed(word);
      if (words.has(tight) || joined.test(tight)) return word;
    }
  }
  return null;
}
