import { expect, test } from "vitest";
import { recordReceipts } from "../../../server/core/delivery/receipts/record_receipts.ts";
import { resolveDispatch } from "../../../server/core/delivery/queue/retry_dispatch.ts";
import { sendOffer } from "../../../server/core/delivery/queue/send_offer.ts";
import { countNewClicks } from "../../../server/core/links/clicks/count_clicks.ts";
import { storeClicks } from "../../../server/core/links/clicks/store_clicks.ts";
import { newId } from "../../../server/core/ids.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
  sent,
} from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const totals = `{ viewer { insights { uncertain
  totals { sent delivered reporting clicked clicks }
  rows(dimension: GROUP) { edges { node { name figures { sent clicks } } } } } } }`;

test("a message counts once it is sent, delivered and clicked, and in doubt only as that", async () => {
  const w = await testApp();
  await using _ = w;
  const ana = await w.member();
  const { sessionId, groupIds } = await connectSession(w, ana, { groups: 2 });
  await w.db.updateTable("messenger_sessions").set({ channel: "WHATSAPP" })
    .where("id", "=", sessionId).execute();
  const offer = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  const process = messagingProcess(w);
  await process.hold();
  const insights = async () => (await w.request(ana, totals)).data.viewer.insights;

  const { turns: [first] } = await process.take();
  await process.end([first!], sent("M1"));
  expect(await insights()).toMatchObject({ uncertain: 0, totals: { sent: 1, delivered: 0 } });

  const receipt = { messageId: "M1", isAccepted: true, deliveredAt: ana.ctx().now, delivered: 1 };
  for (const delivered of [1, 7, 7]) {
    await recordReceipts(w.system.ctx(), { sessionId, receipts: [{ ...receipt, delivered }] });
  }
  expect(await insights()).toMatchObject({ totals: { sent: 1, delivered: 1, reporting: 1 } });

  const linkId = newId("lnk");
  await w.db.insertInto("short_links").values({
    id: linkId,
    user_id: ana.id,
    slug: "abc2345",
    purpose: "MESSAGE",
    title: "",
    search_text: null,
    targets: "[]",
    dispatch_id: first!.dispatchId,
    group_id: groupIds[0]!,
    created_at: ana.ctx().now,
    updated_at: ana.ctx().now,
  }).execute();
  const click = {
    id: crypto.randomUUID(),
    linkId,
    at: Date.now(), // its month has a partition
    kind: "PERSON",
    isRepeat: false,
    device: "MOBILE",
    country: null,
    referrerHost: null,
  } as const;
  const batch = { writer: crypto.randomUUID(), first: 1, clicks: [click] };
  await storeClicks(w.db, batch);
  await storeClicks(w.db, batch); // spilled, and written again
  await countNewClicks(w.db);
  const rows = await w.db.selectFrom("daily_results").select(["clicks", "clicked", "key"])
    .where("dimension", "in", ["TOTAL", "GROUP"]).orderBy("day").execute();
  const sumOf = (key: string, count: "clicks" | "clicked") =>
    rows.filter((row) => row.key === key).reduce((sum, row) => sum + row[count], 0);
  expect([sumOf("", "clicks"), sumOf("", "clicked")]).toEqual([1, 1]);
  expect(sumOf(groupIds[0]!, "clicks")).toBe(1);

  w.advance(60_000);
  const { turns: [second] } = await process.take();
  await process.end([second!], { status: "UNCERTAIN", reason: "NO_ANSWER" });
  expect(await insights()).toMatchObject({ uncertain: 1, totals: { sent: 1 } });
  await resolveDispatch(ana.ctx(), { id: second!.dispatchId, arrived: true });
  expect(await insights()).toMatchObject({ uncertain: 0, totals: { sent: 2, delivered: 1 } });
});
