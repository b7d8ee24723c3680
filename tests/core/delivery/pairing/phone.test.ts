import { expect, test } from "vitest";
import {
  maskedPhone,
  readPhone,
  shownPhone,
} from "../../../../server/core/delivery/pairing/phone.ts";

test.each([
  ["5511999990001", "5511999990001"],
  [" +55 (11) 99999-0001 ", "5511999990001"],
  ["+55 11 3333-0001", "551133330001"],
  ["+1 919 555 0100", "19195550100"],
  ["1 212 555 0100", "12125550100"],
  ["+45 12 34 56 78", "4512345678"],
  ["+11999990001", "11999990001"], // the "+" states that this is its country
  ["５５11999990001", "5511999990001"], // digits as some keyboards write them
])("%s is a number", (written, digits) => {
  expect(readPhone(written)).toBe(digits);
});

test.each([
  ["onze nove nove", "PHONE_INVALID"],
  ["55 11 99999 000x", "PHONE_INVALID"],
  ["++5511999990001", "PHONE_INVALID"],
  ["011 99999 0001", "PHONE_INVALID"],
  ["+", "PHONE_INVALID"],
  ["(11) 99999-0001", "PHONE_WITHOUT_COUNTRY"],
  ["55 99999-0001", "PHONE_WITHOUT_COUNTRY"], // the area 55, not the country
  ["55 11 9999-001", "PHONE_LENGTH_INVALID"],
  ["55 11 99999-00012", "PHONE_LENGTH_INVALID"],
  ["+1234567", "PHONE_LENGTH_INVALID"],
  ["+1234567890123456", "PHONE_LENGTH_INVALID"],
])("%s is none: %s", (written, code) => {
  expect(() => readPhone(written)).toThrow(expect.objectContaining({ code, path: ["phone"] }));
});

test("a masked number cannot be called", () => {
  expect(maskedPhone("5511999990001")).toBe("+55 11 …-0001");
  expect(maskedPhone("351912345678")).toBe("…-5678");
});

test("a number is shown as people write it", () => {
  expect(shownPhone("5511999990001")).toBe("+55 11 99999-0001");
  expect(shownPhone("551133330001")).toBe("+55 11 3333-0001");
  expect(shownPhone("351912345678")).toBe("+351912345678");
});
