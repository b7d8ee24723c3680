import { describe, expect, it } from "vitest";
import {
  gapWords,
  minutesFor,
  minutesForSame,
  mostPerMinute,
  type Pace,
  paceSentence,
  quietWords,
} from "../../../../web/shared/sending/pace_words.ts";

const first: Pace = {
  gapMinMs: 1_500,
  gapMaxMs: 5_000,
  perMinute: 8,
  perHour: 200,
  perDay: 1_500,
};
const free = { ...first, perMinute: 60, perHour: 2_000, perDay: 10_000 };

describe("the pace in words", () => {
  it("shows the gap once where it is always the same", () => {
    expect(gapWords(first)).toBe("a cada 1,5 a 5 s");
    expect(gapWords({ gapMinMs: 30_000, gapMaxMs: 30_000 })).toBe("a cada 30 s");
  });

  it("names the limit that applies: the gaps, or the cap", () => {
    expect(mostPerMinute(first)).toBe(8);
    expect(mostPerMinute(free)).toBe(18); // a message each 3.25 s
    expect(mostPerMinute({ ...free, gapMinMs: 90_000, gapMaxMs: 90_000 })).toBe(1);
  });

  it("adds up its gaps, and waits where a window is full", () => {
    expect(minutesFor(0, first)).toBe(0);
    expect(minutesFor(1, first)).toBe(0);
    expect(minutesFor(5, first)).toBeCloseTo(4 * 3.25 / 60);
    expect(minutesFor(9, first)).toBe(1); // the ninth is the next minute's
    expect(minutesFor(201, first)).toBe(60);
    expect(minutesFor(1_501, first)).toBe(24 * 60);
  });

  it("sums itself up in one sentence", () => {
    expect(paceSentence(first)).toBe(
      "Cerca de 8 mensagens por minuto no máximo; na prática, 100 grupos recebem em uns 12 min, " +
        "e em um dia saem até 1.500.",
    );
    expect(paceSentence({ ...first, perMinute: 1 })).toContain("Cerca de 1 mensagem por minuto");
  });

  it("shows the effect of the limit of identical texts", () => {
    const same = { ...first, identicalPerHour: 3 };
    expect(minutesForSame(100, same)).toBe(33 * 60);
    expect(minutesForSame(100, first)).toBe(minutesFor(100, first));
    expect(paceSentence(same)).toContain(
      "até 1.500. Com o mesmo texto para todos, 100 grupos levam uns 1 dia.",
    );
  });

  it("shows the silence only where there is one", () => {
    expect(quietWords("22:00", "08:00")).toBe("silêncio das 22:00 às 08:00");
    expect(quietWords(null, null)).toBeNull();
  });
});
