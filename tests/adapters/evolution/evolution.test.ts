import { jsonLinesFormatter } from "@logtape/logtape";
import { expect, test } from "vitest";
import { evolutionApi } from "../../../server/adapters/evolution/api.ts";
import type { EvolutionOptions } from "../../../server/adapters/evolution/evolution.ts";
import { queryRefusal } from "../../../server/adapters/evolution/refusals.ts";
import { MessengerRefusal } from "../../../server/core/delivery/messenger.ts";
import { parseMarks } from "../../../server/core/delivery/messages/rich_text.ts";
import { redactingSink } from "../../../server/process/logs.ts";
import { link } from "../../support/evolution/instances.ts";
import { evolutionAsMessenger } from "../../support/evolution/messenger_standin.ts";
import {
  connectMessenger,
  failureOf,
  patient,
  refusalOf,
  soon,
} from "../../support/messengers/connect_messenger.ts";

/** A number that is joined in, and the stand-in's own handles of it. */
async function number(options: EvolutionOptions = {}) {
  const made = await evolutionAsMessenger(options);
  const s = await connectMessenger(() => Promise.resolve(made));
  return {
    ...s,
    messenger: made.messenger,
    gateway: made.evolution,
    instance: made.instanceOf(s.account),
  };
}

test("a number's own key is enough: the operator's is only there to make it", async () => {
  const { gateway, connection, instance, send } = await number();
  gateway.gateway.key = "outra";
  await send("oi");
  await connection.leave!();
  expect(gateway.instances.has(instance.name)).toBe(false);
});

test("all members are mentioned on request, and a link is previewed once", async () => {
  const { gateway, connection, group } = await number();
  const text = parseMarks("https://loja.example/p");
  const part = { text, image: null };
  await connection.send(group.id, { ...part, mentionsAll: true }, patient());
  await connection.send(group.id, { ...part, continues: true }, patient());
  const [{ messages }] = [[...gateway.groups.values()].find(({ id }) => id === group.id)!];
  expect(messages.map(({ mentionsAll, unfolds }) => ({ mentionsAll, unfolds }))).toEqual([
    { mentionsAll: true, unfolds: true },
    { mentionsAll: false, unfolds: false },
  ]);
});

test("a test message goes to the number's own chat", async () => {
  const { gateway, connection, account } = await number();
  const part = { text: parseMarks("*teste*"), image: null };
  await connection.send(account.id, part, patient());
  await connection.send(`${account.id}@s.whatsapp.net`, part, patient());
  expect(gateway.ownChat(account.id).map(({ text }) => text)).toEqual([part.text, part.text]);
  const stranger = connection.send("5511000000000", part, patient());
  expect(await refusalOf(stranger)).toMatchObject({ reason: "GROUP_GONE" });
});

test("a group that hides its members' numbers is known all the same", async () => {
  const { gateway, account, known, connection } = await number();
  const hidden = gateway.group("Discreto", 4, { hidesNumbers: true, announce: true });
  gateway.place(hidden, account.id, "admin");
  await expect.poll(() => known(hidden.id), soon)
    .toMatchObject({ role: "ADMIN", canSend: true, isAdminsOnly: true, members: 5 });
  expect(await connection.inviteUrl!(hidden.id)).toMatch(/^https:\/\/chat\.whatsapp\.com\/\w+/);
  gateway.place(hidden, account.id, null);
  await expect.poll(() => known(hidden.id), soon).toMatchObject({ role: "MEMBER", canSend: false });
  expect(await connection.inviteUrl!(hidden.id)).toBeNull();
});

test("a group of a community is reported as such", async () => {
  const { gateway, account, known } = await number();
  const part = gateway.group("Parte", 4, { linkedParent: "1203@g.us" });
  gateway.place(part, account.id, null);
  await expect.poll(() => known(part.id), soon).toMatchObject({
    isInCommunity: true,
    canSend: true,
  });
});

test("a gateway that reports an open connection and answers nothing is not connected, and loses no group", async () => {
  const s = await number({ checkMs: 20 });
  await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ isThere: true });
  s.instance.isMute = true;
  const signs = s.signs();
  const probing = failureOf(s.connection.probe()); // it is given up once it is closed
  const sending = failureOf(s.send("oi", null, AbortSignal.timeout(200)));
  expect(await sending).not.toBeInstanceOf(MessengerRefusal);
  expect(s.signs()).toBe(signs);
  expect(s.known(s.group.id)).toMatchObject({ isThere: true });
  expect(s.standin.received(s.group)).toEqual([]);
  await s.connection.close();
  expect(await probing).toMatchObject({ reason: "LATER" });
});

