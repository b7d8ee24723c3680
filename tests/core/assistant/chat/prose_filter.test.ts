import { expect, test } from "vitest";
import { faultOf, proseFilter } from "../../../../server/core/assistant/chat/prose_filter.ts";

const facts = new Map([
  ["f1", { text: "R$ 129,90" }],
  ["f2", { text: "Fone JBL 520" }],
  ["f3", { text: "1.204" }],
  ["f4", { text: "24/11 às 09:00" }],
]);

/** What is shown of a draft that comes in pieces, or why it is refused. */
function shown(...pieces: string[]): string {
  const filter = proseFilter((ref) => facts.get(ref));
  let text = "";
  for (const piece of [...pieces, null]) {
    const released = piece === null ? filter.end() : filter.push(piece);
    if ("fault" in released) return released.fault;
    text += released.text;
  }
  return text;
}

test("facts stand in the place of their refs, wherever the pieces are cut", () => {
  const draft = "O [[f2]] está por [[f1]] agora.";
  const whole = "O Fone JBL 520 está por R$ 129,90 agora.";
  for (let cut = 1; cut < draft.length; cut++) {
    expect(shown(draft.slice(0, cut), draft.slice(cut))).toBe(whole);
  }
  expect(shown(...draft)).toBe(whole);
});

test.each([
  ["um número", "Sai por 99 reais."],
  ["um número partido em dois pedaços", "Sai por 1", "29."],
  ["um número por extenso", "Custa noventa e nove."],
  ["um número com letras invisíveis", "Custa no\u200bventa."],
  ["um número de outra escrita", "Custa ٩٩ agora."],
  ["um número em círculo", "Ficou em ① lugar."],
  ["uma porcentagem", "Caiu metade."],
  ["o sinal de porcento", "Caiu muito % mesmo."],
  ["uma fração", "Por ½ do valor."],
  ["um número largo", "Por ９９ reais."],
  ["em inglês", "Only ninety? No: ten."],
  ["em algarismos romanos", "Custa XIX moedas."],
  ["um romano de uma letra só", "Custa Ⅸ moedas."],
  ["meio de um valor", "Por ", "meio ", "real."],
  ["um fato colado em outro", "Por [[f1]][[f2]]."],
  ["um fato ao lado de outro, sem espaço", "Por [[f1]],[[f2]]."],
  ["um fato com um sinal", "Caiu -[[f1]]."],
  ["um fato com outra moeda", "Por US$[[f1]]."],
  ["um fato com uma letra", "São [[f1]]k."],
  ["um valor menor que o fato", "Por menos ", "de [[f1]]."],
  ["um valor a menos que o fato", "Não custa nem os [[f1]]."],
  ["um valor em volta do fato", "Fica por volta de **[[f1]]**."],
  ["um valor além do fato", "Sai [[f1]] ou ", "menos."],
  ["uma fração do fato", "Por um ", "quinto de [[f1]]."],
  ["uma parte do fato", "Por uma parte de [[f1]]."],
  ["um terço", "Por a terça ", "parte disso."],
  ["um real", "Por um ", "real só."],
  ["centavos", "Custa uns centavos."],
  ["um número em inglês", "Only fifteen of them."],
  ["uma data", "Começa no dia dez de março."],
  ["o primeiro do mês", "Começa em primeiro de ", "março."],
  ["uma parte em palavras de dias", "Por uma quinta ", "parte de [[f1]]."],
  ["uma parte sem a palavra", "Sai pela quinta ", "do valor."],
  ["um valor menor, com a comparação", "Custa menor do que os [[f1]]."],
  ["um valor maior que o fato", "Foi maior que [[f1]]."],
  ["um preço negado", "Ele não custa hoje [[f1]]."],
  ["um preço negado pelo verbo ser", "O preço não é [[f1]]."],
  ["quase todas as vendas", "São quase todos os [[f3]]."],
  ["um preço que passa do fato", "O preço passa de [[f1]]."],
  ["uma soma que não chega ao fato", "O total não passa de [[f1]]."],
  ["mais que um número de cliques", "Teve mais de [[f3]] cliques."],
  ["quase um número de cliques", "Teve quase [[f3]] cliques."],
  ["cerca de uma hora", "Sai por volta das [[f4]]."],
])("%s is refused", (_, ...pieces) => {
  expect(shown(...pieces)).toBe("NUMBER");
});

