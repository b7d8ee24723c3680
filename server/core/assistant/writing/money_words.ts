/** Signs of money and of shares, in texts and in the assistant's answers. */
export const MONEY_SIGN = /[$€£¥₿¢%‰]/u;

/** Words of money, folded: an amount with one of them is no field's and no fact's. */
export const MONEY_WORD =
  /(?<![a-z])(?:reais|real|reaizinhos|brl|usd|eur|dolar(?:es)?|dollars?|bucks|euros?|libras?|centavos?|centavinhos?|cents?|pila|pilas|contos?|mangos?|pratas?|merreca|por\s?cento|percent)(?![a-z])/;

/** Words of a share without an amount, folded. */
export const SHARE_WORD = /(?<![a-z])(?:percentua(?:l|is)|porcentage(?:m|ns))(?![a-z])/;
