import { expect, onTestFinished, test } from "vitest";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { postWebhook } from "../../../server/http/outbound/post_webhook.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import { type Answer, type HttpRequest, httpServer } from "../../support/telegram/http_server.ts";

/** The client for receivers, of which `hook.example` answers as `answer` says. */
async function receiverAnswering(answer: Answer) {
  const received: HttpRequest[] = [];
  const server = await httpServer((one) => (received.push(one), Promise.resolve(answer)));
  const guard = guardedOutbound({
    standins: parseStandins(`hook.example=${server.origin}`),
    resolve: (name) => Promise.resolve(name === "inside.example" ? ["10.0.0.7"] : ["127.0.0.1"]),
  });
  onTestFinished(async () => {
    await guard.close();
    await server.close();
  });
  const post = (url = "https://hook.example/garimpo?a=1") =>
    guard.postWebhook(url, { "webhook-id": "evt_01", "content-type": "application/json" }, "{}");
  return { post, received };
}

test("a receiver gets the body with its headers, and its answer comes back", async () => {
  const { post, received } = await receiverAnswering({ status: 201, body: { ok: true } });
  expect(await post()).toMatchObject({ status: 201, body: '{"ok":true}', problem: null });
  expect(received).toMatchObject([{ method: "POST", path: "/garimpo?a=1", host: "hook.example" }]);
  expect(received[0]!.headers).toMatchObject({
    "webhook-id": "evt_01",
    "user-agent": "Garimpo-Webhooks/1.0",
  });
  expect(new TextDecoder().decode(received[0]!.body)).toBe("{}");
});

test("a redirect is an answer like any other: it is not followed", async () => {
  const headers = { location: "https://hook.example/other" };
  const { post, received } = await receiverAnswering({ status: 307, body: null, headers });
  expect(await post()).toMatchObject({ status: 307 });
  expect(received).toHaveLength(1);
});

test("of a long answer the beginning is kept", async () => {
  const { post } = await receiverAnswering({ status: 200, body: { long: "é".repeat(500_000) } });
  const { status, body } = await post();
  expect(status).toBe(200);
  expect(body.length).toBeLessThanOrEqual(4_000);
});

test.each([
  ["https://inside.example/"],
  ["https://elsewhere.example/"],
  ["https://10.1.2.3/"],
  ["https://localhost/"],
  ["https://hook.local/"],
])("an address inside a network is never reached: %s", async (url) => {
  const { post, received } = await receiverAnswering({ status: 200, body: {} });
  expect(await post(url)).toMatchObject({ status: null, problem: "ADDRESS_REFUSED" });
  expect(received).toEqual([]);
});

test("a receiver that ends the connection, or never answers, is a result too", async () => {
  const { post } = await receiverAnswering("DROP");
  expect(await post()).toMatchObject({ status: null, problem: "UNREACHABLE" });
  const never = postWebhook(() => new Promise(() => {}), 20);
  expect(await never("https://hook.example/", {}, "{}"))
    .toMatchObject({ status: null, problem: "TIMED_OUT" });
});
