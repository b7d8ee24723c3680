import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { command } from "../../../../server/core/command.ts";
import { queueMessages } from "../../../../server/core/delivery/commands.ts";
import { expectedStarts } from "../../../../server/core/delivery/forecast/lane_outlooks.ts";
import { messagePriorities } from "../../../../server/core/delivery/queue/dispatch.ts";
import {
  hurryDispatches,
  postponeDispatches,
  reorderDispatches,
  undoDispatchMoves,
} from "../../../../server/core/delivery/queue/move_dispatches.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { loadTurns } from "../../../../server/core/delivery/queue/waiting_messages.ts";
import type { Turn } from "../../../../server/core/delivery/turns/turn.ts";
import { type DispatchId, newId } from "../../../../server/core/ids.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
  sent,
} from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
});
afterEach(() => here[Symbol.asyncDispose]());

const queued = (id?: DispatchId) =>
  here.db.selectFrom("dispatches").selectAll()
    .$if(id !== undefined, (q) => q.where("id", "=", id!)).orderBy("id").execute();
const rowOf = async (id: DispatchId) => (await queued(id))[0]!;
/** The waiting messages in their order, by their place at first. */
async function order(ids: readonly DispatchId[]) {
  const turns = await loadTurns(ana.ctx(), ids);
  return ids.filter((id) => turns.has(id)).sort((a, b) => turns.get(a)! - turns.get(b)!)
    .map((id) => ids.indexOf(id)).join("");
}
/** A session, and one offer queued for each of its groups. */
async function fill(groups = 4, options: object = {}, settings: object = {}) {
  const session = await connectSession(here, ana, { groups, settings });
  const offer = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: session.groupIds, ...options });
  return { ...session, offer, ids: (await queued()).map(({ id }) => id) };
}
const MINUTE = 60_000;

describe("hurryDispatches", () => {
  test("lets messages go first, in their order, and says when by the pace", async () => {
    const { ids } = await fill();
    await hurryDispatches(ana.ctx(), { ids: [ids[3]!] });
    expect(await order(ids)).toBe("3012");
    await hurryDispatches(ana.ctx(), { ids: [ids[2]!, ids[1]!] });
    expect(await order(ids)).toBe("1230");
    const expected = await expectedStarts(ana.ctx(), ids);
    const first = Math.min(...ids.map((id) => expected.get(id)!.getTime()));
    expect(ids.map((id) => (expected.get(id)!.getTime() - first) / 1_000)).toEqual([3, 0, 1, 2]);
    expect(await here.events()).toContain("dispatch.moved");
  });

  test("a message of tomorrow goes now, keeps its later expiry, and waits for the quiet hours", async () => {
    const localTime = "2027-01-15T09:00";
    const { ids } = await fill(1, { localTime }, { quiet_from: "00:00", quiet_to: "23:59" });
    const before = await rowOf(ids[0]!);
    await hurryDispatches(ana.ctx(), { ids });
    const after = await rowOf(ids[0]!);
    expect(after).toMatchObject({ planned_at: ana.ctx().now, expires_at: before.expires_at });
    const process = messagingProcess(here);
    await process.hold();
    expect((await process.take()).turns).toEqual([]);
    expect((await queued(ids[0]!))[0]!.reason_code).toBe("QUIET_HOURS");
  });
});

