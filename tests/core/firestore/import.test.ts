import { expect, test } from "vitest";
import { reportLines } from "../../../server/core/firestore/importing/import_report.ts";
import { at, int, map, profile, text, theme } from "../../support/firestore/earlier_project.ts";
import type { FirestoreStandin } from "../../support/firestore/firestore_standin.ts";
import { importingApp } from "../../support/firestore/importing_app.ts";
import type { Value } from "../../support/firestore/protocol.ts";

const whole = (firestore: FirestoreStandin) =>
  firestore.seed({
    "plans/price_pro": {
      name: text("Pro"),
      limits: map({ messagesPerMonth: int(5000), groups: int(-1), robots: int(3) }),
      coupon: text("VERAO"),
    },
    "global_settings/appearance": { sidebarColor: text("#101010"), layout: text("wide") },
    "global_settings/appearance/themes/natal": theme("Natal", "#4e0dc2"),
    "global_settings/appearance/themes/broken": { name: text("Sem cores") },
    "global_settings/flags": { beta: { booleanValue: true } },
    "feedbacks/f1": { body: text("oi"), at: at("2026-02-02T00:00:00Z", 123_456_789) },
    "users/ana": profile("ana", {
      phone: text("+55 81 9"),
      subscription: map({
        plan: text("Pro"),
        status: text("active"),
        expiresAt: at("2027-01-01T00:00:00Z", 999_000_000),
        messageCount: int(42),
        stripePriceId: text("price_pro"),
        limits: map({ messagesPerMonth: int(5000) }),
      }),
    }),
    "users/ana/settings/bot": { sendingMode: text("TELEGRAM") },
    "users/ana/drafts/d1": { big: int("9007199254740993"), none: { nullValue: "NULL_VALUE" } },
    "users/rui": profile("rui", { role: text("admin") }),
    "users/rute": profile("rute", { role: text("admin") }),
    "users/gone": profile("gone"),
    "users/ghost/settings/bot": { sendingMode: text("USER_WHATSAPP") },
  });

const accounts = { rute: { isAdmin: true }, gone: null };

test("a project lands as rows with their events; the rest is kept as it was, and told", async () => {
  const { app, open, run, events } = await importingApp(whole);
  const report = await run(await open(accounts));
  const people = await app.db.selectFrom("users").selectAll().orderBy("email").execute();
  expect(people.map(({ email, role }) => `${email} ${role}`)).toEqual([
    "ana@example.com user",
    "rui@example.com user", // the profile alone makes no admin
    "rute@example.com admin",
  ]);
  expect(people[0]).toMatchObject({
    display_name: "ana",
    plan: "Pro",
    stripe_price_id: "price_pro",
    subscription_status: "active",
    subscription_expires_at: new Date("2027-01-01T00:00:00.999Z"),
    message_count: 42,
    created_at: new Date("2026-01-02T03:04:05.678Z"),
  });
  const modes = await app.db.selectFrom("bot_settings").innerJoin("users", "id", "user_id")
    .select(["email", "sending_mode as mode"]).orderBy("email").execute();
  expect(modes.map(({ mode }) => mode)).toEqual(["TELEGRAM", "USER_WHATSAPP", "USER_WHATSAPP"]);
  expect(await app.db.selectFrom("plans").select(["name", "limits"]).execute()).toEqual([
    { name: "Pro", limits: { messagesPerMonth: 5000, groups: -1, robots: 3 } },
  ]);
  expect(await app.db.selectFrom("themes").select(["name", "primary_color as color"]).execute())
    .toEqual([{ name: "Natal", color: "#4E0DC2" }]);
  expect(await events()).toEqual([
    "appearance.changed",
    "botSettings.changed",
    "plan.created",
    "theme.created",
    "user.imported",
    "user.imported",
    "user.imported",
    "user.madeAdmin",
  ]);
  expect(reportLines(report)).toEqual([
    "13 documents read, 0 of them unchanged",
    "Imported:",
    "  1 global_settings/*",
    "  1 global_settings/*/themes/*",
    "  1 plans/*",
    "  3 users/*",
    "  1 users/*/settings/*",
    "Kept as documents:",
    "  1 feedbacks/*",
    "  1 global_settings/*",
    "  1 users/*/drafts/*",
    "Refused, and kept as documents:",
    "  1 global_settings/*/themes/*",
    "  1 users/*",
    "  1 users/*/settings/*",
    "Warnings; what they name is in the kept documents:",
    "  1 feedbacks/*: no such collection here (feedbacks/f1)",
    "  1 global_settings/*: no such document here (global_settings/flags)",
    "  1 global_settings/* layout: no such field here (global_settings/appearance)",
    "  1 global_settings/*/themes/* settings: not a colour like #4E0DC2 (global_settings/appearance/themes/broken)",
    "  1 plans/* coupon: no such field here (plans/price_pro)",
    "  1 users/* role: an admin by the profile alone: the account has no admin claim (users/rui)",
    "  1 users/*: no account of Firebase Authentication has this uid (users/gone)",
    "  1 users/* subscription: a paid plan by the profile alone: nothing here proves a payment (users/ana)",
    "  1 users/* phone: no such field here (users/ana)",
    "  1 users/*/drafts/*: no such document here (users/ana/drafts/d1)",
    "  1 users/*/settings/*: no profile of this uid came (users/ghost/settings/bot)",
  ]);
});

