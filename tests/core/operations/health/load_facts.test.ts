import { expect, test } from "vitest";
import { loadFacts } from "../../../../server/core/operations/health/load_facts.ts";
import {
  endMaintenance,
  startMaintenance,
} from "../../../../server/core/operations/maintenance/start_maintenance.ts";
import { connectSession } from "../../../support/seed/deliveries.ts";
import { testApp } from "../../../support/test_app.ts";

test("a lane that waits for a maintenance is late only from its end", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  await connectSession(w, await w.member());
  const lanes = async () => (await loadFacts(w.contextOf({ kind: "system" }))).lanes;
  const wakeAt = new Date(w.system.ctx().now.getTime() - 60 * 60_000);
  await w.db.updateTable("lanes").set({ wake_at: wakeAt }).execute();
  expect(await lanes()).toEqual({ due: 1, oldestDueAt: wakeAt });
  const endsAt = new Date(Date.now() + 60_000);
  await startMaintenance(rute.ctx(), { mode: "FULL", message: "Já voltamos", endsAt });
  expect(await lanes()).toEqual({ due: 0, oldestDueAt: null });
  await endMaintenance(rute.ctx(), undefined);
  const endedAt = new Date(w.system.ctx().now.getTime() - 60_000);
  await w.db.updateTable("maintenances").set({ starts_at: wakeAt, ended_at: endedAt }).execute();
  expect(await lanes()).toEqual({ due: 1, oldestDueAt: endedAt });
});
