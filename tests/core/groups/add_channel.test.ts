import { expect, test } from "vitest";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import { recordMessengerEvent } from "../../../server/core/delivery/sessions/record_event.ts";
import { addChannel } from "../../../server/core/groups/add_channel.ts";
import { pendingChannelId } from "../../../server/core/groups/channel_link.ts";
import { updateGroups } from "../../../server/core/groups/update_groups.ts";
import { connectSession, createTestOffer } from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const link = "https://whatsapp.com/channel/0029VaAbCdEfGhIjKlMn0p";

async function withNumber() {
  const w = await testApp();
  const ana = await w.member("ana");
  const { sessionId } = await connectSession(w, ana, { groups: 0 });
  await w.db.updateTable("messenger_sessions").set({ channel: "WHATSAPP" }).execute();
  await w.db.updateTable("users").set({ email_verified_at: new Date(0) }).execute();
  return { w, ana, sessionId };
}

test("a channel of one's own is inactive and has caps of its own until its person activates it", async () => {
  const { w, ana, sessionId } = await withNumber();
  await using _ = w;
  const id = await addChannel(ana.ctx(), { sessionId, link });
  expect(await addChannel(ana.ctx(), { sessionId, link: `${link}?x=1` })).toBe(id);
  const lane = await w.db.selectFrom("lanes").select("sync_requested_at").executeTakeFirstOrThrow();
  expect(lane.sync_requested_at).not.toBeNull();

  const externalId = "120363400000000001@newsletter";
  const event = { kind: "moved", from: pendingChannelId(link)!, to: externalId } as const;
  const ctx = w.system.ctx();
  await recordMessengerEvent(ctx, { sessionId, event });
  await recordMessengerEvent(ctx, {
    sessionId,
    event: {
      kind: "listing",
      groups: [{
        ...{ externalId, title: "Ofertas", kind: "CHANNEL", role: "OWNER", canSend: true },
        ...{ members: 1_024, isThere: true },
      }],
    },
  });
  expect(await w.db.selectFrom("groups").selectAll().execute()).toMatchObject([
    { id, title: "Ofertas", kind: "CHANNEL", can_send: true, is_active: false, per_day: 10 },
  ]);
  const offer = await createTestOffer(ana);
  const send = () => sendOffer(ana.ctx(), { offerId: offer.id, groupIds: [id] });
  await expect(send()).rejects.toMatchObject({ code: "GROUP_NOT_READY" });
  await expect(updateGroups(ana.ctx(), { ids: [id], isSource: true }))
    .rejects.toMatchObject({ code: "SOURCE_NOT_OWN" });
  await updateGroups(ana.ctx(), { ids: [id], isActive: true });
  await send();
  expect(await w.count("dispatches")).toBe(1);
});

test("what is no channel's link, and accounts that have no channels, are refused in words", async () => {
  const { w, ana, sessionId } = await withNumber();
  await using _ = w;
  await expect(addChannel(ana.ctx(), { sessionId, link: "https://chat.whatsapp.com/abc" }))
    .rejects.toMatchObject({ code: "CHANNEL_LINK_INVALID" });
  const bia = await w.member("bia");
  await expect(addChannel(bia.ctx(), { sessionId, link }))
    .rejects.toMatchObject({ code: "SESSION_NOT_FOUND" });
  await w.db.updateTable("messenger_sessions").set({ channel: "EVOLUTION" }).execute();
  await expect(addChannel(ana.ctx(), { sessionId, link }))
    .rejects.toMatchObject({ code: "CHANNEL_UNSUPPORTED" });
});
