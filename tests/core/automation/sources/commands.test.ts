import { enforceRetention } from "../../../../server/core/operations/retention/enforce_retention.ts";
import { expect, test } from "vitest";
import { listSightings } from "../../../../server/core/automation/sources/list_sightings.ts";
import { deleteCoupon } from "../../../../server/core/coupons/delete_coupon.ts";
import { listCoupons } from "../../../../server/core/coupons/list_coupons.ts";
import { updateCoupon } from "../../../../server/core/coupons/write_coupon.ts";
import type { SourceMessage } from "../../../../server/core/delivery/messenger.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { recordMessengerEvent } from "../../../../server/core/delivery/sessions/record_event.ts";
import { sourcesOf } from "../../../../server/core/delivery/sessions/open_session.ts";
import { updateGroups } from "../../../../server/core/groups/update_groups.ts";
import { connectSession, createTestOffer } from "../../../support/seed/deliveries.ts";
import { testApp } from "../../../support/test_app.ts";

const page = { limit: 20, inverted: false };
const system = { kind: "system" } as const;

async function withSource() {
  const here = await testApp();
  const ana = await here.member("ana");
  const { sessionId, groupIds } = await connectSession(here, ana, { groups: 2 });
  const [id = "grp_"] = groupIds;
  await here.db.updateTable("groups").set({ role: "ADMIN" }).where("id", "=", id).execute();
  const { external_id: externalId } = await here.db.selectFrom("groups").select("external_id")
    .where("id", "=", id).executeTakeFirstOrThrow();
  await updateGroups(ana.ctx(), { ids: [id], isSource: true });
  let count = 0;
  const bring = async (message: Partial<SourceMessage>) => {
    const ctx = here.contextOf(system);
    await recordMessengerEvent(ctx, {
      sessionId,
      event: {
        kind: "sourceMessage",
        message: {
          ...{ externalId, messageId: `m${++count}`, sentAt: ctx.now, links: [], codes: [] },
          ...message,
        },
      },
    });
  };
  return { here, ana, sessionId, id, other: groupIds[1]!, externalId, bring };
}

test("only a group that the account runs may be a source", async () => {
  const { here, ana, sessionId, id, other, externalId } = await withSource();
  await using _ = here;
  await here.db.updateTable("groups").set({ role: "MEMBER" }).where("id", "=", other).execute();
  await expect(updateGroups(ana.ctx(), { ids: [id, other], isSource: true }))
    .rejects.toMatchObject({ code: "SOURCE_NOT_OWN", path: ["isSource"] });
  const sources = () =>
    sourcesOf(here.contextOf(system), [sessionId]).then((all) => all.get(sessionId));
  expect(await sources()).toEqual(new Set([externalId]));
  await here.db.updateTable("groups").set({ role: "MEMBER" }).where("id", "=", id).execute();
  expect(await sources()).toBeUndefined();
});

test("a message of a source leaves its link without a foreign tag, once, and an event", async () => {
  const { here, ana, id, bring } = await withSource();
  await using _ = here;
  const message = {
    messageId: "A1",
    links: ["https://www.amazon.com.br/dp/B0C1234567?tag=alheio-20"],
    codes: ["FONE20"],
  };
  await bring(message);
  await bring(message);
  await bring({ ...message, messageId: "A2" });
  const [sighting, ...others] = await listSightings(ana.ctx(), id, page);
  expect(others).toEqual([]);
  expect(sighting).toMatchObject({
    url: "https://www.amazon.com.br/dp/B0C1234567",
    codes: ["FONE20"],
    groupId: id,
  });
  const bia = await here.member("bia");
  expect(await listSightings(bia.ctx(), id, page)).toEqual([]);
});

test("groups that are no source, old messages and floods leave nothing", async () => {
  const { here, ana, id, bring } = await withSource();
  await using _ = here;
  const links = ["https://amzn.to/3abc"];
  await bring({ externalId: "somewhere else", links });
  await bring({ links, sentAt: new Date(0) });
  expect(await listSightings(ana.ctx(), null, page)).toEqual([]);
  for (let n = 0; n < 70; n++) await bring({ links: [`https://amzn.to/4${n}`] });
  const { n } = await here.db.selectFrom("source_sightings")
    .select(({ fn }) => fn.countAll<string>().as("n")).executeTakeFirstOrThrow();
  expect(Number(n)).toBe(60);
  await updateGroups(ana.ctx(), { ids: [id], isSource: false });
  await here.db.updateTable("source_sightings").set({ seen_at: new Date(0) }).execute();
  await enforceRetention(here.contextOf(system));
  await bring({ links });
  expect(await listSightings(ana.ctx(), null, page)).toEqual([]);
});

test("what the product itself sent is never read back", async () => {
  const { here, ana, sessionId, id, externalId, bring } = await withSource();
  await using _ = here;
  const offer = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: [id] });
  await here.db.updateTable("dispatches").set({
    own_message_id: "OWN1",
    started_at: here.contextOf(system).now,
    text: "Fone por R$ 199 https://amzn.to/meu1",
  }).where("session_id", "=", sessionId).execute();
  await bring({ externalId, messageId: "OWN1", links: ["https://amzn.to/3other"] });
  await bring({ links: ["https://amzn.to/meu1"] });
  expect(await listSightings(ana.ctx(), null, page)).toEqual([]);
});

test("a code becomes a coupon to confirm, once; a discarded one stays discarded", async () => {
  const { here, ana, id, bring } = await withSource();
  await using _ = here;
  const list = () => listCoupons(ana.ctx(), { status: "UNCONFIRMED" }, page);
  await bring({ links: ["https://amzn.to/3abc"], codes: ["FONE20", "CASA10"] });
  await bring({ links: ["https://amzn.to/4abc"], codes: ["FONE20"] });
  const caught = await list();
  expect(caught.map(({ code }) => code).toSorted()).toEqual(["CASA10", "FONE20"]);
  expect(caught[0]).toMatchObject({ marketplace: "AMAZON", source: "GROUP", caughtIn: id });
  const [first, second] = caught;
  await deleteCoupon(ana.ctx(), { id: first!.id });
  await bring({ links: ["https://amzn.to/5abc"], codes: [first!.code] });
  const { id: couponId, version } = second!;
  const confirm = (fields: object) => updateCoupon(ana.ctx(), { id: couponId, version, fields });
  await expect(confirm({ note: "vi no grupo" }))
    .rejects.toMatchObject({ code: "COUPON_DISCOUNT_INVALID" });
  expect(await confirm({ percentOff: 10 })).toMatchObject({ isUnconfirmed: false, caughtIn: id });
  expect(await list()).toEqual([]);
});
