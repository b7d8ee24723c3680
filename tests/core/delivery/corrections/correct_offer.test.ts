import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  claimCorrections,
  type CorrectionTurn,
} from "../../../../server/core/delivery/corrections/claim_corrections.ts";
import { correctOffer } from "../../../../server/core/delivery/corrections/correct_offer.ts";
import type { CorrectionOutcome } from "../../../../server/core/delivery/corrections/correction.ts";
import { finalizeCorrection } from "../../../../server/core/delivery/corrections/finalize_correction.ts";
import { correctionOutlooks } from "../../../../server/core/delivery/corrections/load_corrections.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { updateOffer } from "../../../../server/core/offers/update_offer.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
  sent,
} from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const SEND = 20 * SECOND;

let here: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
});
afterEach(() => here[Symbol.asyncDispose]());

type Process = ReturnType<typeof messagingProcess>;

const claim = ({ processId }: Process) =>
  claimCorrections(here.system.ctx(), { processId, sendMs: SEND, random: () => 0.5 });
const finalize = ({ processId }: Process, turn: CorrectionTurn, outcome: CorrectionOutcome) =>
  finalizeCorrection(here.system.ctx(), { processId, turn, outcome });
const corrections = () => here.db.selectFrom("corrections").selectAll().orderBy("id").execute();
const states = async () => (await corrections()).map(({ kind, status }) => `${kind} ${status}`);
const edited: CorrectionOutcome = { status: "DONE", kind: "EDIT" };

/** Ana's offer, sent to her groups, and the process that sent it. */
async function sentOffer({ groups = 2 } = {}) {
  const { groupIds } = await connectSession(here, ana, { groups });
  const offer = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  const process = messagingProcess(here);
  await process.hold();
  for (let n = 0; n < groups; n++) {
    await process.end((await process.take()).turns, sent(`m${n}`));
    here.advance(SECOND);
  }
  return { offer, groupIds, process };
}

test("messages are corrected one by one, at the pace, to what the offer says now", async () => {
  const { offer, process } = await sentOffer();
  await updateOffer(ana.ctx(), {
    id: offer.id,
    version:
      (await here.db.selectFrom("offers").select("version").executeTakeFirstOrThrow()).version,
    fields: { price: { cents: 7_900, currency: "BRL" } },
  });
  expect(await correctOffer(ana.ctx(), { id: offer.id, kind: "EDIT" })).toHaveLength(2);
  const [first, ...others] = await claim(process);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ kind: "EDIT", messageIds: ["m1"] });
  expect(first!.text).toContain("79");
  expect(await claim(process)).toEqual([]); // the first is still on its way
  await finalize(process, first!, edited);
  expect(await claim(process)).toEqual([]); // the gap is not over
  here.advance(SECOND);
  const [second] = await claim(process);
  expect(second).toMatchObject({ messageIds: ["m0"] });
  await finalize(process, second!, edited);
  expect(await states()).toEqual(["EDIT DONE", "EDIT DONE"]);
  const texts = await here.db.selectFrom("dispatches").select("text").execute();
  for (const { text } of texts) expect(text).toContain("79");
});

test("pressing twice corrects once, and a removed message is not corrected again", async () => {
  const { offer, groupIds, process } = await sentOffer({ groups: 1 });
  const press = () => correctOffer(ana.ctx(), { id: offer.id, groupIds, kind: "REMOVE" });
  await press();
  await expect(press()).rejects.toMatchObject({ code: "NOTHING_TO_CORRECT" });
  await finalize(process, (await claim(process))[0]!, { status: "DONE", kind: "REMOVE" });
  await expect(press()).rejects.toMatchObject({ code: "NOTHING_TO_CORRECT" });
});

test("what was being corrected when its process died is in doubt, until the person corrects again", async () => {
  const { offer, process } = await sentOffer({ groups: 1 });
  await correctOffer(ana.ctx(), { id: offer.id, kind: "EDIT" });
  const [turn] = await claim(process);
  await sql`update messaging_processes set held_until = clock_timestamp() - interval '1 s'`
    .execute(here.db);
  const other = messagingProcess(here);
  await other.hold();
  expect(await states()).toEqual(["EDIT UNCERTAIN"]);
  here.advance(DAY);
  await other.hold();
  expect(await claim(other)).toEqual([]);
  await finalize(process, turn!, { status: "REFUSED", reason: "MESSAGE_REFUSED" });
  expect(await states()).toEqual(["EDIT UNCERTAIN"]);
  await correctOffer(ana.ctx(), { id: offer.id, kind: "EDIT" });
  expect(await claim(other)).toHaveLength(1);
});

test("a process that was killed before it claimed loses nothing", async () => {
  const { offer, process } = await sentOffer({ groups: 1 });
  await correctOffer(ana.ctx(), { id: offer.id, kind: "EDIT" });
  await sql`delete from messaging_processes where id = ${process.processId}`.execute(here.db);
  expect(await claim(process)).toEqual([]);
  const other = messagingProcess(here);
  await other.hold();
  expect(await claim(other)).toHaveLength(1);
});

test("what the messenger refuses for the moment is tried again after a rest, then given up", async () => {
  const { offer, process } = await sentOffer({ groups: 1 });
  await correctOffer(ana.ctx(), { id: offer.id, kind: "EDIT" });
  const busy = { status: "QUEUED", reason: "VENDOR_BUSY", restMs: 7 * SECOND } as const;
  await finalize(process, (await claim(process))[0]!, busy);
  here.advance(6 * SECOND);
  expect(await claim(process)).toEqual([]);
  for (let n = 2; n <= 6; n++) {
    here.advance(DAY);
    await process.hold();
    await finalize(process, (await claim(process))[0]!, busy);
  }
  expect(await corrections()).toMatchObject([{ status: "REFUSED", reason_code: "VENDOR_BUSY" }]);
});

test("a message too old to be deleted says so, and the screen knew before", async () => {
  const { offer } = await sentOffer({ groups: 1 });
  const ids = (await here.db.selectFrom("dispatches").select("id").execute()).map(({ id }) => id);
  expect(await correctionOutlooks(ana.ctx(), ids)).toEqual([{
    ofEdit: "EDIT",
    ofRemove: "REMOVE",
  }]);
  here.advance(2 * DAY);
  expect(await correctionOutlooks(ana.ctx(), ids)).toEqual([{ ofEdit: "EDIT", ofRemove: null }]);
  await correctOffer(ana.ctx(), { id: offer.id, kind: "REMOVE" });
  expect(await states()).toEqual(["REMOVE TOO_LATE"]);
});

test("another person's offer is not found", async () => {
  const { offer } = await sentOffer({ groups: 1 });
  const bia = await here.member("bia");
  await expect(correctOffer(bia.ctx(), { id: offer.id, kind: "REMOVE" }))
    .rejects.toMatchObject({ code: "OFFER_NOT_FOUND" });
});
