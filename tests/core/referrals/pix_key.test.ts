import { expect, test } from "vitest";
import { parsePixKey, type PixKind } from "../../../server/core/referrals/pix_key.ts";

test.each<[PixKind, string, string, string]>([
  ["CPF", "529.982.247-25", "52998224725", "•••.982.247-••"],
  ["CNPJ", "11.222.333/0001-81", "11222333000181", "••.•••.333/0001-••"],
  ["CNPJ", "12.abc.345/01de-35", "12ABC34501DE35", "••.•••.345/01DE-••"],
  ["EMAIL", " Ana.Reis@Loja.example ", "ana.reis@loja.example", "an•••@loja.example"],
  ["PHONE", "(11) 91234-5678", "+5511912345678", "+55 11 •••••-5678"],
  ["PHONE", "+55 55 99123-4567", "+5555991234567", "+55 55 •••••-4567"],
  ["PHONE", "55991234567", "+5555991234567", "+55 55 •••••-4567"],
  [
    "RANDOM",
    "123E4567-E89B-42D3-A456-426614174000",
    "123e4567-e89b-42d3-a456-426614174000",
    "••••-4000",
  ],
])("a %s as people type it is read: %s", (kind, typed, key, hint) => {
  expect(parsePixKey(kind, typed)).toEqual({ kind, key, hint });
});

test.each<[PixKind, string]>([
  ["CPF", "529.982.247-24"],
  ["CPF", "111.111.111-11"],
  ["CPF", "5299822472"],
  ["CNPJ", "11.222.333/0001-82"],
  ["CNPJ", "12.ABC.345/01DE-36"],
  ["CNPJ", "00.000.000/0000-00"],
  ["EMAIL", "ana@loja"],
  ["EMAIL", `${"a".repeat(70)}@loja.example`],
  ["EMAIL", "=ana@loja.example,x"],
  ["PHONE", "11 1234-5678"],
  ["PHONE", "+1 212 555 0100"],
  ["PHONE", "01 91234-5678"],
  ["RANDOM", "123e4567-e89b-42d3-a456-42661417400"],
])("a %s that cannot be one is refused: %s", (kind, typed) => {
  expect(parsePixKey(kind, typed)).toBeNull();
});

test("an e-mail of one letter is masked whole", () => {
  expect(parsePixKey("EMAIL", "a@loja.example")?.hint).toBe("•••@loja.example");
});
