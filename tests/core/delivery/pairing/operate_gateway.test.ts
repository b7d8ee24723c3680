import { expect, onTestFinished, test } from "vitest";
import { listEntries } from "../../../../server/core/audit/entries.ts";
import { gatewayUrl } from "../../../../server/core/delivery/pairing/gateway.ts";
import {
  loadGateway,
  openGateway,
  removeGateway,
  testGateway,
  updateGateway,
} from "../../../../server/core/delivery/pairing/operate_gateway.ts";
import { availableModes } from "../../../../server/core/delivery/settings/load_bot_settings.ts";
import { updateBotSettings } from "../../../../server/core/delivery/settings/update_bot_settings.ts";
import { evolutionStandin } from "../../../support/evolution/standin.ts";
import { testApp } from "../../../support/test_app.ts";

/** The product, an admin of it, and a gateway that they run. */
async function withGateway() {
  const w = await testApp();
  const evolution = await evolutionStandin();
  onTestFinished(async () => {
    await w[Symbol.asyncDispose]();
    await evolution.close();
  });
  const rute = await w.admin();
  const { url, gateway: { key } } = evolution;
  return { w, rute, evolution, url, key };
}

test("an admin sets up a gateway: its key is sealed, and only its end is shown", async () => {
  const { w, rute, url, key } = await withGateway();
  expect(await loadGateway(rute.ctx())).toBeNull();
  expect(await openGateway(w.system.ctx())).toBeNull();
  const known = await updateGateway(rute.ctx(), { url: ` ${url}/ `, key: ` ${key} ` });
  expect(known).toEqual({
    ...{ url, keyHint: `…${key.slice(-4)}`, version: "2.3.6", problem: null },
    checkedAt: w.system.ctx().now,
  });
  expect(await loadGateway(rute.ctx())).toEqual(known);
  expect(await openGateway(w.system.ctx())).toEqual({ url, key });
  const rows = await w.db.selectFrom("messenger_gateway").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
  const events = await w.db.selectFrom("events").select("payload").execute();
  expect(JSON.stringify(events)).not.toContain(key);
});

test("another one takes its place, and there is never more than one", async () => {
  const { w, rute, url, key, evolution } = await withGateway();
  await updateGateway(rute.ctx(), { url, key });
  evolution.gateway.key = "uma-outra-chave";
  await updateGateway(rute.ctx(), { url, key: "uma-outra-chave" });
  expect(await w.count("messenger_gateway")).toBe(1);
  expect(await openGateway(w.system.ctx())).toEqual({ url, key: "uma-outra-chave" });
});

test("an address that is no gateway changes nothing, and the reason is shown", async () => {
  const { w, rute, url, key, evolution } = await withGateway();
  await updateGateway(rute.ctx(), { url, key });
  const refused = (input: { url: string; key: string }) =>
    updateGateway(rute.ctx(), input).catch(({ code, path }) => [code, path[0]]);
  expect(await refused({ url, key: "chave-errada" })).toEqual(["GATEWAY_KEY_REFUSED", "key"]);
  expect(await refused({ url, key: "curta" })).toEqual(["GATEWAY_KEY_INVALID", "key"]);
  expect(await refused({ url, key: "com espaço no meio" })).toEqual(["GATEWAY_KEY_INVALID", "key"]);
  expect(await refused({ url: "evo.example", key })).toEqual(["GATEWAY_URL_INVALID", "url"]);
  expect(await refused({ url: `${url}/nada`, key })).toEqual(["GATEWAY_NOT_A_GATEWAY", "url"]);
  evolution.gateway.version = "2.2.0";
  expect(await refused({ url, key })).toEqual(["GATEWAY_OUTDATED", "url"]);
  await evolution.goAway();
  expect(await refused({ url, key })).toEqual(["GATEWAY_UNREACHABLE", "url"]);
  expect(await openGateway(w.system.ctx())).toEqual({ url, key });
});

test("a test records the gateway's state, and keeps its earlier version", async () => {
  const { w, rute, url, key, evolution } = await withGateway();
  await expect(testGateway(rute.ctx())).rejects.toMatchObject({ code: "GATEWAY_MISSING" });
  await updateGateway(rute.ctx(), { url, key });
  w.advance(60_000);
  await evolution.goAway();
  const away = { problem: "UNREACHABLE", version: "2.3.6", checkedAt: w.system.ctx().now };
  expect(await testGateway(rute.ctx())).toMatchObject(away);
  await evolution.comeBack();
  evolution.gateway.version = "2.4.0";
  expect(await testGateway(rute.ctx())).toMatchObject({ problem: null, version: "2.4.0" });
});

test("a gateway that is forgotten is gone with its key, and all that is in the audit trail", async () => {
  const { w, rute, url, key } = await withGateway();
  await updateGateway(rute.ctx(), { url, key });
  await testGateway(rute.ctx());
  expect(await removeGateway(rute.ctx(), undefined)).toEqual({ url });
  expect(await w.count("messenger_gateway")).toBe(0);
  await expect(removeGateway(rute.ctx(), undefined)).rejects.toMatchObject({
    code: "GATEWAY_MISSING",
  });
  const page = { limit: 3, inverted: false };
  const entries = await listEntries(rute.ctx(), rute.id, page);
  const { host } = new URL(url);
  expect(entries.map(({ detail }) => detail)).toEqual([
    `Gateway do WhatsApp removido: ${host}.`,
    "Gateway do WhatsApp testado.",
    `Gateway do WhatsApp configurado: ${host}.`,
  ]);
});

test("only an admin in person may see or change it", async () => {
  const { w, url, key } = await withGateway();
  const ana = await w.member();
  for (
    const act of [
      loadGateway(ana.ctx()),
      updateGateway(ana.ctx(), { url, key }),
      testGateway(ana.ctx()),
      removeGateway(ana.ctx(), undefined),
    ]
  ) {
    await expect(act).rejects.toMatchObject({ code: "ADMINS_ONLY" });
  }
});

test("the mode of the gateway can be chosen once there is one, and stays when it is gone", async () => {
  const { w, rute, url, key } = await withGateway();
  const ana = await w.member();
  const choose = () => updateBotSettings(ana.ctx(), { sendingMode: "EVOLUTION_GATEWAY" });
  await expect(choose()).rejects.toMatchObject({ code: "GATEWAY_MISSING", path: ["sendingMode"] });
  await updateGateway(rute.ctx(), { url, key });
  expect(await availableModes(ana.ctx())).toContain("EVOLUTION_GATEWAY");
  await choose();
  await removeGateway(rute.ctx(), undefined);
  await updateBotSettings(ana.ctx(), { perDay: 10, sendingMode: "EVOLUTION_GATEWAY" });
  expect(await availableModes(ana.ctx())).not.toContain("EVOLUTION_GATEWAY");
});

test.each([
  ["https://evo.example", "https://evo.example"],
  [" https://evo.example/ ", "https://evo.example"],
  ["http://evolution:8080", "http://evolution:8080"],
  ["https://example.com/evolution//", "https://example.com/evolution"],
  ["ftp://evo.example", null],
  ["https://ana:senha@evo.example", null],
  ["https://evo.example/?a=1", null],
  ["https://evo.example/#a", null],
  ["evo.example", null],
  ["", null],
])("the address of a gateway is normalised: %j", (typed, expected) => {
  expect(gatewayUrl(typed)).toBe(expected);
});
