import { expect, test } from "vitest";
import { maintenanceWords } from "../../../../web/public/maintenance/maintenance_words.ts";

const now = new Date(2026, 10, 21, 12, 0).getTime();
const MINUTE = 60_000;
const planned = (from: number, to: number, isFull = true) => ({
  isFull,
  message: "Trocamos o disco.",
  startsAt: now + from * MINUTE,
  endsAt: now + to * MINUTE,
});

test("visitors see when a maintenance comes, until when it lasts and what it closes", () => {
  const text = (given: ReturnType<typeof planned>) => {
    const words = maintenanceWords(given, now);
    return words && words.when + words.rest;
  };
  expect(text(planned(4, 30))).toBe(
    "Manutenção em 4:00, até 12:30. O site fica fechado. Trocamos o disco.",
  );
  expect(text(planned(4, 30, false))).toContain("Dá para consultar, mas não para mudar nada.");
  expect(text(planned(-1, 30))).toBe(
    "Em manutenção, até 12:30. O site está fechado. Trocamos o disco.",
  );
  expect(text(planned(-1, 30, false))).toContain("nada pode ser mudado.");
  expect(text(planned(25 * 60, 26 * 60))).toBeNull();
  expect(text(planned(-5, 0))).toBeNull();
});
