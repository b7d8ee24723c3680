import { type Client, createClient } from "graphql-ws";
import { expect, test } from "vitest";
import { createTheme } from "../../../server/core/appearance/edit_themes.ts";
import { updateAppearance } from "../../../server/core/appearance/appearance.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { liveSince } from "../../../server/core/live_since.ts";
import { startImpersonation } from "../../../server/core/users/impersonation.ts";
import { publishResumable } from "../../../server/graphql/publish_changed.ts";
import { boundedSend } from "../../../server/http/live/live_sockets.ts";
import { textFrame } from "../../../server/http/live/text_frame.ts";
import { serveHttp } from "../../../server/http/server/http_server.ts";
import { testApp } from "../../support/test_app.ts";

const colors = { query: "subscription { appearanceChanged { version primaryColor } }" };
const settings = { sidebarColor: "#0B3D2E", primaryColor: "#C62828", cardColor: "#FFFFFF" };

type Events = AsyncIterableIterator<unknown>;

/** The product over real sockets, and a function that creates clients. */
async function served() {
  const w = await testApp();
  const server = await serveHttp(w.app, { port: 0 });
  const clients: Client[] = [];
  return {
    w,
    rute: await w.admin(),
    client(token?: string | null) {
      const client = createClient({
        url: `ws://localhost:${server.port}/graphql`,
        retryAttempts: 0,
        ...token && { connectionParams: { authorization: `Bearer ${token}` } },
      });
      clients.push(client);
      return client;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(clients.map((client) => client.dispose()));
      w.app.close();
      await server.close();
      await w[Symbol.asyncDispose]();
    },
  };
}

test("equal subscriptions share one execution, guest or member, until the last one ends", async () => {
  await using s = await served();
  const ana = await s.w.member();
  const all = [s.client(), s.client(), s.client(ana.token)].map((one) => one.iterate(colors));
  const firsts = all.map((events) => events.next());
  await expect.poll(s.w.subscribers).toBe(1);
  const other = s.client().iterate({ query: "subscription { appearanceChanged { cardColor } }" });
  const otherFirst = other.next();
  await expect.poll(s.w.subscribers).toBe(2); // another question is another execution

  await updateAppearance(s.rute.ctx(), { primaryColor: "#AA0000" });
  for (const { value } of await Promise.all(firsts)) {
    expect(value).toEqual({ data: { appearanceChanged: { version: 2, primaryColor: "#AA0000" } } });
  }
  expect((await otherFirst).value).toEqual({
    data: { appearanceChanged: { cardColor: "#FFFFFF" } },
  });

  await all[0]!.return?.();
  const next = all[1]!.next();
  await updateAppearance(s.rute.ctx(), { primaryColor: "#00AA00" });
  expect((await next).value).toMatchObject({ data: { appearanceChanged: { version: 3 } } });
  await Promise.all([...all, other].map((events) => events.return?.()));
  await expect.poll(s.w.subscribers).toBe(0);

  const anew = s.client().iterate(colors);
  const first = anew.next();
  await expect.poll(s.w.subscribers).toBe(1);
  await updateAppearance(s.rute.ctx(), { primaryColor: "#0000AA" });
  expect((await first).value).toMatchObject({ data: { appearanceChanged: { version: 4 } } });
});

const ownOffers = "subscription ($since: ID) { offerChanged(since: $since) { offer { title } } }";
const offer = (title: string) => ({ fields: { title, price: { cents: 100, currency: "BRL" } } });

test("a person's sockets share the execution of what is their own, and nobody else's", async () => {
  await using s = await served();
  const [ana, bia] = [await s.w.member(), await s.w.member()];
  const own = { query: ownOffers };
  const [one, two, other] = [s.client(ana.token), s.client(ana.token), s.client(bia.token)]
    .map((client) => client.iterate(own)) as [Events, Events, Events];
  const [first, second, others] = [one.next(), two.next(), other.next()];
  await expect.poll(s.w.subscribers).toBe(2); // one for each person
  await createOffer(ana.ctx(), offer("Fone"));
  const fone = { data: { offerChanged: { offer: { title: "Fone" } } } };
  expect([(await first).value, (await second).value]).toEqual([fone, fone]);
  await createOffer(bia.ctx(), offer("Tênis"));
  expect((await others).value).toEqual({ data: { offerChanged: { offer: { title: "Tênis" } } } });

  await one.return?.();
  const next = two.next(); // it goes on without the socket that began it
  await createOffer(ana.ctx(), offer("Mesa"));
  expect((await next).value).toEqual({ data: { offerChanged: { offer: { title: "Mesa" } } } });
  const last = two.next();
  await s.w.signOut(ana);
  await createOffer(ana.ctx(), offer("Luva"));
  expect((await last).value).toMatchObject({ errors: [{ extensions: { code: "SIGN_IN_FIRST" } }] });
});

