import { expect, test } from "vitest";
import { demoMessage } from "../../../../server/core/offers/message/demo_message.ts";

const typed = { title: "Cafeteira *Aurora*", price: "1.299,9", link: "loja.example/p/1?de=ana" };

test("a visitor sees their own offer as a group would get it", () => {
  expect(demoMessage(typed)).toMatchObject({
    text: `#publi

*Cafeteira Aurora*

Por *R$ 1.299,90*

👉 https://loja.example/p/1?de=ana`,
    problems: {},
  });
});

test("an Amazon link keeps its tag and adds Amazon's required sentence", () => {
  const { text } = demoMessage({ ...typed, link: "https://www.amazon.com.br/dp/B0X?tag=ana-20" });
  expect(text).toContain("https://www.amazon.com.br/dp/B0X?tag=ana-20");
  expect(text).toContain("Como Associado da Amazon");
});

test("an empty form gives no message, and no error", () => {
  const empty = { title: "", price: "", link: "" };
  expect(demoMessage(empty)).toEqual({ typed: empty, text: null, problems: {} });
});

test.each(
  [
    [{ price: "12 a 15" }, "price", "Escreva só o valor, como 129,90."],
    [{ price: "0,00" }, "price", "O preço deve ser maior que zero."],
    [{ price: "99999999999999" }, "price", "Escreva só o valor, como 129,90."],
    [{ link: "javascript:alert(1)" }, "link", "Isto não é um link de produto"],
    [{ link: "https://192.168.0.1/x" }, "link", "Este endereço não é de uma loja"],
    [{ link: "http://loja.example/" }, "link", "com https://"],
    [{ title: "***" }, "title", "Dê um título à oferta."],
    [{ title: "x".repeat(5_000) }, "title", "O título pode ter até 300 caracteres."],
  ] as const,
)("%j gets a sentence", (bad, field, sentence) => {
  const { problems } = demoMessage({ ...typed, ...bad });
  expect(problems[field]).toContain(sentence);
  expect(Object.keys(problems)).toEqual([field]);
});

test("one invalid field does not hide the others", () => {
  expect(demoMessage({ ...typed, price: "caro" }).text).toContain("Cafeteira");
});
