import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endMaintenance,
  startMaintenance,
} from "../../../server/core/operations/maintenance/start_maintenance.ts";
import { createApp } from "../../../server/app.ts";
import { type Member, type Someone, testApp } from "../../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>;
let rute: Member, ana: Member;
beforeAll(async () => {
  here = await testApp();
  [rute, ana] = [await here.admin(), await here.member()];
});
afterAll(() => here[Symbol.asyncDispose]());

const ORIGIN = "http://localhost";
const MESSAGE = "Trocamos o disco.";

/** A request to a process of its own, which starts now. */
function newProcess() {
  const app = createApp(here);
  return (path: string, who: Someone = here.guest, init: RequestInit = {}) => {
    const authorization: Record<string, string> = who.token
      ? { authorization: `Bearer ${who.token}` }
      : {};
    const headers = { ...authorization, ...init.headers };
    return app.fetch(new Request(ORIGIN + path, { ...init, headers }), "198.51.100.7");
  };
}

const start = (mode: "FULL" | "READ_ONLY") =>
  startMaintenance(rute.ctx(), {
    mode,
    message: MESSAGE,
    endsAt: new Date(Date.now() + 600_000),
  });
const statuses = async (
  request: ReturnType<typeof newProcess>,
  paths: readonly string[],
  who?: Someone,
  init?: RequestInit,
) => {
  const answers = await Promise.all(paths.map((path) => request(path, who, init)));
  return answers.map(({ status }) => status);
};

const PAGES = ["/", "/termos", "/store/loja-da-ana", "/app/gerador", "/indica/abc2345"];

test("a process that starts in the middle of one that closes the site refuses every page", async () => {
  await start("FULL");
  const request = newProcess();
  const page = await request("/");
  expect([page.status, page.headers.get("x-maintenance")]).toEqual([503, "FULL"]);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(500);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await page.text()).toBe("<title>maintenance</title>");
  expect(await statuses(request, PAGES)).toEqual(PAGES.map(() => 503));
  expect(await statuses(request, PAGES.slice(3, 4), ana)).toEqual([503]);
  expect(await statuses(request, PAGES.slice(0, 2), rute)).toEqual([200, 200]);
});

test("a crawler gets the status and the headers, a program JSON", async () => {
  await start("FULL");
  const request = newProcess();
  const crawler = await request("/", here.guest, { headers: { "user-agent": "Googlebot/2.1" } });
  expect([crawler.status, await crawler.text()]).toEqual([503, ""]);
  expect(crawler.headers.has("retry-after")).toBe(true);
  const program = await request("/api/coupons.csv", ana);
  expect(program.status).toBe(503);
  expect(await program.json()).toMatchObject({ code: "MAINTENANCE" });
});

test("health, vendors' reports, the sign-in and short links work while the site is closed", async () => {
  await start("FULL");
  const request = newProcess();
  expect(await statuses(request, ["/healthz", "/readyz"])).toEqual([200, 200]);
  const post = { method: "POST" };
  expect(await statuses(request, ["/api/telegram/x", "/api/evolution/x"], undefined, post))
    .toEqual([404, 404]); // no such session: their own answer
  const signIn = ["/api/auth/sign-in/email", "/api/login", "/api/logout"];
  expect(await statuses(request, signIn, undefined, post)).not.toContain(503);
  expect(await statuses(request, ["/api/auth/sign-up/email"], undefined, post)).toEqual([503]);
  expect(await statuses(request, ["/link-nenhum"])).toEqual([404]);
  expect(await statuses(request, ["/auth/nenhuma", "/robots.txt"])).toEqual([404, 200]);
});

test("read-only, everybody reads and nobody but those who pass changes anything", async () => {
  await start("READ_ONLY");
  const request = newProcess();
  expect(await statuses(request, ["/", "/termos"])).toEqual([200, 200]);
  expect(await statuses(request, ["/api/coupons.csv", "/app/gerador"], ana)).toEqual([200, 200]);
  const post = { method: "POST", body: "{}" };
  const refused = await request("/api/admin/global", ana, post);
  expect([refused.status, (await refused.json()).code]).toEqual([503, "MAINTENANCE"]);
  expect(await statuses(request, ["/api/marketplaces/mercadolivre/callback"], ana))
    .toEqual([503]);
  expect(await statuses(request, ["/api/admin/global"], rute, post)).toEqual([200]);
});

test("a form sent by a browser is answered by the page", async () => {
  await start("READ_ONLY");
  const answer = await newProcess()("/store/loja-da-ana/denunciar", here.guest, {
    method: "POST",
    headers: { accept: "text/html,*/*" },
  });
  expect([answer.status, await answer.text()]).toEqual([503, "<title>maintenance</title>"]);
});

test("every running process follows its start, and its end by hand", async () => {
  await endMaintenance(rute.ctx(), undefined);
  const processes = [newProcess(), newProcess()];
  const answers = () => Promise.all(processes.map(async (request) => (await request("/")).status));
  expect(await answers()).toEqual([200, 200]);
  await start("FULL");
  await expect.poll(answers).toEqual([503, 503]);
  await endMaintenance(rute.ctx(), undefined);
  await expect.poll(answers).toEqual([200, 200]);
});

test("it starts and ends by itself", async () => {
  await startMaintenance(rute.ctx(), {
    mode: "FULL",
    message: MESSAGE,
    startsAt: new Date(Date.now() + 300),
    endsAt: new Date(Date.now() + 900),
  });
  const request = newProcess();
  const answer = async () => (await request("/")).status;
  await expect.poll(answer, { interval: 20 }).toBe(503);
  await expect.poll(answer, { interval: 20 }).toBe(200);
});

test("visitors learn of one that is to come or in force, also while the site is closed", async () => {
  const request = newProcess();
  const planned = async () => (await (await request("/api/maintenance")).json()).maintenance;
  await start("FULL");
  await expect.poll(planned).toMatchObject({
    mode: "FULL",
    message: MESSAGE,
    secondsUntilStart: 0,
    secondsUntilEnd: expect.closeTo(600, -2),
  });
  await endMaintenance(rute.ctx(), undefined);
  await expect.poll(planned).toBeNull();
});
