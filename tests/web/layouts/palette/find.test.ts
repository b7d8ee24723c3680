import { expect, test } from "vitest";
import { find } from "../../../../web/layouts/palette/find.ts";

const screens = ["Envio e ritmo silêncio horários", "Seus cupons códigos", "Fila de envios pausar"];
const found = (words: string) => find(words, screens, (text) => text);

test("words are found without accents, capitals and order; without words, all are", () => {
  expect(found("SILENCIO")).toEqual({ items: [screens[0]], isExact: true });
  expect(found("envios fila")).toEqual({ items: [screens[2]], isExact: true });
  expect(found("").items).toEqual(screens);
});

test("one wrong letter a word is forgiven, when nothing has the words themselves", () => {
  for (const words of ["cupns", "cupnos", "cupins", "cuppons"]) {
    expect([words, found(words)]).toEqual([words, { items: [screens[1]], isExact: false }]);
  }
  expect(found("silensio")).toEqual({ items: [screens[0]], isExact: false });
  expect(found("geladeira")).toEqual({ items: [], isExact: false });
});
