import { expect, test } from "vitest";
import { shops } from "../../../../web/screens/settings/shops.tsx";
import { tagsInLink } from "../../../../web/screens/settings/TagsForm.tsx";

test("a pasted link with both tags fills both fields; any other text fills none", () => {
  const link = "https://www.mercadolivre.com.br/p/MLB1?matt_word=ana&matt_tool=12345678";
  expect(tagsInLink(shops.mercadoLivre, ` ${link}`)).toEqual([
    ["mercadoLivreWord", "ana"],
    ["mercadoLivreTool", "12345678"],
  ]);
  for (const text of ["ana", "https://www.mercadolivre.com.br/p/MLB1?matt_word=ana", ""]) {
    expect(tagsInLink(shops.mercadoLivre, text)).toEqual([]);
  }
  expect(tagsInLink(shops.amazon, link)).toEqual([]);
});
