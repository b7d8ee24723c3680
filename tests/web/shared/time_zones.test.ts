import { describe, expect, it } from "vitest";
import { nextHour, whenInput } from "../../../web/shared/sending/useSendChoice.ts";
import { localTime, otherZones, zoneCity } from "../../../web/shared/time_zones.ts";

describe("a time in another zone", () => {
  const noon = Date.parse("2026-11-21T12:00:00Z");

  it("shows that zone's time", () => {
    expect(localTime(noon, "America/Sao_Paulo")).toBe("2026-11-21T09:00");
    expect(localTime(noon, "America/Noronha")).toBe("2026-11-21T10:00");
    expect(nextHour(noon + 60_000, "America/Manaus")).toBe("2026-11-21T09:00");
  });

  it("is sent with its zone; now and a slot need none", () => {
    const zone = "America/Sao_Paulo";
    expect(whenInput({ kind: "at", localTime: "2026-11-22T08:00" }, zone))
      .toEqual({ localTime: "2026-11-22T08:00", timeZone: zone });
    expect(whenInput({ kind: "slot" }, zone)).toEqual({ isNextFreeSlot: true });
    expect(whenInput({ kind: "now" }, zone)).toEqual({});
  });

  it("has its city's name", () => {
    expect(zoneCity("America/Sao_Paulo")).toBe("São Paulo");
    expect(zoneCity("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
    const others = otherZones("Mars/Olympus_Mons");
    expect(others.length).toBeGreaterThan(100);
    expect(others.map(([zone]) => zone)).not.toContain("America/Sao_Paulo");
    expect(others).toContainEqual(["Mars/Olympus_Mons", "Olympus Mons (Mars/Olympus_Mons)"]);
  });
});
