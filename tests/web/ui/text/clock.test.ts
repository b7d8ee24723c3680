import { describe, expect, it } from "vitest";
import {
  aroundTimeLabel,
  atTimeLabel,
  clockLabel,
  durationLabel,
  secondsLabel,
  untilLabel,
} from "../../../../web/ui/text/clock.ts";

const now = new Date(2026, 10, 21, 14, 30).getTime(); // by this device's clock
const at = (day: number, hours: number, minutes = 0) =>
  new Date(2026, 10, day, hours, minutes).toISOString();

describe("a moment, as one says it", () => {
  it("leaves out the day when it is today's, and uses the word for tomorrow", () => {
    expect(atTimeLabel(at(21, 18, 5), now)).toBe("às 18:05");
    expect(aroundTimeLabel(at(21, 18, 5), now)).toBe("por volta de 18:05");
    expect(aroundTimeLabel(at(22, 8), now)).toBe("amanhã por volta de 08:00");
    expect(atTimeLabel(at(24, 8), now)).toBe("24/11 às 08:00");
  });

  it("is shown to the second in the journal", () => {
    expect(secondsLabel(at(21, 9), now)).toBe("09:00:00");
    expect(secondsLabel(at(20, 9), now)).toBe("20/11 09:00:00");
    expect(clockLabel(at(21, 9))).toBe("09:00");
  });

  it("counts down in the shortest words, and not below now", () => {
    expect(untilLabel(new Date(now + 17_500).toISOString(), now)).toBe("em 18 s");
    expect(untilLabel(new Date(now + 125_000).toISOString(), now)).toBe("em 2 min");
    expect(untilLabel(new Date(now + 7_200_000).toISOString(), now)).toBe("em 2 h");
    expect(untilLabel(new Date(now).toISOString(), now)).toBeNull();
  });
});

it("a duration is rounded", () => {
  expect([0.4, 13.4, 60, 130, 1_440, 3 * 1_440].map(durationLabel))
    .toEqual(["menos de 1 min", "13 min", "1 h", "2 h 10 min", "1 dia", "3 dias"]);
});
