import { expect, test } from "vitest";
import { at, int, map, profile, text } from "../../support/firestore/earlier_project.ts";
import { importingApp } from "../../support/firestore/importing_app.ts";
import type { Value } from "../../support/firestore/protocol.ts";

const NONE: Value = { nullValue: "NULL_VALUE" };

/** The profile of somebody who says that they have a plan. */
const claiming = (name: string, expiresAt: Value, limits = map({})) =>
  profile(name, {
    subscription: map({
      plan: text("Pro"),
      status: text("active"),
      expiresAt,
      stripePriceId: text("price_pro"),
      limits,
    }),
  });

test("what profiles told of a plan is gone once its document comes", async () => {
  const { app, firestore, open, run } = await importingApp((firestore) =>
    firestore.seed({
      "users/ana": claiming("ana", NONE, map({ messagesPerMonth: int(-1), groups: int(500) })),
    })
  );
  await run(await open());
  const limits = async () =>
    (await app.db.selectFrom("plans").select("limits").executeTakeFirstOrThrow()).limits;
  expect(await limits()).toEqual({ messagesPerMonth: -1, groups: 500 });
  firestore.seed({ "plans/price_pro": { limits: map({ messagesPerMonth: int(2_000) }) } });
  await run(await open());
  expect(await limits()).toEqual({ messagesPerMonth: 2_000 });
  firestore.seed({ "users/bia": claiming("bia", NONE, map({ groups: int(900) })) });
  await run(await open());
  expect(await limits()).toEqual({ messagesPerMonth: 2_000 });
});

test("a limit that profiles told stays while the plan's document has one that cannot be read", async () => {
  const { app, firestore, open, run } = await importingApp((firestore) =>
    firestore.seed({
      "users/ana": claiming("ana", NONE, map({ messagesPerMonth: int(5_000), groups: int(500) })),
    })
  );
  const source = await open();
  await run(source);
  const limits = async () =>
    (await app.db.selectFrom("plans").select("limits").executeTakeFirstOrThrow()).limits;
  const plan = (fields: Record<string, Value>) => firestore.seed({ "plans/price_pro": fields });
  plan({ limits: text("many") });
  await run(source);
  expect(await limits()).toEqual({ messagesPerMonth: 5_000, groups: 500 });
  plan({ limits: map({ messagesPerMonth: text("5000") }) });
  await run(source);
  expect(await limits()).toEqual({ messagesPerMonth: 5_000 });
  plan({ limits: map({ messagesPerMonth: text("5000"), products: int(1) }) });
  await run(source);
  expect(await limits()).toEqual({ messagesPerMonth: 5_000, products: 1 });
  plan({ limits: map({ products: int(1) }) });
  await run(source);
  expect(await limits()).toEqual({ products: 1 });
});

test("a paid plan that only a profile claims is told, and not one that is paid for here", async () => {
  const { app, firestore, open, run } = await importingApp((firestore) =>
    firestore.seed({
      "plans/price_pro": { limits: map({}) },
      "users/ana": claiming("ana", NONE),
      "users/bia": claiming("bia", at("2027-01-01T00:00:00Z")),
      "users/rui": profile("rui"),
    })
  );
  expect((await run(await open())).warnings).toEqual({
    "users/* PAID_UNPROVEN subscription": { count: 1, example: "users/bia" },
    "users/* PAID_WITHOUT_END subscription": { count: 1, example: "users/ana" },
  });
  // As docs/operations/firestore.md asks for them.
  expect(await app.count(`firestore_documents where notes::text like '%"PAID_%'`)).toBe(2);

  await app.db.updateTable("users").where("email", "=", "ana@example.com")
    .set({ subscription_id: "sub_1" }).execute();
  firestore.seed({ "users/ana": { ...claiming("ana", NONE), phone: text("+55") } });
  expect(Object.keys((await run(await open())).warnings).sort()).toEqual([
    "users/* BILLED_HERE subscription",
    "users/* UNKNOWN_FIELD phone",
  ]);
});