describe("postponeDispatches", () => {
  test("an hour: after the time at which it would go; it expires later, and others keep theirs", async () => {
    const { ids } = await fill(2);
    const expected = (await expectedStarts(ana.ctx(), ids)).get(ids[0]!)!;
    await postponeDispatches(ana.ctx(), { ids: [ids[0]!], delay: "HOUR" });
    const { planned_at: start, expires_at } = await rowOf(ids[0]!);
    expect(start.getTime()).toBe(expected.getTime() + 60 * MINUTE);
    expect(expires_at > start).toBe(true);
    expect(await order(ids)).toBe("10");
  });

  test("tomorrow at nine, or a time, of the person's zone; all keep their order", async () => {
    await here.db.updateTable("users").set({ time_zone: "America/Manaus" }).execute();
    const { ids } = await fill(3);
    await postponeDispatches(ana.ctx(), { ids: [ids[2]!, ids[0]!], delay: "TOMORROW" });
    const local = (await rowOf(ids[0]!)).planned_at
      .toLocaleTimeString("pt-BR", { timeZone: "America/Manaus" });
    expect([local, await order(ids)]).toEqual(["09:00:00", "102"]);
    const localTime = "2020-01-01T09:00";
    await expect(postponeDispatches(ana.ctx(), { ids, localTime }))
      .rejects.toMatchObject({ code: "TIME_INVALID" });
    await expect(postponeDispatches(ana.ctx(), { ids })).rejects.toMatchObject({
      code: "TIME_INVALID",
    });
  });

  test("takes a hurry back", async () => {
    const { ids } = await fill(2);
    await hurryDispatches(ana.ctx(), { ids: [ids[1]!] });
    await postponeDispatches(ana.ctx(), { ids: [ids[1]!], delay: "HOUR" });
    expect((await rowOf(ids[1]!)).priority).toBe(messagePriorities.BY_HAND);
  });

  test("a text that says its day says the new one", async () => {
    const { groupIds } = await connectSession(here, ana, { groups: 1 });
    const text = newId("cmt");
    await here.db.insertInto("campaign_texts").values({
      id: text,
      user_id: ana.id,
      name: "Dia",
      search_text: "dia",
      variants: JSON.stringify([{ slot: 0, body: "Hoje é {hoje}", weight: 1 }]),
      tags: [],
      marketplaces: [],
      version: 1,
      created_at: ana.ctx().now,
      updated_at: ana.ctx().now,
    } as never).execute();
    await command(queueMessages)(here.contextOf({ kind: "system" }), {
      userId: ana.id,
      what: { campaignTextId: text, render: () => ({ text: "Hoje é ontem" }) },
      groupIds,
      occasion: "x",
      priority: messagePriorities.CALENDAR,
      origin: "CALENDAR",
      originId: newId("cal"),
    });
    const { id } = (await queued())[0]!;
    await postponeDispatches(ana.ctx(), { ids: [id], delay: "TOMORROW" });
    expect((await rowOf(id)).text).toMatch(/^Hoje é \d/);
  });
});

describe("reorderDispatches", () => {
  test("puts messages before or behind another one, however often", async () => {
    const { ids } = await fill(5);
    const [a, b, c, d, e] = ids as [DispatchId, DispatchId, DispatchId, DispatchId, DispatchId];
    await reorderDispatches(ana.ctx(), { ids: [e], beforeId: b });
    expect(await order(ids)).toBe("04123");
    await reorderDispatches(ana.ctx(), { ids: [a, c], afterId: d });
    expect(await order(ids)).toBe("41302");
    await reorderDispatches(ana.ctx(), { ids: [b], beforeId: e });
    expect(await order(ids)).toBe("14302");
  });

  test("what moves takes the other's time and priority; the others keep theirs", async () => {
    const { ids, offer, groupIds } = await fill(1);
    const localTime = "2027-01-15T09:00";
    await sendOffer(ana.ctx(), {
      offerId: offer.id,
      groupIds,
      localTime,
      occasion: "2",
      again: true,
    });
    const later = (await queued()).find(({ id }) => id !== ids[0])!;
    await reorderDispatches(ana.ctx(), { ids: [later.id], beforeId: ids[0]! });
    const due = await rowOf(ids[0]!);
    expect((await rowOf(later.id)).planned_at).toEqual(due.planned_at);
    expect(await order([ids[0]!, later.id])).toBe("10");
  });

  test("another account's message is no place to go", async () => {
    const { ids } = await fill(1);
    const other = await connectSession(here, ana, { groups: 1 });
    const offer = await createTestOffer(ana, "Outra");
    await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: other.groupIds });
    const theirs = (await queued()).find(({ id }) => id !== ids[0])!.id;
    await expect(reorderDispatches(ana.ctx(), { ids, beforeId: theirs }))
      .rejects.toMatchObject({ code: "DISPATCH_OF_OTHER_SESSION" });
  });
});

