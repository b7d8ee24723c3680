import { expect, test } from "vitest";
import { faultOf, proseFilter } from "../../../../server/core/assistant/chat/prose_filter.ts";

const facts = new Map([["f1", { text: "R$ 129,90" }], ["f2", { text: "Fone JBL 520" }]]);

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
])("%s is refused", (_, ...pieces) => {
  expect(shown(...pieces)).toBe("NUMBER");
});

test.each([
  ["Veja em https://x.example agora."],
  ["Veja [aqui](//x)."],
  ["Compre em loja-falsa.com hoje."],
  ["Entre em bit.ly agora."],
  ["Chame www.x hoje."],
])("a link is refused: %s", (draft) => {
  expect(shown(draft)).toBe("LINK");
});

test("a claim about a price is refused, a ref that no tool gave, and a word without an end", () => {
  expect(shown("É o menor ", "preço do ano.")).toBe("CLAIM");
  expect(shown("Por [[f9]] só.")).toBe("UNKNOWN_FACT");
  expect(shown("Por [[f1 só.")).toBe("NUMBER");
  expect(shown("a".repeat(300))).toBe("UNREADABLE");
});

test("articles and usual words are no numbers", () => {
  for (const prose of ["Uma oferta e um cupom.", "Dezembro, centro, milho, descobrir.", "Onde?"]) {
    expect(faultOf(prose)).toBeNull();
  }
});
