import { expect, test } from "vitest";
import { createTheme, updateTheme } from "../../../server/core/appearance/edit_themes.ts";
import { claimDocuments } from "../../../server/core/firestore/mirroring/claim_mirror.ts";
import {
  recordWrite,
  writeDocument,
} from "../../../server/core/firestore/mirroring/write_document.ts";
import { runMirror } from "../../../server/jobs/mirror_runner.ts";
import { besideFirestore } from "../../support/firestore/beside.ts";

const colors = { sidebarColor: "#111111", primaryColor: "#222222", cardColor: "#333333" };
const pathOf = (id: string) => `global_settings/appearance/themes/${id}`;

test("two processes that mirror at once write each document once, as it is last", async () => {
  await using beside = await besideFirestore();
  const { app, firestore, mirror, fieldsAt, waiting } = beside;
  const admin = (await app.admin()).ctx();
  await expect.poll(waiting).toBe(0);
  const other = runMirror({ systemContext: app.system.ctx, random: () => 0 });
  const made = [];
  for (let nth = 0; nth < 40; nth++) {
    made.push(await createTheme(admin, { name: `Tema ${nth}`, settings: colors }));
  }
  mirror.signal();
  other.signal();
  await expect.poll(waiting).toBe(0);
  const { version } = firestore.store;
  await Promise.all(
    made.map(({ id }, nth) => updateTheme(admin, { id, version: 1, name: `${nth}` })),
  );
  mirror.signal();
  other.signal();
  await expect.poll(async () => (other.signal(), await waiting())).toBe(0);
  await other.stop();
  expect(made.map(({ id }) => fieldsAt(pathOf(id))?.name))
    .toEqual(made.map((_, nth) => ({ stringValue: `${nth}` })));
  expect(firestore.store.version).toBe(version + made.length);
});

test("what a process that ended had claimed is written by another one, once the claim is over", async () => {
  await using beside = await besideFirestore();
  const { app, mirror, fieldsAt } = beside;
  await mirror.stop();
  const admin = (await app.admin()).ctx();
  const { id } = await createTheme(admin, { name: "Um", settings: colors });
  const ctx = app.system.ctx;
  const claim = async () => {
    const claimed = await claimDocuments(ctx(), { most: 16, leaseMs: 60_000 });
    return claimed.find(({ resource }) => resource === `theme:${id}`);
  };
  const lost = (await claim())!;
  expect(await claim()).toBeUndefined();
  app.advance(60_000);
  const taken = (await claim())!;
  const result = await writeDocument(ctx(), taken);
  await recordWrite(ctx(), { claimed: taken, result, random: 0 });
  expect(fieldsAt(pathOf(id))?.name).toEqual({ stringValue: "Um" });

  // The first one goes on after all, and changes nothing.
  await updateTheme(admin, { id, version: 1, name: "Dois" });
  await recordWrite(ctx(), { claimed: lost, result: { ...result, problem: "x" }, random: 0 });
  expect(await app.count(`firestore_mirror where resource = 'theme:${id}' and requested > written`))
    .toBe(1);
});
