import { expect, test } from "vitest";
import {
  correctionAt,
  type SentFacts,
  whatsAppCorrections,
} from "../../../../server/core/delivery/corrections/correction.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const sentAt = new Date("2026-11-23T12:00:00Z");
const telegram = { edits: { withinMs: Infinity, captions: true }, removesWithinMs: 48 * HOUR };
const plain: SentFacts = { sentAt, parts: 1, hasImage: false, hasCard: false, isFinal: false };

const after = (ms: number, facts: Partial<SentFacts> = {}, capabilities = telegram) =>
  correctionAt(capabilities, { ...plain, ...facts }, "EDIT", new Date(sentAt.getTime() + ms));

test("Telegram edits a text and a caption however old; a card or several messages are removed", () => {
  expect(after(0)).toBe("EDIT");
  expect(after(900 * HOUR, { hasImage: true })).toBe("EDIT");
  expect(after(HOUR, { hasImage: true, hasCard: true })).toBe("REMOVE");
  expect(after(HOUR, { parts: 2 })).toBe("REMOVE");
  expect(after(48 * HOUR, { parts: 2 })).toBeNull();
});

test("WhatsApp edits a text for a quarter of an hour, then removes it; a picture is removed", () => {
  expect(after(13 * MINUTE, {}, whatsAppCorrections)).toBe("EDIT");
  expect(after(14 * MINUTE, {}, whatsAppCorrections)).toBe("REMOVE");
  expect(after(0, { hasImage: true }, whatsAppCorrections)).toBe("REMOVE");
  expect(after(58 * HOUR, {}, whatsAppCorrections)).toBe("REMOVE");
  expect(after(60 * HOUR, {}, whatsAppCorrections)).toBeNull();
});

test("a message of a WhatsApp channel stays as it is", () => {
  expect(after(0, { isFinal: true }, whatsAppCorrections)).toBeNull();
});

test("who wants a removal never gets an edit", () => {
  expect(correctionAt(telegram, plain, "REMOVE", sentAt)).toBe("REMOVE");
});
