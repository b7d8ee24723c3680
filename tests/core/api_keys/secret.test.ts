import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hintOf, isSecret, newSecret, secretHash } from "../../../server/core/api_keys/secret.ts";

test("a key has the form that scanners of leaked keys know, and its checksum", () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) {
    expect(secret).toMatch(/^gmp_[0-9A-Za-z]{38}$/);
    expect(isSecret(secret)).toBe(true);
    expect(secret.startsWith(hintOf(secret))).toBe(true);
  }
});

test("a text that only resembles a key is none", () => {
  const secret = newSecret();
  const other = secret.at(10) === "x" ? "y" : "x";
  const changed = secret.slice(0, 10) + other + secret.slice(11);
  for (const text of ["", "gmp_", changed, `${secret}0`, secret.slice(0, -1), secret.slice(4)]) {
    expect([text, isSecret(text)]).toEqual([text, false]);
  }
});

test("the checksum is CRC-32, as the documentation says", () => {
  expect(isSecret("gmp_000000000000000000000000000000001SnWwh")).toBe(true);
});

test("the hash that is stored is the one that a request is looked up by", async () => {
  const secret = newSecret();
  expect(await secretHash(secret))
    .toBe(createHash("sha256").update(secret).digest("base64url"));
});
