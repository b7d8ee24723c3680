import { phrases } from "./tones.ts";

/** Lines that a fact carries: each disappears where the offer lacks it. */
export const factLines = {
  desconto: phrases(`
    *{desconto} de desconto* nesse aqui
    Caiu {desconto}, e eu vim contar
    Está com {desconto} de desconto
    {desconto} de desconto, sem enrolação
    Repara: {desconto} de desconto
    Um desconto de {desconto} para olhar com calma
    O preço caiu {desconto}, olha só
    Desconto de {desconto}: eu reparei`),
  economia: phrases(`
    Dá para economizar {economia}
    São {economia} a menos
    Economia de {economia}
    Economize {economia} nessa escolha
    Fica {economia} a menos
    {economia} a menos, e eu quis contar`),
  menor_preco: phrases(`
    *{menor_preco}*
    {menor_preco}, pelo nosso registro
    Olha isso: {menor_preco}
    Está anotado aqui: {menor_preco}`),
  cupom: phrases(`
    Cupom: *{cupom}*
    Tem cupom: *{cupom}*
    Usa o cupom *{cupom}*
    Cupom para aplicar: *{cupom}*
    Anota o cupom: *{cupom}*
    Cupom à mão: *{cupom}*`),
  cupom_ate: phrases(`
    O cupom vale até {cupom_ate}
    Cupom válido até {cupom_ate}
    Dá para usar o cupom até {cupom_ate}
    Cupom aceito até {cupom_ate}`),
  frete: phrases(`
    {frete}
    Entrega: {frete}
    Na entrega: {frete}`),
  avaliacao: phrases(`
    Nota de quem comprou: {avaliacao}
    Avaliação: {avaliacao}
    Olha a nota: {avaliacao}
    Quem comprou avaliou: {avaliacao}`),
  parcelas: phrases(`
    {parcelas}
    Dá para parcelar: {parcelas}
    Parcelado: {parcelas}
    Cabe no bolso: {parcelas}`),
  preco: phrases(`
    Por *{preco}* {no_pix}
    Sai por *{preco}* {no_pix}
    Está por *{preco}* {no_pix}
    Fica por *{preco}* {no_pix}
    Leve por *{preco}* {no_pix}
    Preço: *{preco}* {no_pix}`),
  preco_antigo: phrases(`
    De ~{preco_antigo?}~
    Antes ~{preco_antigo?}~
    Era ~{preco_antigo?}~
    Estava ~{preco_antigo?}~`),
  preco_pix: phrases(`
    No Pix: *{preco_pix}*
    Pagando no Pix: *{preco_pix}*
    E no Pix sai por *{preco_pix}*`),
  preco_cartao: phrases(`
    No cartão: {preco_cartao}
    Pagando no cartão: {preco_cartao}`),
  a_partir_de: phrases(`
    A partir de *{a_partir_de}*
    Preços a partir de *{a_partir_de}*`),
  loja: phrases(`
    Loja: {loja}
    Vendido em: {loja}`),
  titulo: phrases(`
    *{titulo}*
    {titulo}`),
} as const;

export type FactLine = keyof typeof factLines;

/** The pictures that go with each line, where a text has many. */
export const factEmojis: Readonly<Partial<Record<FactLine, string>>> = {
  desconto: "📉",
  economia: "💸",
  menor_preco: "🏆",
  cupom: "🎟️",
  cupom_ate: "⏳",
  frete: "🚚",
  avaliacao: "⭐",
  parcelas: "💳",
  preco: "💰",
  preco_pix: "💠",
  loja: "🏬",
  titulo: "🛍️",
};

/** Replies to a question about an offer: what is known, and where the rest stands. */
export const replies = phrases(`
  Oi! Sobre {titulo}:
  Boa pergunta! Do que eu sei de {titulo}:
  Oi, tudo bem? Olhei aqui {titulo}:
  Respondendo sobre {titulo}:
  Obrigada por perguntar! Sobre {titulo}:
  Oi! O que sei de {titulo} é isto:`);
export const replyEndings = phrases(`
  O resto está na página da loja: {link}
  A loja responde ao que falta: {link}
  Confere os detalhes na página, que é quem sabe: {link}
  Para o que não sei dizer, a página mostra: {link}
  Dá uma olhada na descrição: {link}
  Vê na página se é o que você procura: {link}`);