test("several messages go to an end of their own queues, in their order, whatever is planned there", async () => {
  const { ids, offer, groupIds } = await fill(4);
  const other = await connectSession(here, ana, { groups: 2 });
  const its = await createTestOffer(ana, "Outra");
  await sendOffer(ana.ctx(), { offerId: its.id, groupIds: other.groupIds });
  const localTime = "2027-01-15T09:00";
  await sendOffer(ana.ctx(), {
    ...{ offerId: offer.id, groupIds: [groupIds[0]!], localTime, occasion: "2", again: true },
  });
  const all = (await queued()).map(({ id }) => id);
  const theirs = all.slice(4, 6);
  const mine = [...ids, all[6]!];
  await reorderDispatches(ana.ctx(), { ids: [ids[2]!, ids[1]!, theirs[1]!], end: "FIRST" });
  expect([await order(mine), await order(theirs)]).toEqual(["12034", "10"]);
  await reorderDispatches(ana.ctx(), { ids: [ids[1]!, ids[0]!], end: "LAST" });
  expect(await order(mine)).toBe("23410");
  expect((await rowOf(ids[0]!)).planned_at).toEqual((await rowOf(mine[4]!)).planned_at);
  expect(await reorderDispatches(ana.ctx(), { ids: theirs, end: "LAST" })).toEqual([]);
});

test("undo puts a message back to where and when it was", async () => {
  const { ids } = await fill(3);
  const before = await queued();
  const back = async () => {
    await undoDispatchMoves(ana.ctx(), { ids: [ids[2]!] });
    expect(await order(ids)).toBe("012");
    const row = await rowOf(ids[2]!);
    expect(row).toMatchObject({ planned_at: before[2]!.planned_at, priority: 0 });
  };
  await hurryDispatches(ana.ctx(), { ids: [ids[2]!] });
  await back();
  await postponeDispatches(ana.ctx(), { ids: [ids[2]!], delay: "TOMORROW" });
  await back();
  await reorderDispatches(ana.ctx(), { ids: [ids[2]!], beforeId: ids[0]! });
  await back();
  await expect(undoDispatchMoves(ana.ctx(), { ids: [ids[2]!] }))
    .rejects.toMatchObject({ code: "DISPATCH_NOT_QUEUED" });
});

test("a message that has started is refused in words, and left out of a bulk", async () => {
  const { ids } = await fill(3);
  const process = messagingProcess(here);
  await process.hold();
  const { turns } = await process.take();
  const started = turns[0]!.dispatchId;
  const refused = { code: "DISPATCH_NOT_QUEUED", message: "Este envio já saiu da fila." };
  const waits = ids.find((id) => id !== started)!;
  const bia = await here.member("bia");
  const refusals = await Promise.allSettled([
    hurryDispatches(ana.ctx(), { ids: [started] }),
    postponeDispatches(ana.ctx(), { ids: [started], delay: "TOMORROW" }),
    reorderDispatches(ana.ctx(), { ids: [started], beforeId: waits }),
    reorderDispatches(ana.ctx(), { ids: [waits], beforeId: started }),
    undoDispatchMoves(ana.ctx(), { ids: [started] }),
    hurryDispatches(bia.ctx(), { ids: [waits] }),
  ]);
  const reason = expect.objectContaining(refused);
  expect(refusals).toEqual(refusals.map(() => ({ status: "rejected", reason })));
  expect(await hurryDispatches(ana.ctx(), { ids })).toHaveLength(2);
  // The rest of a message whose first part is out waits, and is not moved either.
  await here.db.updateTable("dispatches").set({ status: "QUEUED", message_ids: ["1"] })
    .where("id", "=", started).execute();
  await expect(hurryDispatches(ana.ctx(), { ids: [started] })).rejects.toMatchObject(refused);
});

