import { afterAll, beforeAll, expect, test } from "vitest";
import { startImpersonation } from "../../server/core/users/impersonation.ts";
import { addresses } from "../support/permissions/addresses.ts";
import type { Ids } from "../support/permissions/field_documents.ts";
import { seedEverything } from "../support/seed/seed_everything.ts";
import { type Member, type Someone, testApp } from "../support/test_app.ts";
import { databaseDigest } from "../support/database/database_digest.ts";

const MARK = "segredo-da-ana";

let w: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
let mara: Member;
let anas: Ids;
let viewers: readonly Someone[];
beforeAll(async () => {
  w = await testApp();
  mara = await w.admin("mara");
  ana = await w.member("ana");
  viewers = [w.guest, ana, await w.member("bia"), await w.admin("rute"), mara];
  anas = await seedEverything(w, ana, MARK);
  w.advance(1000);
});
afterAll(() => w[Symbol.asyncDispose]());

const actsAsAna = () =>
  startImpersonation(mara.ctx(), { userId: ana.id, reason: "Para ver o que pode." });

function ask({ token }: Someone, address: string, more: HeadersInit = {}) {
  const [method, path] = address.split(" ") as [string, string];
  const row = addresses[address];
  const { as = path, body } = typeof row === "object" ? row : {};
  const url = as.replace(/:([a-z]{3})(?=\/|$)/, (_, prefix: string) => anas[prefix]!);
  const headers = { host: "localhost", ...token && { authorization: `Bearer ${token}` }, ...more };
  const verb = method === "ALL" ? "PUT" : method;
  const sent = verb !== "GET" && { body: body ?? "", headers: { ...headers, ...json } };
  return w.app.fetch(new Request(`http://localhost${url}`, { method: verb, headers, ...sent }));
}
const json = { "content-type": "application/json" };

const requestable = () => Object.entries(addresses).filter(([, row]) => row !== "passed on");

test("every address has a row, and every row its address", () => {
  const there = new Set(w.app.routes.map(({ method, path }) => `${method} ${path}`));
  expect([...there].sort()).toEqual(Object.keys(addresses).sort());
});

test("each address serves the allowed roles, refuses the others, and serves no other person's data", async () => {
  await actsAsAna();
  // Signing out ends mara's impersonation of Ana: it comes last.
  for (const [address, row] of requestable().sort(([a]) => a.endsWith("logout") ? 1 : -1)) {
    if (row === "passed on") continue;
    const statuses: number[] = [];
    for (const viewer of viewers) {
      const answer = await ask(viewer, address);
      statuses.push(answer.status);
      // An impersonating admin sees her lists; a photo is served to everyone who has its address.
      const isHerFile = viewer === mara && address.endsWith(".csv");
      const isShown = viewer === ana || isHerFile || address === "GET /api/photos/:id";
      if (!isShown) expect(await answer.text()).not.toContain(MARK);
    }
    expect([address, statuses]).toEqual([address, row.answers]);
  }
});

test("a query changes nothing", async () => {
  const before = await databaseDigest(w);
  for (const [address] of requestable()) {
    if (address.startsWith("GET")) { for (const viewer of viewers) await ask(viewer, address); }
  }
  expect(await databaseDigest(w)).toBe(before);
});

test("another site's page is refused on every path that changes anything, for every viewer", async () => {
  const before = await databaseDigest(w);
  const doors = requestable().map(([address]) => address).filter((address) =>
    !address.startsWith("GET")
  );
  expect(doors.length).toBeGreaterThan(5);
  const strangers = [
    { origin: "https://loja.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const address of doors) {
    for (const headers of strangers) {
      for (const viewer of viewers) {
        expect([address, (await ask(viewer, address, headers)).status]).toEqual([address, 403]);
      }
    }
  }
  expect(await databaseDigest(w)).toBe(before);
});

test("in a person's name the admin's own account is unchanged, and signing out ends both", async () => {
  const post = (path: string) =>
    w.app.fetch(
      new Request(`http://localhost/api/${path}`, {
        method: "POST",
        headers: { authorization: `Bearer ${mara.token}` },
      }),
    );
  const open = () => w.count("impersonations where ended_at is null");
  for (const leave of ["auth/sign-out", "logout"]) {
    w.advance(1000);
    await actsAsAna();
    for (const change of ["auth/change-password", "auth/sign-out/", "auth/delete-user"]) {
      const answer = await post(change);
      expect([answer.status, (await answer.json()).code]).toEqual([403, "ONLY_IN_PERSON"]);
    }
    expect(await open()).toBe(1);
    await post(leave);
    expect(await open()).toBe(0);
  }
});
