import { Agent, request } from "undici";
import { expect, onTestFinished, test } from "vitest";
import { NotConnected, OutboundRefusal } from "../../../server/core/outbound.ts";
import { breaker } from "../../../server/http/outbound/breaker.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { pinnedConnect, type Resolve } from "../../../server/http/outbound/pinned_connect.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import { reportingConnect } from "../../../server/http/outbound/network_errors.ts";
import { type Answer, type HttpRequest, httpServer } from "../../support/telegram/http_server.ts";

const nowhere: Resolve = (name) => Promise.reject(new Error(`${name} is nowhere`));

/** The client for vendors, whose `api.example` answers as `answer` says. */
async function vendorAnswering(answer: (received: HttpRequest) => Answer, resolve = nowhere) {
  const received: HttpRequest[] = [];
  const server = await httpServer((one) => (received.push(one), Promise.resolve(answer(one))));
  const standins = parseStandins(`api.example=${server.origin}`);
  const guard = guardedOutbound({ standins, resolve, limits: { connectMs: 300 } });
  onTestFinished(async () => {
    await guard.close();
    await server.close();
  });
  const ask = (path = "/", more: { signal?: AbortSignal; body?: string | Uint8Array } = {}) =>
    guard.vendor(`https://api.example${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
      ...more,
    });
  return { ...server, received, ask, vendor: guard.vendor };
}

const well: Answer = { status: 200, body: { ok: true } };

test("a vendor is requested as given, by its own name, and its response is returned", async () => {
  const { ask, received } = await vendorAnswering(() => ({ status: 403, body: { says: "não" } }));
  const answer = await ask("/bot/x?y=1", { body: new Uint8Array([1, 2]) });
  expect([answer.status, await answer.json()]).toEqual([403, { says: "não" }]);
  expect(received).toMatchObject([{
    path: "/bot/x?y=1",
    host: "api.example",
    type: "application/json",
    body: new Uint8Array([1, 2]),
  }]);
});

test("a redirect is returned like any response", async () => {
  const { ask, received } = await vendorAnswering(() => ({ status: 302, body: {} }));
  expect((await ask()).status).toBe(302);
  expect(received).toHaveLength(1);
});

test("a response above the limit is refused", async () => {
  const { ask } = await vendorAnswering(() => ({
    status: 200,
    body: { long: "x".repeat(33_000_000) },
  }));
  const { reason } = await ask().then((answer) => answer.text()).catch((error) => error);
  expect(reason).toBe("TOO_LARGE");
});

test("only public addresses are reached, over TLS, whatever a name resolves to", async () => {
  const { vendor } = await vendorAnswering(() => well, () => Promise.resolve(["127.0.0.1"]));
  const refused = vendor("https://other.example/", { method: "POST" });
  await expect(refused).rejects.toMatchObject({ reason: "ADDRESS_REFUSED" });
  await expect(refused).rejects.toBeInstanceOf(NotConnected);
  await expect(vendor("https://10.0.0.1/", { method: "POST" })).rejects
    .toMatchObject({ reason: "ADDRESS_REFUSED" });
});

test("a host that could not be connected got no request", async () => {
  const { ask, goAway, received, vendor } = await vendorAnswering(() => well);
  await expect(vendor("https://other.example/", { method: "POST" })).rejects
    .toBeInstanceOf(NotConnected);
  await goAway();
  await expect(ask()).rejects.toBeInstanceOf(NotConnected);
  expect(received).toEqual([]);
});

test("a connection that breaks during the TLS handshake counts as not connected", async () => {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  onTestFinished(() => listener.close());
  const closing = (async () => {
    for await (const connection of listener) connection.close();
  })();
  closing.catch(() => {}); // when the listener is closed
  const pinned = pinnedConnect({
    ...{ mayReach: () => true, resolve: () => Promise.resolve(["127.0.0.1"]), connectMs: 5_000 },
  });
  const dispatcher = new Agent({ connect: reportingConnect(pinned) });
  onTestFinished(() => dispatcher.destroy());
  await expect(request(`https://api.example:${listener.addr.port}/`, { dispatcher })).rejects
    .toBeInstanceOf(NotConnected);
});

test("a connection that is never established is given up, and the request was surely not sent", async () => {
  const { vendor } = await vendorAnswering(() => well, () => new Promise(() => {}));
  const refused = vendor("https://other.example/", { method: "POST" });
  await expect(refused).rejects.toMatchObject({ reason: "TIMED_OUT" });
  await expect(refused).rejects.toBeInstanceOf(NotConnected);
});

test.each(["first", "later"])(
  "a request whose connection ends is uncertain, and is never repeated: the %s on it",
  async (which) => {
    const { ask, received } = await vendorAnswering(({ path }) => path === "/drop" ? "DROP" : well);
    if (which === "later") await (await ask("/")).json();
    const lost = ask("/drop");
    await expect(lost).rejects.toBeInstanceOf(OutboundRefusal);
    await expect(lost).rejects.not.toBeInstanceOf(NotConnected);
    await (await ask("/")).json();
    expect(received.filter(({ path }) => path === "/drop")).toHaveLength(1);
  },
);

test("an aborted request is uncertain, and leaves no timer or listener", async () => {
  const { ask, received } = await vendorAnswering(() => "SILENCE");
  const giveUp = new AbortController();
  const lost = ask("/", { signal: giveUp.signal });
  await expect.poll(() => received.length).toBe(1);
  giveUp.abort("desisto");
  await expect(lost).rejects.toBe("desisto");
  await expect.poll(() => received[0]!.gone.aborted).toBe(true);
});

test("an unreachable vendor is skipped for a while, and found when it is back", async () => {
  const { ask, goAway, comeBack } = await vendorAnswering(() => well);
  await goAway();
  for (let time = 0; time < 6; time++) await expect(ask()).rejects.toBeInstanceOf(NotConnected);
  await comeBack();
  await expect(ask()).rejects.toThrow("could not be reached 5 times");
  await expect.poll(() => ask().then(({ status }) => status, () => 0), { timeout: 60_000 })
    .toBe(200);
});

test("a breaker lets one request try after each rest, and all once one succeeded", () => {
  let now = 0;
  const { pass, failed, answered } = breaker({ failures: 2, restMs: 100, now: () => now });
  const passes = (host = "a.example") => {
    try {
      pass(host);
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(NotConnected);
      return false;
    }
  };
  failed("a.example");
  expect(passes()).toBe(true);
  failed("a.example");
  expect([passes(), passes("b.example")]).toEqual([false, true]);
  now = 100;
  expect([passes(), passes()]).toEqual([true, false]); // one finds out, and never says
  now = 200;
  expect(passes()).toBe(true);
  failed("a.example");
  now = 299;
  expect(passes()).toBe(false);
  now = 300;
  expect(passes()).toBe(true);
  answered("a.example");
  failed("a.example");
  expect(passes()).toBe(true);
});