/** What a person or the clock may do to a queue. */
const step = fc.oneof(
  fc.record({ do: fc.constant("hurry" as const), n: fc.nat(), m: fc.nat() }),
  fc.record({ do: fc.constant("postpone" as const), n: fc.nat(), m: fc.nat() }),
  fc.record({ do: fc.constant("reorder" as const), n: fc.nat(), m: fc.nat() }),
  fc.record({ do: fc.constant("undo" as const), n: fc.nat(), m: fc.nat() }),
  fc.record({ do: fc.constant("send" as const), n: fc.nat(), m: fc.nat() }),
);

test("whatever is moved, each message goes once, not before its time, and when it was foretold", async () => {
  const { offer, groupIds, ids: due } = await fill(5);
  const process = messagingProcess(here);
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await here.db.deleteFrom("dispatches").execute();
      const send = (options: object) =>
        sendOffer(ana.ctx(), {
          offerId: offer.id,
          occasion: `${round++}`,
          again: true,
          ...options,
        } as never);
      const later = new Date(ana.ctx().now.getTime() + 30 * MINUTE).toISOString().slice(0, 16);
      await send({ groupIds });
      await send({ groupIds: groupIds.slice(0, 3), localTime: later, timeZone: "UTC" });
      const ids = (await queued()).map(({ id }) => id);
      await process.hold();
      const starts = new Map<DispatchId, number>();
      let open: Turn[] = [];
      const take = async () => {
        await process.hold();
        const next = await process.end(open, sent());
        for (const { dispatchId } of next.turns) {
          expect(starts.has(dispatchId)).toBe(false);
          const { planned_at: plannedAt } = await rowOf(dispatchId);
          const now = ana.ctx().now.getTime();
          expect(now).toBeGreaterThanOrEqual(plannedAt.getTime());
          starts.set(dispatchId, now);
        }
        open = next.turns;
        return next.wakeAt;
      };
      for (const { do: what, n, m } of steps) {
        const one = ids[n % ids.length]!;
        const other = ids[(n + 1 + m % (ids.length - 1)) % ids.length]!;
        const some = [one, other];
        const move = what === "hurry"
          ? hurryDispatches(ana.ctx(), { ids: some })
          : what === "postpone"
          ? postponeDispatches(ana.ctx(), { ids: some, delay: "HOUR" })
          : what === "reorder"
          ? reorderDispatches(ana.ctx(), {
            ids: [one],
            ...m % 2 ? { beforeId: other } : { afterId: other },
          })
          : what === "undo"
          ? undoDispatchMoves(ana.ctx(), { ids: some })
          : take();
        await move.catch((error) => expect(error.code).toBe("DISPATCH_NOT_QUEUED"));
        here.advance(700);
      }
      const foretold = await expectedStarts(ana.ctx(), ids);
      const already = new Set(starts.keys());
      for (let turn = 0; turn < 60 && starts.size < ids.length; turn++) {
        const wakeAt = await take();
        const wait = wakeAt ? wakeAt.getTime() - ana.ctx().now.getTime() : 0;
        here.advance(Math.max(wait, open.length > 0 ? 1_000 : 1));
      }
      await take();
      expect(starts.size).toBe(ids.length);
      for (const [id, at] of foretold) {
        if (at && !already.has(id)) {
          expect(Math.abs(starts.get(id)! - at.getTime())).toBeLessThanOrEqual(2_000);
        }
      }
    }),
    { numRuns: 5, endOnFailure: true },
  );
  expect(due).toHaveLength(5);
});
