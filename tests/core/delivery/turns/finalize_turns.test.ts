import { afterEach, beforeEach, expect, test } from "vitest";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
  sent,
} from "../../../support/seed/deliveries.ts";
import { testApp } from "../../../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>;
beforeEach(async () => {
  here = await testApp();
});
afterEach(() => here[Symbol.asyncDispose]());

const statuses = async () =>
  (await here.db.selectFrom("dispatches").select("status").orderBy("id").execute())
    .map(({ status }) => status);

test("when the database ends before it can say what it committed, no message is forgotten", async () => {
  const ana = await here.member("ana");
  const { groupIds } = await connectSession(here, ana, { groups: 3 });
  await sendOffer(ana.ctx(), { offerId: (await createTestOffer(ana)).id, groupIds });
  const process = messagingProcess(here);
  await process.hold();
  const { turns } = await process.take();
  here.advance(1_000);
  // Committed: the first is sent, the second starts. The process gets no response.
  expect((await process.end(turns, sent())).turns).toHaveLength(1);
  here.advance(1_000);
  expect((await process.end(turns, sent())).turns).toEqual([]); // it repeats the outcome
  expect(await statuses()).toEqual(["SENT", "SENDING", "QUEUED"]);

  here.advance(60_001); // twice the lease
  await process.hold();
  expect(await statuses()).toEqual(["SENT", "UNCERTAIN", "QUEUED"]);
  expect((await process.take()).turns).toHaveLength(1);
});
