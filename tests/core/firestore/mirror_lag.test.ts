import { expect, test } from "vitest";
import { updateAppearance } from "../../../server/core/appearance/appearance.ts";
import { requestAgain } from "../../../server/core/firestore/commands.ts";
import { claimDocuments } from "../../../server/core/firestore/mirroring/claim_mirror.ts";
import { mirrorEverything } from "../../../server/core/firestore/mirroring/mirror_everything.ts";
import {
  recordWrite,
  writeDocument,
} from "../../../server/core/firestore/mirroring/write_document.ts";
import { loadMirrorFacts } from "../../../server/core/firestore/queries.ts";
import { besideFirestore } from "../../support/firestore/beside.ts";
import { theme } from "../../support/firestore/earlier_project.ts";

const colors = { sidebarColor: "#111111", primaryColor: "#222222", cardColor: "#333333" };
const HOUR = 60 * 60 * 1000;

test("what is requested anew waits since then, not since its last change", async () => {
  await using beside = await besideFirestore();
  const { app, mirror, waiting } = beside;
  const admin = (await app.admin()).ctx();
  await updateAppearance(admin, colors);
  await expect.poll(waiting).toBe(0);
  await mirror.stop();
  const oldestAt = async () => (await loadMirrorFacts(app.system.ctx()))?.oldestAt;

  app.advance(HOUR);
  const requestedAt = app.system.ctx().now;
  await mirrorEverything(app.system.ctx(), {});
  expect(await oldestAt()).toEqual(requestedAt);
  app.advance(HOUR);
  await mirrorEverything(app.system.ctx(), {}); // it waits already
  expect(await oldestAt()).toEqual(requestedAt);

  await app.db.updateTable("firestore_mirror")
    .set(({ ref }) => ({ written: ref("requested") })).execute();
  await requestAgain({ ...app.system.ctx(), emit: () => {} }, "appearance:");
  expect(await oldestAt()).toEqual(app.system.ctx().now);
});

test("what is requested during an attempt waits since the attempt at the earliest", async () => {
  await using beside = await besideFirestore();
  const { app, mirror, waiting } = beside;
  const ctx = app.system.ctx;
  await updateAppearance((await app.admin()).ctx(), colors);
  await expect.poll(waiting).toBe(0);
  await mirror.stop();
  app.advance(HOUR);
  await mirrorEverything(ctx(), {});
  const claimed = await claimDocuments(ctx(), { most: 16, leaseMs: 60_000 });
  const claimedAt = ctx().now;
  app.advance(1_000);
  await mirrorEverything(ctx(), {});
  for (const one of claimed) {
    const result = await writeDocument(ctx(), one);
    await recordWrite(ctx(), { claimed: one, result, random: 0 });
  }
  expect(await loadMirrorFacts(ctx())).toMatchObject({ oldestAt: claimedAt });
});

test("that everything is to be written is no change of ours: one there is later", async () => {
  await using beside = await besideFirestore({ isListening: true });
  const { app, firestore, mirror } = beside;
  const path = "global_settings/appearance/themes/natal";
  const isNamed = (name: string) => () => app.count(`themes where name = '${name}'`);
  firestore.seed({ [path]: theme("Natal", "#4E0DC2") });
  await expect.poll(isNamed("Natal")).toBe(1);
  await mirror.stop();
  app.advance(1_000);
  const changedAt = app.system.ctx().now.getTime();
  app.advance(1_000);
  await mirrorEverything(app.system.ctx(), {});
  firestore.store.clock = () => changedAt;
  firestore.seed({ [path]: theme("Natal 2", "#4E0DC2") });
  await expect.poll(isNamed("Natal 2")).toBe(1);
  expect(await app.count("audit_entries where event = 'firestore.conflicted'")).toBe(0);
});