test("every kind of value is kept exactly, below its person", async () => {
  const { app, open, run } = await importingApp((firestore) =>
    firestore.seed({
      "users/ana": profile("ana"),
      "users/ana/odd/values": {
        big: int("9223372036854775807"),
        small: { doubleValue: -0 },
        none: { nullValue: "NULL_VALUE" },
        nan: { doubleValue: NaN },
        pi: { doubleValue: 0.1 + 0.2 },
        when: at("2026-02-02T00:00:00Z", 123_456_789),
        early: { timestampValue: { seconds: "-62135596800", nanos: 0 } },
        bytes: { bytesValue: new Uint8Array([0, 255]) },
        friend: { referenceValue: "projects/other/databases/(default)/documents/users/bia" },
        place: { geoPointValue: { latitude: -8.05, longitude: 0 } },
        list: { arrayValue: { values: [map({ a: text("zero \0 byte") }), int(1)] } },
        "a.b`c": { booleanValue: false },
      },
    })
  );
  await run(await open());
  const kept = await app.db.selectFrom("firestore_documents").selectAll()
    .where("path", "=", "users/ana/odd/values").executeTakeFirstOrThrow();
  expect(kept.fields).toEqual({
    big: { integerValue: "9223372036854775807" },
    small: { doubleValue: "-0" },
    none: { nullValue: null },
    nan: { doubleValue: "NaN" },
    pi: { doubleValue: 0.30000000000000004 },
    when: { timestampValue: "2026-02-02T00:00:00.123456789Z" },
    early: { timestampValue: "0001-01-01T00:00:00.000000000Z" },
    bytes: { bytesValue: "AP8=" },
    friend: { referenceValue: "projects/other/databases/(default)/documents/users/bia" },
    place: { geoPointValue: { latitude: -8.05, longitude: 0 } },
    list: {
      arrayValue: {
        values: [{ mapValue: { fields: { a: { stringValue: "zero \0 byte" } } } }, {
          integerValue: "1",
        }],
      },
    },
    "a.b`c": { booleanValue: false },
  });
  const { id } = await app.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  expect(kept.user_id).toBe(id);
});

test("a second run takes only what changed since, and what was refused before", async () => {
  const { app, firestore, open, run, events } = await importingApp(whole);
  await run(await open(accounts));
  const before = (await events()).length;
  const quiet = await run(await open(accounts));
  expect(quiet).toMatchObject({ documents: 13, unchanged: 10 });
  expect(await events()).toHaveLength(before);

  firestore.seed({
    "users/rui": profile("rui", { displayName: text("Rui Melo") }),
    "global_settings/appearance/themes/natal": theme("Natal 2", "#4E0DC2"),
  });
  const again = await run(await open({ ...accounts, gone: {} }));
  expect(again).toMatchObject({ documents: 13, unchanged: 8 });
  expect((await events()).length).toBe(before + 3); // rui, the one who was refused, the theme
  const names = await app.db.selectFrom("users").select("display_name as name").execute();
  expect(names.map(({ name }) => name).sort()).toEqual(["Rui Melo", "ana", "gone", "rute"]);
  expect(await app.db.selectFrom("themes").select("name").execute()).toEqual([{ name: "Natal 2" }]);
});

test("a plan of which only a profile tells, and limits that are not the plan's, are told", async () => {
  const bought = (priceId: Value, messagesPerMonth: number) => ({
    subscription: map({
      status: text("active"),
      stripePriceId: priceId,
      limits: map({ messagesPerMonth: int(messagesPerMonth) }),
    }),
  });
  const { app, open, run } = await importingApp((firestore) =>
    firestore.seed({
      "users/ana": profile("ana", bought(text("price_old"), 900)),
      "users/bia": profile("bia", bought(text("price_old"), 700)),
      "users/rui": profile("rui", bought({ nullValue: "NULL_VALUE" }, 800)),
    })
  );
  const report = await run(await open());
  expect(report.warnings).toEqual({
    "users/* PLAN_OF_PROFILE subscription": { count: 1, example: "users/ana" },
    "users/* LIMITS_OF_PLAN subscription.limits": { count: 2, example: "users/bia" },
    "users/* PAID_WITHOUT_END subscription": { count: 2, example: "users/ana" },
  });
  expect(await app.db.selectFrom("plans").select(["price_id as id", "limits"]).execute())
    .toEqual([{ id: "price_old", limits: { messagesPerMonth: 900 } }]);
});

test("what is paid for here stays, and messages are counted once", async () => {
  const { app, firestore, open, run } = await importingApp(whole);
  await run(await open(accounts));
  await app.db.updateTable("users").where("email", "=", "ana@example.com")
    .set({ subscription_id: "sub_1", plan: "Ouro", message_count: 50 }).execute();
  firestore.seed({ "users/ana": profile("ana", { displayName: text("Ana S.") }) });
  const report = await run(await open(accounts));
  expect(Object.keys(report.warnings)).toContain("users/* BILLED_HERE subscription");
  expect(
    await app.db.selectFrom("users").select(["display_name", "plan", "message_count"])
      .where("email", "=", "ana@example.com").executeTakeFirst(),
  ).toEqual({ display_name: "Ana S.", plan: "Ouro", message_count: 50 });
});
