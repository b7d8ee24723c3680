import { getMigrations } from "better-auth/db/migration";
import { expect, test } from "vitest";
import { authOptions } from "../../../server/adapters/better_auth/auth_options.ts";
import { testApp } from "../../support/test_app.ts";

const options = (db: Parameters<typeof authOptions>[0]["db"]) =>
  authOptions({
    db,
    secret: "s".repeat(32),
    publicUrl: null,
    cookiePrefix: "garimpo",
    vendors: [],
    vendorFetch: () => Promise.reject(new Error("there is no vendor")),
    changeAccount: () => Promise.resolve(),
    isBlocked: () => Promise.resolve(false),
  });

test("our migrations create every table and column that better-auth requires", async () => {
  await using w = await testApp();
  const missing = async () => {
    const { toBeCreated, toBeAdded } = await getMigrations(options(w.db));
    return [...toBeCreated, ...toBeAdded].map(({ table }) => table);
  };
  expect(await missing()).toEqual([]);
  await w.db.schema.alterTable("auth_sessions").dropColumn("token").execute();
  expect(await missing()).toEqual(["auth_sessions"]); // a missing one is reported
});
