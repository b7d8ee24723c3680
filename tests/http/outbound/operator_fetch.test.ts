import { expect, onTestFinished, test } from "vitest";
import { NotConnected, OutboundRefusal } from "../../../server/core/outbound.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { type Answer, type HttpRequest, httpServer } from "../../support/telegram/http_server.ts";

/** The client for an operator's hosts, and one of them that answers as `answer` says. */
async function hostAnswering(answer: (received: HttpRequest) => Answer) {
  const received: HttpRequest[] = [];
  const server = await httpServer((one) => (received.push(one), Promise.resolve(answer(one))));
  const guard = guardedOutbound();
  onTestFinished(async () => {
    await guard.close();
    await server.close();
  });
  const ask = (path = "/", signal?: AbortSignal) =>
    guard.operator(server.origin + path, {
      ...{ method: "POST", body: "{}", headers: { apikey: "chave" } },
      ...signal && { signal },
    });
  return { ...server, received, ask };
}

const well: Answer = { status: 200, body: { ok: true } };

test("an operator's host is requested as configured: by http, at any port, on this machine", async () => {
  const { ask, received } = await hostAnswering(() => well);
  const answer = await ask("/a?b=1");
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(received).toMatchObject([{
    path: "/a?b=1",
    method: "POST",
    headers: { apikey: "chave" },
  }]);
});

test("a redirect is returned like any response: the key is sent nowhere else", async () => {
  const headers = { location: "http://127.0.0.1:9/" };
  const { ask, received } = await hostAnswering(() => ({ status: 302, headers, body: {} }));
  expect((await ask()).status).toBe(302);
  expect(received).toHaveLength(1);
});

test("a lost request is not repeated automatically", async () => {
  const { ask, received } = await hostAnswering(() => "DROP");
  const failure = await ask().catch((error) => error);
  expect(failure).toBeInstanceOf(OutboundRefusal);
  expect(failure).not.toBeInstanceOf(NotConnected);
  expect(received).toHaveLength(1);
});

test("a refused connection differs from a lost response", async () => {
  const { ask, goAway } = await hostAnswering(() => well);
  await goAway();
  expect(await ask().catch((error) => error)).toBeInstanceOf(NotConnected);
});

test("a response above the limit is refused, and a missing one is not awaited", async () => {
  const big = await hostAnswering(() => ({ status: 200, body: { long: "x".repeat(65_000_000) } }));
  const { reason } = await big.ask().then((answer) => answer.text()).catch((error) => error);
  expect(reason).toBe("TOO_LARGE");
  const silent = await hostAnswering(() => "SILENCE");
  const waited = await silent.ask("/", AbortSignal.timeout(100)).catch((error) => error);
  expect(waited.name).toBe("TimeoutError");
});
