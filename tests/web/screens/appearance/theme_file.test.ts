import { expect, test } from "vitest";
import { readThemeFile, themeFile } from "../../../../web/screens/appearance/theme_file.ts";

const settings = { sidebarColor: "#0B3D2E", primaryColor: "#C62828", cardColor: "#FFFFFF" };
const natal = { name: "Natal", settings };
const read = (content: unknown) =>
  readThemeFile(new Blob([typeof content === "string" ? content : JSON.stringify(content)]));
const file = (...themes: unknown[]) => ({ version: 1, themes });

test("an export is read back as it was", async () => {
  const themes = [natal, { name: "Dia das Mães", settings }];
  expect(await read(themeFile(themes))).toEqual({ themes });
});

test("names are trimmed, and colours are upper-case", async () => {
  const typed = { name: "  Dia   das Mães ", settings: { ...settings, cardColor: "#fff8e1" } };
  expect(await read(file(typed))).toEqual({
    themes: [{ name: "Dia das Mães", settings: { ...settings, cardColor: "#FFF8E1" } }],
  });
});

test.each([
  ["{", /não é JSON/],
  ["[]", /não traz temas/],
  ["null", /não traz temas/],
  [{ version: 1, themes: "Natal" }, /não traz temas/],
  [{ themes: [natal] }, /versão desconhecida/],
  [{ version: 2, themes: [natal] }, /versão 2/],
  [file(), /nenhum tema/],
  [file(...Array.from({ length: 201 }, (_, n) => ({ ...natal, name: `${n}` }))), /201 temas/],
  [" ".repeat(100_001), /mais de 100 kB/],
])("a foreign file is refused in one sentence: %.20j", async (content, sentence) => {
  const answer = await read(content);
  expect(answer).toEqual({ problems: [expect.stringMatching(sentence)] });
});

test("each invalid entry is named, with its problem", async () => {
  const { cardColor: _, ...twoColors } = settings;
  const answer = await read(file(
    natal,
    { name: "", settings },
    { name: "Páscoa", settings: { ...settings, primaryColor: "roxo" } },
    { name: "Junho", settings: twoColors },
    "Julho",
    { name: "natal", settings },
  ));
  expect(answer).toEqual({
    problems: [
      "Tema 2: o nome precisa ter de 1 a 60 caracteres.",
      "Tema 3 (Páscoa): a cor “Principal” não tem a forma #RRGGBB.",
      "Tema 4 (Junho): falta a cor “Cartões”.",
      "Tema 5: o nome precisa ter de 1 a 60 caracteres.",
      "Tema 5: falta a cor “Barra lateral”.",
      "Tema 5: falta a cor “Principal”.",
      "Tema 5: falta a cor “Cartões”.",
      "O nome “Natal” aparece 2 vezes no arquivo.",
    ],
  });
});

test("of very many problems the first eight are shown", async () => {
  const answer = await read(file(...Array.from({ length: 20 }, () => ({ settings }))));
  expect(answer).toHaveProperty("problems.length", 9);
  expect(answer).toHaveProperty("problems.8", "E mais 12.");
});
