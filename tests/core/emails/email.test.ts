import { expect, test } from "vitest";
import { addressDigest, maskedAddress, readRefusal } from "../../../server/core/emails/email.ts";

test.each([
  ["an unknown mailbox", true, 550, "550 5.1.1 User unknown", true],
  ["an unknown host", true, 550, "550 5.1.2 Bad destination system", true],
  ["a disabled mailbox", true, 550, "550-5.2.1 The account is disabled", true],
  ["no enhanced status", true, 550, "550 no such user here", true],
  ["a user who moved", true, 551, "551 not local", true],
  ["a full mailbox", true, 552, "552 5.2.2 Mailbox full", false],
  ["our address on a list", true, 550, "550 5.7.1 Blocked using a list", false],
  ["a failed transaction", true, 554, "554 Transaction failed", false],
  ["a refused sender", false, 550, "550 5.1.1 Sender unknown", false],
  ["a refused content", false, 554, "554 5.6.0 Spam", false],
])("%s: whether the address bounces", (_, isOfRecipient, status, text, isBounce) => {
  const refusal = readRefusal({ isOfRecipient, status, text });
  expect([refusal.isBounce, refusal.reply.startsWith(String(status))]).toEqual([isBounce, true]);
  expect(refusal.reply).toMatch(/^\d{3}( 5\.\d+\.\d+)?$/); // the rest may name the person
});

test.each([
  ["ana@example.com", "a•••@example.com"],
  ["é@example.com", "é•••@example.com"],
  ["a@b@example.com", "a•••@example.com"],
  ["@example.com", "•••"],
  ["ana", "•••"],
])("%s is shown as %s", (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});

test("an address has one digest in any case", async () => {
  expect(await addressDigest("Ana@Example.com ")).toBe(await addressDigest("ana@example.com"));
});
