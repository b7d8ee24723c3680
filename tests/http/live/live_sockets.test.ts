import { createClient } from "graphql-ws";
import { expect, test } from "vitest";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { schedule } from "../../../server/core/schedule.ts";
import { requestAccountDeletion } from "../../../server/core/users/account/deletion.ts";
import { serveHttp } from "../../../server/http/server/http_server.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const typed = { fields: { title: "Fone", price: { cents: 100, currency: "BRL" } } };
const changes = { query: "subscription { offerChanged { offer { title } } }" };

/** The product over a real socket, and a client that says who it is as browsers must. */
async function served(person: (w: Awaited<ReturnType<typeof testApp>>) => Promise<Member | null>) {
  const w = await testApp();
  const server = await serveHttp(w.app, { port: 0 });
  const ana = await person(w);
  const client = createClient({
    url: `ws://localhost:${server.port}/graphql`,
    retryAttempts: 0,
    ...ana && { connectionParams: { authorization: `Bearer ${ana.token}` } },
  });
  return {
    w,
    ana,
    client,
    port: server.port,
    async [Symbol.asyncDispose]() {
      await client.dispose();
      w.app.close();
      await server.close();
      await w[Symbol.asyncDispose]();
    },
  };
}

test("events and query results arrive over a WebSocket", async () => {
  await using s = await served((w) => w.member());
  const events = s.client.iterate(changes);
  const first = events.next();
  await expect.poll(s.w.subscribers).toBe(1);
  await createOffer(s.ana!.ctx(), typed);
  expect((await first).value).toEqual({ data: { offerChanged: { offer: { title: "Fone" } } } });
  const { value } = await s.client.iterate({ query: "{ viewer { displayName } }" }).next();
  expect(value).toEqual({ data: { viewer: { displayName: s.ana!.token } } });
  await events.return?.();
  await expect.poll(s.w.subscribers).toBe(0); // nothing is left behind
});

test("a guest must sign in, over a WebSocket as well", async () => {
  await using s = await served(() => Promise.resolve(null));
  const { value } = await s.client.iterate(changes).next();
  expect(value).toMatchObject({ errors: [{ extensions: { code: "SIGN_IN_FIRST" } }] });
});

test("a text that cannot be stored is refused over a WebSocket as well", async () => {
  await using s = await served((w) => w.member());
  const query = "query ($id: ID!) { node(id: $id) { id } }";
  for (const variables of [{ id: "a\0" }, { id: "\ud800" }]) {
    const { value } = await s.client.iterate({ query, variables }).next();
    expect(value).toMatchObject({ errors: [{ extensions: { code: "TEXT_NOT_STORABLE" } }] });
  }
});

test("a socket without our subprotocol is refused", async () => {
  await using s = await served(() => Promise.resolve(null));
  const socket = new WebSocket(`ws://localhost:${s.port}/graphql`, "graphql-ws");
  await new Promise((resolve) => socket.onerror = resolve);
  expect(socket.readyState).not.toBe(WebSocket.OPEN);
});

test("after signing out an open socket gets nothing more, and its operations are refused", async () => {
  await using s = await served((w) => w.member());
  const events = s.client.iterate<Record<string, unknown>>(changes);
  const first = events.next();
  await expect.poll(s.w.subscribers).toBe(1);
  await s.w.signOut(s.ana!);
  await createOffer(s.ana!.ctx(), typed);
  const refused = { errors: [{ extensions: { code: "SIGN_IN_FIRST" } }] };
  expect((await first).value).toMatchObject(refused);
  const { value } = await s.client.iterate({ query: "{ viewer { displayName } }" }).next();
  expect(value).toEqual({ data: { viewer: null } });
});

test("once its account is being deleted, an open socket gets nothing more", async () => {
  await using s = await served((w) => w.member());
  const { w, ana } = s;
  const events = s.client.iterate<Record<string, unknown>>(changes);
  const first = events.next();
  await expect.poll(w.subscribers).toBe(1);
  await requestAccountDeletion(ana!.ctx(), { confirmation: `${ana!.token}@example.com` });
  w.advance(7 * 24 * 60 * 60 * 1000);
  await schedule.carryOutDeletions!.run(w.system.ctx());
  await createOffer(ana!.ctx(), typed); // under way before
  expect((await first).value).toMatchObject({
    errors: [{ extensions: { code: "SIGN_IN_FIRST" } }],
  });
  const { value } = await s.client.iterate({ query: "{ viewer { displayName } }" }).next();
  expect(value).toEqual({ data: { viewer: null } });
});

test("an invalid operation gets an error, and the socket's other subscriptions continue", async () => {
  await using s = await served((w) => w.member());
  const events = s.client.iterate(changes);
  const first = events.next();
  await expect.poll(s.w.subscribers).toBe(1);
  await expect(s.client.iterate({ query: "{ viewer {" }).next()).rejects.toMatchObject([
    { message: expect.stringContaining("Syntax Error") },
  ]);
  await createOffer(s.ana!.ctx(), typed);
  expect((await first).value).toEqual({ data: { offerChanged: { offer: { title: "Fone" } } } });
});