test("a list that leaves everything out is not believed", async () => {
  const s = await number();
  await expect.poll(() => s.known(s.group.id), soon).toMatchObject({ isThere: true });
  s.gateway.listsNothing(true);
  expect(await s.connection.groups([s.group.id])).toMatchObject([{ title: "Promoções" }]);
  expect(s.events).not.toContainEqual({
    kind: "group",
    group: { externalId: s.group.id, isThere: false },
  });
});

test("a line that ended for a passing reason is opened again, with what the gateway has of it", async () => {
  const s = await number();
  s.gateway.end(s.instance, 408);
  await expect.poll(() => s.instance.state, soon).toBe("open");
  await s.send("de volta");
  expect(s.standin.received(s.group)).toHaveLength(1);
});

test("a line that is just joining again is left to itself", async () => {
  const s = await number();
  Object.assign(s.instance, { state: "connecting" });
  await expect.poll(s.problem, soon).toBe("UNREACHABLE");
  expect(await refusalOf(s.send("oi"))).toMatchObject({ reason: "LATER" });
  expect(s.gateway.requests).not.toContain("GET /instance/connect");
  link(s.instance, s.account.id, "Ofertas");
  await expect.poll(s.problem, soon).toBeNull();
});

test("a number that the gateway has lost must be paired again", async () => {
  const s = await number();
  Object.assign(s.instance, { owner: null, state: "close", rowState: "open" });
  await expect.poll(s.problem, soon).toBe("REVOKED");
});

test.each([
  [403, "BANNED"],
  [402, "BANNED"],
  [429, "RESTRICTED"],
  [405, "OUTDATED"],
])("a connection that WhatsApp ended with %d is reported as %s", async (code, problem) => {
  const s = await number();
  s.gateway.end(s.instance, code);
  await expect.poll(s.problem, soon).toBe(problem);
  expect(await refusalOf(s.send("oi"))).toMatchObject({ reason: "SESSION", problem });
});

test("an old reason is not taken for that of a line that drops now", async () => {
  const s = await number();
  Object.assign(s.instance, { reason: 401, state: "connecting" });
  await expect.poll(s.problem, soon).toBe("UNREACHABLE");
  link(s.instance, s.account.id, "Ofertas");
  await expect.poll(s.problem, soon).toBeNull();
});

test("what it may have been sent is in doubt, however the gateway calls its failure", async () => {
  const s = await number();
  s.gateway.faults.next("ERROR_AFTER");
  s.gateway.faults.next("ERROR_BEFORE");
  for (const _ of ["400 after", "500 before"]) {
    expect(await failureOf(s.send("oi"))).not.toBeInstanceOf(MessengerRefusal);
  }
  expect(s.standin.received(s.group)).toHaveLength(1);
});

const sent = ["chave-secreta", "5511999990001", "Cafeteira por R$ 189"];

test.each([
  [400, JSON.stringify({ response: { message: sent } })],
  [200, sent[0]],
])(
  "of what a gateway answers by %d nothing stands in a log: it may repeat what it was sent",
  async (status, answer) => {
    const fetch = () => Promise.resolve(new Response(answer, { status }));
    const failure = await failureOf(evolutionApi(fetch, "http://gateway", sent[0]!)("GET", "/"));
    const error = Object.assign(queryRefusal(failure), { cause: failure });
    const lines: string[] = [];
    redactingSink(jsonLinesFormatter, (line) => lines.push(line))({
      category: ["garimpo", "evolution"],
      level: "warning",
      message: ["not read: ", error, ""],
      rawMessage: "not read: {error}",
      properties: { error },
      timestamp: 0,
    });
    for (const secret of sent) expect(lines.join()).not.toContain(secret);
    expect(lines.join()).toContain("Evolution answered");
  },
);

test("credentials that are none are not taken for a session's", async () => {
  const { messenger, session } = await number();
  for (const credentials of ["", "{}", "null", `{"url":"http://x"}`]) {
    expect(() => messenger.open({ ...session, credentials }, { onEvent() {}, onAlive() {} }))
      .toThrow("credentials");
  }
});

test("the list of all groups is not requested repeatedly", async () => {
  const s = await number({ listMs: 60_000 });
  await s.connection.groups([]);
  await s.send("oi");
  await s.connection.probe();
  const lists = s.gateway.requests.filter((what) => what.endsWith("/fetchAllGroups"));
  expect(lists).toHaveLength(1);
});
