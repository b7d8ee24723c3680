import { expect, test } from "vitest";
import {
  checkedMaintenance,
  isInForce,
  passes,
} from "../../../../server/core/operations/maintenance/maintenance.ts";
import type { UserId } from "../../../../server/core/ids.ts";
import { guest, system, type Viewer } from "../../../../server/core/users/viewer.ts";

const now = new Date("2026-11-21T12:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const DAY = 24 * 60;
const plan = { mode: "FULL", message: " Troca  de disco ", endsAt: after(30) } as const;

test("a maintenance without a start, or with one in the past, starts now", () => {
  const checked = { mode: "FULL", message: "Troca de disco", startsAt: now, endsAt: after(30) };
  expect(checkedMaintenance(plan, now)).toEqual(checked);
  expect(checkedMaintenance({ ...plan, startsAt: after(-5) }, now)).toEqual(checked);
  expect(checkedMaintenance({ ...plan, startsAt: after(5) }, now).startsAt).toEqual(after(5));
});

test.each([
  [{ message: "  " }, "MAINTENANCE_MESSAGE_INVALID"],
  [{ message: "a".repeat(501) }, "MAINTENANCE_MESSAGE_INVALID"],
  [{ message: "a\u0000b" }, "MAINTENANCE_MESSAGE_INVALID"],
  [{ endsAt: now }, "MAINTENANCE_TIMES_INVALID"],
  [{ endsAt: after(7 * DAY + 1) }, "MAINTENANCE_TIMES_INVALID"],
  [{ startsAt: after(31) }, "MAINTENANCE_TIMES_INVALID"],
  [{ endsAt: new Date(NaN) }, "MAINTENANCE_TIMES_INVALID"],
  [{ startsAt: after(91 * DAY), endsAt: after(91 * DAY + 5) }, "MAINTENANCE_TIMES_INVALID"],
])("%j is refused: %s", (wrong, code) => {
  expect(() => checkedMaintenance({ ...plan, ...wrong }, now))
    .toThrow(expect.objectContaining({ code }));
});

test("it is in force from its start until before its end", () => {
  const maintenance = { ...checkedMaintenance(plan, now), passes: [], readAt: now };
  expect([after(-1), now, after(29), after(30)].map((at) => isInForce(maintenance, at)))
    .toEqual([false, true, true, false]);
});

test("admins pass, also in somebody's name, the chosen and the system; nobody else", () => {
  const [ana, bia, rute]: UserId[] = ["usr_ana", "usr_bia", "usr_rute"];
  const impersonation = { id: "imp_1", adminId: rute!, expiresAt: after(9) } as const;
  const viewers: Viewer[] = [
    { kind: "admin", userId: rute! },
    { kind: "member", userId: bia!, impersonation },
    { kind: "member", userId: ana! },
    system,
    { kind: "member", userId: bia! },
    guest,
  ];
  expect(viewers.map((viewer) => passes({ passes: [ana!] }, viewer)))
    .toEqual([true, true, true, true, false, false]);
});
