import { expect, test } from "vitest";
import { textOf } from "../../../web/shared/CsvSheet.tsx";

test("a file is read in UTF-8, or in the code page of older spreadsheets", async () => {
  expect(await textOf(new Blob(["Código"]))).toBe("Código");
  expect(await textOf(new Blob([new Uint8Array([0x43, 0xf3, 0x64])]))).toBe("Cód");
});
