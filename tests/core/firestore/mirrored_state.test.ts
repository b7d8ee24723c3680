import { expect, test } from "vitest";
import type { Tx } from "../../../server/core/command.ts";
import { importFirestore } from "../../../server/core/firestore/importing/import_firestore.ts";
import { loadState } from "../../../server/core/firestore/mirroring/mirrored_state.ts";
import { resourcesOf } from "../../../server/core/firestore/mirroring/resource.ts";
import type { DispatchId, SessionId } from "../../../server/core/ids.ts";
import { createPlan } from "../../../server/core/plans/write_plan.ts";
import { grantPlan } from "../../../server/core/plans/grant_plan.ts";
import { reserveQuota } from "../../../server/core/users/commands.ts";
import { besideFirestore } from "../../support/firestore/beside.ts";
import { int, map, profile, sourceOf, text } from "../../support/firestore/earlier_project.ts";
import type { Fields } from "../../support/firestore/protocol.ts";

const limitsThere = map({ groups: int(4) });

async function importedAna() {
  const beside = await besideFirestore();
  const { app, firestore } = beside;
  const { subscription, ...ana } = profile("ana");
  const fields = (subscription as { mapValue: { fields: Fields } }).mapValue.fields;
  firestore.seed({
    "users/ana": { ...ana, subscription: map({ ...fields, limits: limitsThere }) },
  });
  const source = await sourceOf(firestore);
  await importFirestore(app.system.ctx, source, { isDryRun: false });
  await source.close();
  const { id } = await app.db.selectFrom("users").select("id")
    .where("email", "=", "ana@example.com").executeTakeFirstOrThrow();
  return { ...beside, id, [Symbol.asyncDispose]: beside[Symbol.asyncDispose] };
}

test("messages are those of this month", async () => {
  await using ana = await importedAna();
  const { app, id } = ana;
  const tx: Tx = { ...app.system.ctx(), emit: () => {} };
  await reserveQuota(tx, id, "America/Sao_Paulo", 7);
  const count = async () => {
    const { fields } = (await loadState(app.system.ctx(), `user:${id}`, null))!;
    return fields?.subscription?.mapValue?.fields.messageCount;
  };
  expect(await count()).toEqual({ integerValue: "7" });
  app.advance(40 * 24 * 60 * 60 * 1000);
  expect(await count()).toEqual({ integerValue: "0" });
});

test("limits that somebody without a price has there stay; a plan's are written", async () => {
  await using ana = await importedAna();
  const { app, id, fieldsAt, waiting } = ana;
  const there = () => {
    const subscription = fieldsAt("users/ana")?.subscription as { mapValue: { fields: Fields } };
    return subscription.mapValue.fields;
  };
  const admin = (await app.admin()).ctx();
  const { priceId } = await createPlan(admin, { name: "Ouro", limits: { groups: 50 } });
  await grantPlan(admin, { userId: id, priceId: null });
  await expect.poll(waiting).toBe(0);
  expect(there()).toMatchObject({ status: text("active"), limits: limitsThere });
  const { version } = ana.firestore.store;
  await grantPlan(admin, { userId: id, priceId: null });
  await expect.poll(waiting).toBe(0);
  expect(ana.firestore.store.version).toBe(version); // nothing differs
  await grantPlan(admin, { userId: id, priceId });
  await expect.poll(waiting).toBe(0);
  expect(there()).toMatchObject({ limits: map({ groups: int(50) }) });
});

test("messages that were given back, or are sent once more, change the profile", () => {
  const userId = "usr_1" as const;
  const about = {
    userId: userId as never,
    dispatchId: "dsp_1" as DispatchId,
    sessionId: "ses_1" as SessionId,
    offerId: null,
  };
  for (const name of ["failed", "expired", "canceled", "queued"] as const) {
    expect(resourcesOf([{ name: `dispatch.${name}`, ...about }])).toEqual([`user:${userId}`]);
  }
});