test("one socket may have twenty operations in progress", async () => {
  await using s = await served((w) => w.member());
  const own = (nth: number) => ({ query: changes.query.replace("{", `{ of${nth}:`) });
  const all = Array.from({ length: 20 }, (_, nth) => s.client.iterate(own(nth)));
  const waiting = all.map((events) => events.next());
  await expect.poll(s.w.subscribers).toBe(20);
  await expect(s.client.iterate(changes).next()).rejects.toMatchObject([{
    message: "Too many operations",
  }]);
  await all[0]!.return?.();
  await expect.poll(s.w.subscribers).toBe(19);
  const more = s.client.iterate(own(20));
  void more.next();
  await expect.poll(s.w.subscribers).toBe(20);
  waiting.forEach((one) => one.catch(() => {}));
});

test("a request that is no handshake is refused", async () => {
  await using s = await served(() => Promise.resolve(null));
  const upgrade = "Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n";
  const protocol = "Sec-WebSocket-Protocol: graphql-transport-ws\r\n";
  const cases = { [`/graphql HTTP/1.1\r\n${protocol}`]: 400, "/outro HTTP/1.1\r\n": 404 };
  for (const [start, status] of Object.entries(cases)) {
    const connection = await Deno.connect({ port: s.port });
    await connection.write(new TextEncoder().encode(`GET ${start}${upgrade}\r\n`));
    expect(await new Response(connection.readable).text()).toMatch(`HTTP/1.1 ${status} `);
  }
});

const tooLong = new Uint8Array(15);
tooLong.set([0x81, 0xff]); // a masked text of so many bytes, of which one is sent
new DataView(tooLong.buffer).setBigUint64(2, 50_000_000n);
const empty = [0x80, 0, 0, 0, 0];
const inPieces = new Uint8Array([0x01, ...empty, ...Array(64).fill([0x00, ...empty]).flat()]);

test.each<[string, Uint8Array]>([
  ["is too long closes its socket at its first bytes", tooLong],
  ["comes in too many frames closes its socket before its last one", inPieces],
])("a message that %s", async (_what, message) => {
  await using s = await served(() => Promise.resolve(null));
  const key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  const connection = await Deno.connect({ port: s.port });
  await connection.write(new TextEncoder().encode(
    "GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
      `${key}Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
  ));
  await connection.write(message);
  const answer = await new Response(connection.readable).text(); // until the server closes
  expect(answer).toMatch("HTTP/1.1 101 ");
});

test("an address has a limit of uninitialized sockets, and a person a limit of sockets", async () => {
  await using s = await served((w) => w.member());
  const open = () => bareSocket(s.port, null);
  const silent = await Promise.all(Array.from({ length: 20 }, open));
  await expect(open()).rejects.toThrow("refused");
  silent[0]!.say({ type: "connection_init" });
  await expect.poll(() => silent[0]!.received.length).toBe(1);
  silent.forEach(({ socket }) => socket.close());
  await expect.poll(async () => (await open().catch(() => null)) !== null).toBe(true);

  const payload = { authorization: `Bearer ${s.ana!.token}` };
  for (let n = 0; n < 20; n++) await bareSocket(s.port, payload);
  const one = await bareSocket(s.port, null);
  const closed = new Promise<number>((resolve) => one.socket.onclose = ({ code }) => resolve(code));
  one.say({ type: "connection_init", payload });
  expect(await closed).toBe(1013);
});

/** A raw socket and the messages it received; without `payload` it is not initialized. */
async function bareSocket(port: number, payload: object | null = {}) {
  const socket = new WebSocket(`ws://localhost:${port}/graphql`, "graphql-transport-ws");
  const received: { id?: string; type: string }[] = [];
  socket.onmessage = ({ data }) => received.push(JSON.parse(data));
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error("refused"));
  });
  const say = (message: object) => socket.send(JSON.stringify(message));
  if (payload) {
    say({ type: "connection_init", payload });
    await expect.poll(() => received.length).toBe(1);
  }
  const subscribe = (id: string, payload: object) => say({ id, type: "subscribe", payload });
  return { socket, received, say, subscribe };
}

test("messages without an operation take no place", async () => {
  await using s = await served(() => Promise.resolve(null));
  const { socket, received, subscribe } = await bareSocket(s.port);
  const query = "query A { viewer { id } } query B { viewer { id } }";
  for (let n = 0; n < 25; n++) subscribe(`${n}`, { query, operationName: "C" });
  subscribe("last", { query: "{ viewer { id } }" });
  await expect.poll(() => received.at(-1)).toMatchObject({ id: "last", type: "complete" });
  socket.close();
});

test("an id that is reused at once leaves nothing behind", async () => {
  await using s = await served(() => Promise.resolve(null));
  const { socket, say, subscribe } = await bareSocket(s.port);
  const colors = { query: "subscription { appearanceChanged { version } }" };
  subscribe("1", colors);
  await expect.poll(s.w.subscribers).toBe(1);
  say({ id: "1", type: "complete" });
  subscribe("1", colors);
  say({ id: "1", type: "complete" });
  subscribe("2", colors);
  await expect.poll(s.w.subscribers).toBe(1);
  socket.close();
  await expect.poll(s.w.subscribers).toBe(0);
});
