import { expect, test } from "vitest";
import { requestMirror } from "../../../server/core/firestore/commands.ts";
import { MOST_THEMES } from "../../../server/core/appearance/theme.ts";
import { int, map, profile, text, theme } from "../../support/firestore/earlier_project.ts";
import type { FirestoreStandin } from "../../support/firestore/firestore_standin.ts";
import { importingApp } from "../../support/firestore/importing_app.ts";

const bought = (priceId: string, groups: number) => ({
  subscription: map({
    plan: text("Ouro"),
    status: text("active"),
    stripePriceId: text(priceId),
    limits: map({ groups: int(groups) }),
  }),
});

/** More themes than there may be, and plans with and without a document, over many pages. */
const whole = (firestore: FirestoreStandin) =>
  firestore.seed({
    ...Object.fromEntries(
      Array.from({ length: MOST_THEMES + 2 }, (_, nth) => [
        `global_settings/appearance/themes/t${String(nth).padStart(4, "0")}`,
        theme(`Tema ${nth}`, "#4E0DC2"),
      ]),
    ),
    "plans/price_pro": { limits: map({ groups: int(9) }) },
    "users/ana": profile("ana", bought("price_pro", 9)),
    "users/ana/settings/bot": { sendingMode: text("TELEGRAM") },
    "users/bia": profile("bia", bought("price_pro", 8)),
    "users/bia/settings/bot": { sendingMode: text("TELEGRAM") },
    "users/rui": profile("rui", bought("price_old", 7)),
    "users/rute": profile("rute", bought("price_old", 6)),
    "users/gone": profile("gone"),
  });

const TABLES = ["users", "identities", "bot_settings", "plans", "themes", "appearances"]
  .concat([
    "firestore_documents",
    "firestore_imports",
    "firestore_mirror",
    "firestore_project",
    "events",
  ]);

test("a dry run tells the same as the import after it, and changes no table", async () => {
  const { app, open, run } = await importingApp(whole);
  const source = await open({ gone: null });
  const counts = () => Promise.all(TABLES.map((table) => app.count(table)));
  const before = await counts();
  const dry = await run(source, { isDryRun: true, pageSize: 4 });
  expect(await counts()).toEqual(before);
  expect(dry.warnings).toMatchObject({
    "global_settings/*/themes/* TOO_MANY_THEMES": { count: 2 },
    "users/* LIMITS_OF_PLAN subscription.limits": { count: 2 },
    "users/* PLAN_OF_PROFILE subscription": { count: 1 },
    "users/* NO_ACCOUNT": { count: 1 },
    "users/* PAID_WITHOUT_END subscription": { count: 4 },
  });
  expect(await run(source, { pageSize: 4 })).toEqual(dry);
});

test("a dry run tells what a later import would leave as it is here", async () => {
  const { app, firestore, open, run } = await importingApp(whole);
  const source = await open({ gone: null });
  await run(source);
  await app.db.updateTable("users").set({ subscription_id: "sub_1" })
    .where("email", "=", "ana@example.com").execute();
  firestore.seed({
    "users/ana": profile("ana", bought("price_pro", 5)),
    "plans/price_pro": { limits: map({ groups: int(12) }) },
  });
  app.advance(1_000);
  await requestMirror(app.system.ctx(), ["plan:price_pro"]);
  const dry = await run(source, { isDryRun: true, pageSize: 4 });
  expect(dry.warnings).toMatchObject({
    "plans/* CHANGED_HERE": { count: 1 },
    "users/* BILLED_HERE subscription": { count: 1 },
    "global_settings/*/themes/* TOO_MANY_THEMES": { count: 2 },
  });
  expect(await app.count("plans where limits->>'groups' = '9'")).toBe(1);
  expect(await run(source, { pageSize: 4 })).toEqual(dry);
});