test("an admin who acts in a person's name follows that person, though their own tab is open", async () => {
  await using s = await served();
  const ana = await s.w.member();
  const own = s.client(s.rute.token).iterate({ query: ownOffers });
  const mine = own.next();
  await expect.poll(s.w.subscribers).toBe(1);
  await startImpersonation(s.rute.ctx(), { userId: ana.id, reason: "Pediu ajuda." });
  const acting = s.client(s.rute.token).iterate({ query: ownOffers });
  const first = acting.next();
  await expect.poll(s.w.subscribers).toBe(2);
  await createOffer(ana.ctx(), offer("Fone"));
  expect((await first).value).toEqual({ data: { offerChanged: { offer: { title: "Fone" } } } });
  mine.catch(() => {});
});

test("who leaves before what was missed has been read leaves nothing behind", async () => {
  await using s = await served();
  const ana = await s.w.member();
  await createOffer(ana.ctx(), offer("Fone"));
  const { id: since } = await s.w.db.selectFrom("events").select("id")
    .where("name", "=", "offer.created").executeTakeFirstOrThrow();
  const source = await liveSince(ana.ctx(), ana.id, since);
  expect(s.w.subscribers()).toBe(1);
  await publishResumable(() => [])(source).return();
  expect(s.w.subscribers()).toBe(0);
});

test("who resumes a subscription gets what was missed, though an equal one is running", async () => {
  await using s = await served();
  const ana = await s.w.member();
  const query = ownOffers.replace("{ offer {", "{ cursor offer {");
  const running = s.client(ana.token).iterate({ query });
  const first = running.next();
  await expect.poll(s.w.subscribers).toBe(1);
  await createOffer(ana.ctx(), offer("Fone"));
  const { cursor: since } = ((await first).value as { data: { offerChanged: { cursor: string } } })
    .data.offerChanged;
  await createOffer(ana.ctx(), offer("Mesa"));
  const byDefault = query.replace("$since: ID", `$since: ID = "${since}"`);
  for (const request of [{ query, variables: { since } }, { query: byDefault }]) {
    const titles = new Set<string>();
    for await (const { data } of s.client(ana.token).iterate(request)) {
      titles.add((data as { offerChanged: { offer: { title: string } } }).offerChanged.offer.title);
      if (titles.has("Mesa")) break;
    }
    expect([...titles]).toContain("Mesa");
  }
});

test("one socket may have two subscriptions, each under its own id", async () => {
  await using s = await served();
  const client = s.client();
  const themes = client.iterate({ query: "subscription { themesChanged { theme { name } } }" });
  const [color, theme] = [client.iterate(colors).next(), themes.next()];
  await expect.poll(s.w.subscribers).toBe(2);
  await createTheme(s.rute.ctx(), { name: "Natal", settings });
  await updateAppearance(s.rute.ctx(), settings);
  expect((await theme).value).toEqual({ data: { themesChanged: { theme: { name: "Natal" } } } });
  expect((await color).value).toMatchObject({
    data: { appearanceChanged: { primaryColor: "#C62828" } },
  });
});

test("a client that does not read is disconnected, and gets nothing more", () => {
  const sent: string[] = [];
  const connection = {
    write: (frame: Uint8Array) => void sent.push(new TextDecoder().decode(frame.subarray(2))),
  };
  const closed: number[] = [];
  const socket = {
    readyState: WebSocket.OPEN as number,
    bufferedAmount: 0,
    close(code: number) {
      closed.push(code);
      this.readyState = WebSocket.CLOSING;
    },
  };
  const gone: number[] = [];
  const send = boundedSend(socket as WebSocket, connection, (code) => void gone.push(code));
  send(textFrame("one"));
  socket.bufferedAmount = 1_000_000;
  send(textFrame("two"));
  socket.bufferedAmount = 1_000_001;
  send(textFrame("three"));
  socket.bufferedAmount = 0;
  send(textFrame("four"));
  expect([sent, closed, gone]).toEqual([["one", "two"], [1013], [1013]]);
});
