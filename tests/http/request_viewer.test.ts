import { expect, test } from "vitest";
import type { IdentityProvider } from "../../server/core/users/account/identity.ts";
import { cachedIdentity } from "../../server/http/identity_cache.ts";
import { requestViewers } from "../../server/http/request_viewer.ts";
import { identified, testApp } from "../support/test_app.ts";

/** Identifies by the token, and by the cookie where there is none. */
const provider = (since: Date): IdentityProvider => ({
  browser: { provider: "embedded", social: [] },
  identify(headers) {
    const [, token] = /^Bearer (\S+)$/.exec(headers.get("authorization") ?? "") ?? [];
    const name = token ?? headers.get("cookie");
    return Promise.resolve(name && name !== "wrong" ? identified(name, since) : null);
  },
  openSession: () => Promise.resolve(null),
  endSession: () => Promise.resolve([]),
  renewSession: () => Promise.resolve([]),
  handle: () => Promise.resolve(new Response()),
});

test("who is remembered is known without waiting, as whom they were, until something changes", async () => {
  await using w = await testApp();
  const ana = await w.member("ana");
  const cookie = ana.token!;
  const lookups = { hits: 0, misses: 0 };
  const { identify, remembered } = requestViewers(
    cachedIdentity(provider(new Date()), lookups),
    () => Promise.reject(new Error("a key was read")),
    w.system.ctx,
  );
  const sent = new Headers({ cookie });
  function recalled() {
    const before = lookups.hits;
    return { viewer: remembered(sent), hits: lookups.hits - before };
  }
  /** Reads them first: until the notification of an earlier change has come, it has them forgotten. */
  async function readAndRecalled() {
    await identify(sent, "", "READ");
    return recalled();
  }
  expect(recalled()).toEqual({ viewer: null, hits: 0 });
  const member = { kind: "member", userId: ana.id };
  await expect.poll(readAndRecalled).toMatchObject({ viewer: member, hits: 1 });

  expect(remembered(new Headers())).toBeNull();
  for (const token of ["wrong", "grp_key_0123456789", "other"]) {
    expect(remembered(new Headers({ authorization: `Bearer ${token}` }))).toBeNull();
    const mixed = new Headers({ cookie, authorization: `Bearer ${token}` });
    expect(remembered(mixed)).toBeNull();
  }
  const mixed = new Headers({ cookie, authorization: "Bearer wrong" });
  expect(await identify(mixed, "", "REMEMBERED")).toMatchObject({ kind: "guest" });
  expect(remembered(mixed)).toBeNull();

  await w.db.updateTable("users").set({ blocked_at: new Date() }).where("id", "=", ana.id)
    .execute();
  expect(recalled()).toEqual({ viewer: null, hits: 0 });
  await expect.poll(readAndRecalled).toMatchObject({ viewer: { kind: "guest" }, hits: 1 });
});
