import { createClient } from "graphql-ws";
import { expect, test } from "vitest";
import { createApp } from "../../server/app.ts";
import { newId } from "../../server/core/ids.ts";
import { guest, type Viewer } from "../../server/core/users/viewer.ts";
import { fairShares } from "../../server/http/fair_share.ts";
import { serveHttp } from "../../server/http/server/http_server.ts";
import { grantPlan } from "../support/seed/deliveries.ts";
import { testApp } from "../support/test_app.ts";

const person = (): Viewer => ({ kind: "member", userId: newId("usr") });
const shares = (most = 30) =>
  fairShares({ callsPerMinute: () => Promise.resolve(most), isCounted: true });

/** Tasks that go on until they are ended, and how many have begun. */
function slowTasks() {
  const open: (() => void)[] = [];
  return {
    task: () => new Promise<void>((resolve) => open.push(resolve)),
    begun: () => open.length,
    async endAll(all: readonly Promise<unknown>[]) {
      let isOver = false;
      const over = Promise.all(all).then(() => isOver = true);
      while (!isOver) {
        open.forEach((resolve) => resolve());
        await new Promise((resolve) => setTimeout(resolve));
      }
      await over;
    },
  };
}

test("a person's fifth query waits, and no other person's does", async () => {
  const [ana, bia] = [person(), person()];
  const share = shares()({ address: "198.51.100.7", isProgram: false });
  const slow = slowTasks();
  const all = Array.from({ length: 8 }, () => share.run(ana, "query", slow.task));
  await expect.poll(slow.begun).toBe(4);
  expect(await share.run(bia, "query", () => Promise.resolve("bia"))).toBe("bia");
  expect(await share.run(ana, "mutation", () => Promise.resolve("other"))).toBe("other");
  await slow.endAll(all);
});

test("one person's queries run one by one", async () => {
  const ana = person();
  const share = shares()({ address: "198.51.100.7", isProgram: false });
  let [running, most, done] = [0, 0, 0];
  await Promise.all(Array.from({ length: 40 }, () =>
    share.run(ana, "query", async () => {
      running++;
      await new Promise((resolve) => setTimeout(resolve));
      if (done > 4 && done < 25) most = Math.max(most, running);
      running--;
      done++;
    })));
  expect(most).toBe(1);
});

test("guests wait by their address, and at most two hundred may wait", async () => {
  const of = shares();
  const here = of({ address: "198.51.100.7", isProgram: false });
  const slow = slowTasks();
  const all = Array.from({ length: 204 }, () => here.run(guest, "query", slow.task));
  await expect(here.run(guest, "query", slow.task))
    .rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  const there = of({ address: "203.0.113.7", isProgram: false });
  expect(await there.run(guest, "query", () => Promise.resolve("there"))).toBe("there");
  await slow.endAll(all);
});

test("a program has its plan's calls in a minute, a page six hundred, counted separately", async () => {
  const of = shares(2);
  const ana = person();
  const program = of({ address: "", isProgram: true });
  const page = of({ address: "", isProgram: false });
  expect([await program.count(ana), await program.count(ana)]).toEqual([0, 0]);
  expect(await program.count(ana)).toBeGreaterThan(0);
  expect(await program.count(person())).toBe(0);
  for (let n = 0; n < 600; n++) expect(await page.count(ana)).toBe(0);
  expect(await page.count(ana)).toBeGreaterThan(0);
  const endless = shares(-1)({ address: "", isProgram: true });
  for (let n = 0; n < 1_000; n++) expect(await endless.count(ana)).toBe(0);
});

test("a program's calls are counted together on all paths", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await grantPlan(w, ana, { apiPerMinute: 4 });
  const app = createApp({ ...w, limitsAttempts: true });
  const server = await serveHttp(app, { port: 0 });
  const authorization = `Bearer ${ana.token}`;
  const headers = { authorization, "content-type": "application/json" };
  const query = "{ viewer { id } }";
  const client = createClient({
    url: `ws://localhost:${server.port}/graphql`,
    retryAttempts: 0,
    connectionParams: { authorization },
  });
  const graphql = () =>
    fetch(`http://localhost:${server.port}/graphql`, {
      method: "POST",
      body: JSON.stringify({ query }),
      headers,
    });
  const rest = () => fetch(`http://localhost:${server.port}/api/coupons.csv`, { headers });
  const socket = async () => (await client.iterate({ query }).next()).value;
  const subscribed = async () =>
    (await client.iterate({ query: "subscription { offerChanged { offer { id } } }" }).next())
      .value;

  const rateOf = ({ headers }: Response) =>
    ["limit", "remaining"].map((name) => Number(headers.get(`x-ratelimit-${name}`)));
  const left = [3, 2, 1];
  for (const response of [await graphql(), await graphql(), await rest()]) {
    expect(response.status).toBe(200);
    expect(rateOf(response)).toEqual([4, left.shift()]);
    expect(Number(response.headers.get("x-ratelimit-reset"))).toBeGreaterThan(0);
    await response.body?.cancel();
  }
  expect(await socket()).toMatchObject({ data: { viewer: {} } });
  const refused = { errors: [{ extensions: { code: "API_LIMIT" } }] };
  for (const response of [await graphql(), await rest()]) {
    expect(response.status).toBe(429);
    expect(rateOf(response)).toEqual([4, 0]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.text()).toContain("/app/subscriptions/plans?motivo=api");
  }
  expect(await socket()).toMatchObject(refused);
  expect(await subscribed()).toMatchObject(refused);
  await client.dispose();
  app.close();
  await server.close();
});
