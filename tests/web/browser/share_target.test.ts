import { expect, test } from "vitest";
import { sharedText } from "../../../web/browser/share_target.ts";

const shared = (fields: Record<string, string>) => sharedText(new URLSearchParams(fields));

test("a shop's app that puts everything into the text is read as it was pasted", () => {
  const texto = "Olha isso: Fone Bluetooth https://s.shopee.com.br/abc";
  expect(shared({ titulo: "Fone Bluetooth", texto })).toBe(texto);
});

test("a browser that sends the address apart gives the title and the address", () => {
  expect(shared({ titulo: "Fone", link: "https://loja.example/fone" }))
    .toBe("Fone\nhttps://loja.example/fone");
});

test("what is said twice is said once", () => {
  const link = "https://loja.example/fone";
  expect(shared({ titulo: link, texto: link, link })).toBe(link);
});

test("an address without anything shared is none", () => {
  expect(shared({})).toBeNull();
  expect(shared({ titulo: " ", oferta: "ofr_1" })).toBeNull();
});
