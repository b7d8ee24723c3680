import { expect, test } from "vitest";
import { hexColor } from "../../../../web/screens/appearance/color_words.ts";

test("a typed colour is read in the usual spellings, and nothing else", () => {
  expect(["6200ee", " #62E ", "#6200EE", "fff"].map(hexColor))
    .toEqual(["#6200EE", "#6622EE", "#6200EE", "#FFFFFF"]);
  expect(["", "azul", "#12", "#1234", "#GGGGGG", "rgb(1,2,3)"].map(hexColor))
    .toEqual([null, null, null, null, null, null]);
});
