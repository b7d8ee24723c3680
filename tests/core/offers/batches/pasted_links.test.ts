import { expect, test } from "vitest";
import { pastedLinks } from "../../../../server/core/offers/batches/pasted_links.ts";

const urls = (text: string) => pastedLinks(text).map(({ url }) => url);
const code = (text: string) => {
  try {
    return pastedLinks(text).length;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test("links are taken one a line, in their order, also without https:// and behind a bullet", () => {
  expect(urls(
    "https://loja.example/a\r\n\n  www.casasbahia.com.br/produto/1  \n- amzn.to/abc\n2. https://loja.example/b",
  )).toEqual([
    "https://loja.example/a",
    "https://www.casasbahia.com.br/produto/1",
    "https://amzn.to/abc",
    "https://loja.example/b",
  ]);
});

test("links are extracted from other text, and its words are no entries", () => {
  const text = `Gente, olha isso
Fone incrível por R$ 99,90
🔥 https://loja.example/fone 🔥
e também (https://loja.example/mouse), corre.
Frete grátis
Aproveitem`;
  expect(pastedLinks(text)).toEqual([
    { url: "https://loja.example/fone", isLink: true },
    { url: "https://loja.example/mouse", isLink: true },
  ]);
});

test("one product twice is one link, whatever tag it has", () => {
  expect(urls(
    `https://www.amazon.com.br/dp/B0TESTE123?tag=outra-20
     https://www.amazon.com.br/Caneca-Aurora/dp/B0TESTE123/ref=sr_1_1
     https://amzn.to/abc https://amzn.to/abc`,
  )).toHaveLength(2);
});

test("in a list, an entry that is no link is stored as such", () => {
  expect(pastedLinks("https://loja.example/a\nnada disso\nhttps://loja.example/b")).toEqual([
    { url: "https://loja.example/a", isLink: true },
    { url: "nada disso", isLink: false },
    { url: "https://loja.example/b", isLink: true },
  ]);
});

test("a batch takes 1 to 50 links", () => {
  const list = (n: number) =>
    Array.from({ length: n }, (_, i) => `https://loja.example/${i}`).join("\n");
  expect(code(list(50))).toBe(50);
  expect(code(list(51))).toBe("TOO_MANY_LINKS");
  expect(code("bom dia")).toBe("LINKS_MISSING");
  expect(code("  \n ")).toBe("LINKS_MISSING");
  expect(code("a".repeat(50_001))).toBe("LINKS_TEXT_TOO_LONG");
  expect(code("R$ 1.299,00\nde 1.500,00")).toBe("LINKS_MISSING");
});
