import { expect, onTestFinished, test } from "vitest";
import { type RawData, WebSocket, WebSocketServer } from "ws";
import { openConnection, soon } from "../../support/messengers/connect_messenger.ts";
import { adapter, linkedSession } from "../../support/whatsapp/linked_session.ts";
import { whatsAppStandin } from "../../support/whatsapp/standin.ts";

const LOGIN = "iq passive set active";
const impatient = { connectMs: 300, joinMs: 500, keepAliveMs: 200, silentMs: 700 };

/** A stand-in with a session that was linked, and is not open yet. */
async function linked() {
  const standin = await whatsAppStandin();
  onTestFinished(() => standin.close());
  const { session, account } = await linkedSession(adapter(standin), standin);
  return { standin, session, account, logins: () => standin.received.get(LOGIN) ?? 0 };
}

test.each([403, 429, 502])(
  "HTTP %i in the socket's place is no answer of WhatsApp's",
  async (code) => {
    const { standin, session } = await linked();
    standin.refuseUpgrades(code);
    const { problem } = openConnection(adapter(standin), session);
    await expect.poll(problem, soon).toBe("UNREACHABLE");
    standin.refuseUpgrades(null);
    await expect.poll(problem, soon).toBeNull();
  },
);

test("a server that accepts the connection and sends nothing is unreachable", async () => {
  const { session } = await linked();
  const mute = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const taken: Deno.Conn[] = [];
  void (async () => {
    for await (const one of mute) taken.push(one);
  })();
  onTestFinished(() => {
    mute.close();
    taken.forEach((one) => one.close());
  });
  const socketUrl = `ws://127.0.0.1:${mute.addr.port}/ws/chat`;
  const { problem } = openConnection(adapter({ socketUrl }, impatient), session);
  await expect.poll(problem, soon).toBe("UNREACHABLE");
});

test("a server that shakes no hands is away", async () => {
  const { session } = await linked();
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  await new Promise((resolve) => server.on("listening", resolve));
  const { port } = server.address() as { port: number };
  const socketUrl = `ws://127.0.0.1:${port}/ws/chat`;
  const { problem } = openConnection(adapter({ socketUrl }, impatient), session);
  await expect.poll(problem, soon).toBe("UNREACHABLE");
});

test("a server that never lets it in is away, until it does", async () => {
  const { standin, session } = await linked();
  standin.faults.mute("login");
  const { problem, signs } = openConnection(adapter(standin, impatient), session);
  await expect.poll(problem, soon).toBe("UNREACHABLE");
  expect(signs()).toBe(0);
  standin.faults.unmute();
  await expect.poll(problem, soon).toBeNull();
});

test("a server that goes silent later is left, and gives no sign of life meanwhile", async () => {
  const { standin, session, logins } = await linked();
  const { problem, signs, connection } = openConnection(adapter(standin, impatient), session);
  await expect.poll(problem, soon).toBeNull();
  await connection.probe();
  standin.faults.mute("");
  const before = signs();
  await expect.poll(problem, soon).toBe("UNREACHABLE");
  // One answer may have been on its way; a server that answers gives a sign every 200 ms.
  expect(signs()).toBeLessThanOrEqual(before + 1);
  const came = logins();
  standin.faults.unmute();
  await expect.poll(problem, soon).toBeNull();
  expect(logins()).toBe(came + 1);
});

test("a frame that cannot be read ends the connection, not the process", async () => {
  const { standin, session, logins } = await linked();
  const between = await garbler(standin.socketUrl);
  const { problem, connection } = openConnection(adapter({ socketUrl: between.url }), session);
  await expect.poll(problem, soon).toBeNull();
  const before = logins();
  between.garbleNext();
  await connection.probe().catch(() => {});
  await expect.poll(logins, soon).toBe(before + 1);
});

/** A proxy between a client and a server that corrupts the server's data on request. */
async function garbler(target: string) {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
  let isNext = false;
  server.on("connection", (client) => {
    const upstream = new WebSocket(target);
    const waiting: RawData[] = [];
    client.on(
      "message",
      (data) => upstream.readyState === 1 ? upstream.send(data) : waiting.push(data),
    );
    upstream.on("open", () => waiting.splice(0).forEach((data) => upstream.send(data)));
    upstream.on("message", (data: Uint8Array) => {
      const bytes = Uint8Array.from(data);
      if (isNext) bytes[bytes.length - 1]! ^= 1;
      isNext = false;
      client.send(bytes);
    });
    upstream.on("error", () => {});
    upstream.on("close", () => client.terminate());
    client.on("close", () => upstream.terminate());
  });
  await new Promise((resolve) => server.on("listening", resolve));
  onTestFinished(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { url: `ws://127.0.0.1:${port}/ws/chat`, garbleNext: () => void (isNext = true) };
}