test.each([
  ["Veja em https://x.example agora."],
  ["Veja [aqui](//x)."],
  ["Compre em loja-falsa.com hoje."],
  ["Entre em bit.ly agora."],
  ["Chame www.x hoje."],
  ["Entre em golpe ponto com agora."],
  ["Entre em golpe . com agora."],
  ["Entre em golpe(ponto)com agora."],
  ["Entre em hxxp golpe barra pix."],
  ["Abra bit ly barra golpe."],
  ["Siga @golpe agora."],
])("a link is refused: %s", (draft) => {
  expect(shown(draft)).toBe("LINK");
});

test.each([
  "o preço mais baixo da ",
  "um preço imbatível",
  "o preço, nunca visto antes",
  "mais barato que na outra loja",
  "o *melhor* preço",
  "a menor oferta já vista",
  "a melhor oferta da",
  "uma oferta muito melhor que as da",
  "uma oferta que é a melhor da",
  "o menor da",
])("a claim about a price is refused: %s", (claim) => {
  expect(shown(...`Este é ${claim} internet.`.match(/\S+\s*/g)!)).toBe("CLAIM");
});

test("a claim about a price is refused, a ref that no tool gave, and a word without an end", () => {
  expect(shown("É o menor ", "preço do ano.")).toBe("CLAIM");
  expect(shown("Por [[f9]] só.")).toBe("UNKNOWN_FACT");
  expect(shown("Por [[f1 só.")).toBe("NUMBER");
  expect(shown("a".repeat(300))).toBe("UNREADABLE");
});

test("letters that look like others are refused, and a mark that could pass for a fact", () => {
  for (const draft of ["Por дez agora.", "Compre em gоlpe.", "Por vınte.", "Por § agora."]) {
    expect(shown(draft)).toBe("UNREADABLE");
  }
});

test("articles and usual words are no numbers", () => {
  for (
    const prose of [
      "Uma oferta e um cupom.",
      "Dezembro, centro, milho, descobrir.",
      "Onde?",
      "Está na fila. Com isso, sai por meio da regra, no meio da tarde.",
      "- “[[f2]]” ([[f1]]): *[[f2]]* rendeu mais que [[f2]].",
      "Ainda não enviei [[f2]]. Não há cupom para [[f2]]; sem pressa, custa [[f1]].",
      "A compra mínima é [[f1]], e o histórico fica na tela de resultados, em tempo real.",
      "Hoje, na quinta-feira ou amanhã? Em primeiro lugar, veja a fila. Em maio há o Dia das Mães.",
      "O grupo que mais rendeu no mês foi [[f2]]: [[f1]] em vendas, do Mercado Livre.",
      "Seu melhor texto não tem emoji. Esta oferta nunca foi enviada.",
      "O grupo com mais cliques teve [[f1]]. A oferta que mais rendeu fez [[f1]] cliques.",
      "A maior comissão foi [[f1]]. O próximo envio é às [[f1]]. Ela não teve [[f1]] cliques.",
      "O total de comissões passa de [[f1]].",
      "O grupo com menos cliques teve [[f3]], e o próximo envio é em [[f4]].",
      "Qual valor real você quer?",
      "Segunda a sexta. Que tal publicar na sexta? Toda quinta você envia; à quarta, não.",
      "Na quinta de manhã ou de terça a quinta? Toda quinta…",
      "Essa oferta rendeu melhor no grupo [[f2]].",
      "As ofertas de fones vendem melhor à noite. Ofertas com cupom funcionam melhor.",
      "A melhor oferta do mês foi [[f2]]. O menor grupo de todos é [[f2]].",
      "Olá! ☀️ Ligue o WhatsApp e/ou o Telegram na segunda-feira; o #publi entra sozinho.",
    ]
  ) {
    const marked = prose.replaceAll("[[f1]]", "¤").replaceAll("[[f2]]", "§")
      .replace(/\[\[f[34]\]\]/g, "¶");
    expect([prose, faultOf(marked)]).toEqual([prose, null]);
    const streamed = shown(...prose.match(/\S+\s*/g)!);
    expect([prose, streamed]).toEqual([prose, expect.not.stringMatching(/^[A-Z_]+$/)]);
  }
});

test("a day and a sum stay as right when much was written since", () => {
  const rest = "você já tem a fila pronta, com os textos de sempre e os grupos que escolheu, ";
  for (const start of ["Que tal publicar na sexta? Lá ", "O total de vendas passa de [[f1]], e "]) {
    const prose = `Olá. ${start}${rest.repeat(3)}e é isso.`;
    expect(shown(...prose.match(/\S+\s*/g)!)).toContain("e é isso.");
  }
});
