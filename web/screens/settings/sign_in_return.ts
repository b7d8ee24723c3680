/** How a sign-in at Mercado Livre ended, as the server words it in the address. */
const sentences: Readonly<Record<string, string>> = {
  feita: "Mercado Livre conectado.",
  SHOP_SIGN_IN_LOST: "Esta autorização venceu ou já foi usada. Comece a conexão de novo.",
  SHOP_SIGN_IN_EXPIRED: "O Mercado Livre não aceitou mais esta autorização. Comece de novo.",
  SHOP_SIGN_IN_REFUSED: "O Mercado Livre não recebeu a sua autorização. Nada foi conectado.",
  SHOP_ACCESS_DENIED:
    "O Mercado Livre não permite isto a esta conta. Entre com a conta principal, não a de um colaborador.",
  SHOP_UNREACHABLE:
    "O Mercado Livre não respondeu. Nada foi conectado; tente de novo em instantes.",
  SHOP_RATE_LIMITED:
    "O Mercado Livre pediu uma pausa. Nada foi conectado; tente de novo mais tarde.",
  ONLY_IN_PERSON: "Só a própria pessoa pode conectar o Mercado Livre dela.",
};

/** The same for a person. */
export const returnSentence = (outcome: string): string =>
  Object.hasOwn(sentences, outcome)
    ? sentences[outcome]!
    : "A conexão não deu certo desta vez. Nada foi conectado; tente de novo.";
