import { expect, onTestFinished, test } from "vitest";
import type { SessionId } from "../../../server/core/ids.ts";
import { writeCredentials } from "../../../server/adapters/evolution/instance.ts";
import { saveSession } from "../../../server/core/delivery/sessions/save_session.ts";
import { openSession } from "../../../server/core/delivery/sessions/open_session.ts";
import { evolutionStandin } from "../../support/evolution/standin.ts";
import { signed } from "../../support/evolution/webhooks.ts";
import { testApp } from "../../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

async function withGateway() {
  const w = await testApp();
  const evolution = await evolutionStandin();
  onTestFinished(async () => {
    await w[Symbol.asyncDispose]();
    await evolution.close();
  });
  return { w, evolution };
}

const fields = "{ url keyHint status statusMessage version checkedAt }";
const set = `mutation ($url: String!, $key: String!) {
  updateMessengerGateway(input: { url: $url, key: $key }) {
    ... on MessengerGateway ${fields} ... on UserError { code message path }
  }
}`;

test("an admin sets up, tests and removes the gateway, and never sees its key", async () => {
  const { w, evolution } = await withGateway();
  const { url, gateway: { key } } = evolution;
  const rute = await w.admin();
  expect(await w.request(rute, `{ messengerGateway ${fields} }`)).toEqual({
    data: { messengerGateway: null },
  });
  const wrong = await w.request(rute, set, { url, key: "chave-errada" });
  expect(wrong.data.updateMessengerGateway).toEqual({
    code: "GATEWAY_KEY_REFUSED",
    message:
      "O gateway não reconheceu esta chave. Copie a AUTHENTICATION_API_KEY dele e tente de novo.",
    path: ["key"],
  });
  const { data } = await w.request(rute, set, { url, key });
  const working = {
    ...{
      url,
      keyHint: `…${key.slice(-4)}`,
      status: "WORKING",
      statusMessage: null,
      version: "2.3.6",
    },
    checkedAt: w.system.ctx().now.toISOString(),
  };
  expect(data.updateMessengerGateway).toEqual(working);
  await evolution.goAway();
  const tested = await w.request(
    rute,
    `mutation { testMessengerGateway { ... on MessengerGateway ${fields} } }`,
  );
  expect(tested.data.testMessengerGateway).toMatchObject({
    status: "UNREACHABLE",
    statusMessage:
      "O gateway não respondeu. Confira se ele está no ar e se este servidor o alcança.",
    version: "2.3.6",
  });
  const remove = `mutation { removeMessengerGateway {
    ... on RemovedMessengerGateway { url } ... on UserError { code }
  } }`;
  expect((await w.request(rute, remove)).data.removeMessengerGateway).toEqual({ url });
  expect((await w.request(rute, remove)).data.removeMessengerGateway).toEqual({
    code: "GATEWAY_MISSING",
  });
});

/** A person's number at the gateway, saved as their session. */
async function kept(w: World, evolution: Awaited<ReturnType<typeof evolutionStandin>>) {
  const ana = await w.member();
  const instance = evolution.linked("Ana");
  const { name, token, owner } = instance;
  const id = await saveSession(ana.ctx(), {
    channel: "EVOLUTION",
    account: { id: owner!, name: "Ana", handle: null },
    credentials: writeCredentials({ url: evolution.url, instance: name, token }),
    hint: "…",
  });
  const found = await openSession(w.system.ctx(), id, "https://garimpo.example");
  return { id, instance, webhook: found!.session.webhook! };
}

const brought = async (w: World, id: string, secret: string, event: object) => {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${await signed(secret)}`,
  };
  const body = JSON.stringify(event);
  const request = new Request(`http://localhost/api/evolution/${id}`, {
    ...{ method: "POST", headers, body },
  });
  const answer = await w.app.fetch(request);
  return [answer.status, await answer.text()];
};

test("what a gateway brings is believed with the session's own secret alone", async () => {
  const { w, evolution } = await withGateway();
  const { id, instance, webhook } = await kept(w, evolution);
  expect(webhook.url).toBe(`https://garimpo.example/api/evolution/${id}`);
  const group = evolution.group("Ofertas da Ana", 5);
  evolution.place(group, instance.owner!, "admin");
  const event = { event: "groups.upsert", instance: instance.name, data: [{ id: group.id }] };
  const unknown = [404, ""];
  const groups = () =>
    w.db.selectFrom("groups").select(["session_id", "title"]).where("kind", "=", "GROUP").execute();
  expect(await brought(w, id, "adivinhado, mas bem longo", event)).toEqual(unknown);
  expect(await brought(w, id, webhook.secret, { ...event, instance: "outra" })).toEqual(unknown);
  expect(await brought(w, "ses_01h455vb4pex5vsknk084sn02q", webhook.secret, event))
    .toEqual(unknown);
  expect(await brought(w, "ses_%00", webhook.secret, event)).toEqual(unknown);
  expect(await groups()).toEqual([]);
  expect(await brought(w, id, webhook.secret, event)).toEqual([200, ""]);
  expect(await brought(w, id, webhook.secret, event)).toEqual([200, ""]);
  expect(await groups()).toEqual([{ session_id: id as SessionId, title: "Ofertas da Ana" }]);
});

test("an address of one messenger is not that of another's session", async () => {
  const { w, evolution } = await withGateway();
  const { id, instance, webhook } = await kept(w, evolution);
  const body = JSON.stringify({ event: "connection.update", instance: instance.name, data: {} });
  const headers = { authorization: `Bearer ${await signed(webhook.secret)}` };
  const request = new Request(`http://localhost/api/telegram/${id}`, {
    ...{ method: "POST", headers, body },
  });
  expect((await w.app.fetch(request)).status).toBe(404);
});
