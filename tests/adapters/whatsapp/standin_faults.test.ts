import { expect, test } from "vitest";
import { startStandinProcess } from "../../support/whatsapp/standin_process.ts";
import { closed, connect, newState, waitForUpdate } from "../../support/whatsapp/client.ts";
import { type Fault, kindsOfFault } from "../../support/whatsapp/faults.ts";
import type { Message } from "../../support/whatsapp/message.ts";
import { PHONE, scene, sent } from "../../support/whatsapp/scene.ts";

/** A group that has its keys, and a device in it. */
async function warm() {
  const s = await scene();
  const group = s.whatsApp.groups.make("Ofertas", 3);
  s.whatsApp.groups.join(PHONE, group);
  const { socket, state } = await s.online();
  await sent(socket, group.id, { text: "antes" });
  return { ...s, group, socket, state };
}

/** What a client sees of it: an answer, none, or the code with which its connection ends. */
const outcomes: Readonly<Record<Fault, number | "silence" | "sent" | "429">> = {
  TOO_MANY: "429",
  ERROR_BEFORE: 503,
  ERROR_AFTER: 503,
  SILENCE_BEFORE: "silence",
  SILENCE_AFTER: "silence",
  DROP_BEFORE: 428,
  DROP_AFTER: 428,
  RESTART_BEFORE: 515,
  RESTART_AFTER: 515,
  ELSEWHERE_BEFORE: 440,
  ELSEWHERE_AFTER: 440,
  SLOW: "sent",
};

test.each(kindsOfFault)("%s happens as often as configured, and is recorded", async (fault) => {
  const { whatsApp, group, socket, state, comeAs } = await warm();
  whatsApp.faults.next(fault, 2);
  const isTaken = fault.endsWith("AFTER") || fault === "SLOW";
  let line = socket;
  for (const text of ["um", "dois"]) {
    const ended = closed(line);
    const answer = sent(line, group.id, { text }, outcomes[fault] === "silence" ? 300 : 10_000)
      .then(({ isAnswered, error }) => isAnswered ? error ?? "sent" : "silence");
    answer.catch(() => {});
    const expected = outcomes[fault];
    if (typeof expected === "number") {
      expect(await ended).toBe(expected);
      line = await comeAs(state);
    } else expect(await answer).toBe(expected);
  }
  await sent(line, group.id, { text: "fim" });
  expect(group.messages.map(({ text }) => text))
    .toEqual(["antes", ...isTaken ? ["um", "dois"] : [], "fim"]);
  expect(whatsApp.messages.refused.map(({ why }) => why)).toEqual(isTaken ? [] : [fault, fault]);
  expect(whatsApp.faults.happened.get(fault)).toBe(2);
  expect(whatsApp.messages.unreadable()).toEqual([]);
});

test("at random, each kind of fault happens as often as its odds", async () => {
  const { whatsApp, group, socket } = await warm();
  let n = 0;
  whatsApp.faults.odds({ TOO_MANY: 0.25, SLOW: 0.25 }, () => (n++ % 4) / 4);
  for (let time = 0; time < 8; time++) await sent(socket, group.id, { text: `${time}` });
  expect(Object.fromEntries(whatsApp.faults.happened)).toEqual({ TOO_MANY: 2, SLOW: 2 });
  whatsApp.faults.clear();
  await sent(socket, group.id, { text: "fim" });
  expect(whatsApp.messages.taken).toHaveLength(1 + 6 + 1);
});

test("acks are refused by code, and queries muted or refused", async () => {
  const { whatsApp, group, socket } = await warm();
  whatsApp.faults.refuseNext(463);
  expect((await sent(socket, group.id, { text: "não" })).error).toBe("463");
  whatsApp.faults.refuse("iq w:g2", 429);
  await expect(socket.groupMetadata(group.id)).rejects.toMatchObject({ data: 429 });
  whatsApp.faults.clear();
  whatsApp.faults.mute("iq w:g2");
  socket.groupMetadata(group.id).catch(() => {}); // the library gives it up after a minute
  await expect.poll(() => whatsApp.received.get("iq w:g2 get query")).toBe(4);
  whatsApp.faults.unmute();
  expect((await socket.groupMetadata(group.id)).subject).toBe("Ofertas");
  await socket.end(undefined);
});

test("in a process of its own it follows commands over HTTP", async () => {
  await using apart = await startStandinProcess(2);
  const { order } = apart;
  const input = { count: 2, subject: "Ofertas", people: 30, options: { announce: true } };
  const ids = await order<string[]>("makeGroups", input);
  await order("warm", { groups: ids });
  await order("join", { phone: PHONE, groups: ids, role: "ADMIN" });
  const state = newState();
  const pairing = connect(apart, state);
  const paired = closed(pairing);
  await order("scan", { qr: await waitForUpdate(pairing, ({ qr }) => qr), phone: PHONE });
  expect(await paired).toBe(515);
  const socket = connect(apart, state);
  await waitForUpdate(socket, ({ connection }) => connection === "open" || undefined);
  expect(Object.keys(await socket.groupFetchAllParticipating()).sort()).toEqual(ids.sort());
  await sent(socket, ids[0]!, { text: "oi" });
  expect(await order<Message[]>("taken", {})).toEqual([
    expect.objectContaining({ to: ids[0], text: "oi" }),
  ]);
  expect(await order("state")).toMatchObject({
    ...{ taken: 1, refused: 0, unreadable: [], unhandled: [] },
    online: [{ phone: PHONE }],
  });
  const ended = closed(socket);
  await order("unlink", { phone: PHONE });
  expect(await ended).toBe(401);
  await expect(order("nothing")).rejects.toThrow("no such order");
});
