import { expect, test } from "vitest";
import { updateAppearance } from "../../../server/core/appearance/appearance.ts";
import { deleteTheme, updateTheme } from "../../../server/core/appearance/edit_themes.ts";
import { updateBotSettings } from "../../../server/core/delivery/settings/update_bot_settings.ts";
import { requestMirror } from "../../../server/core/firestore/commands.ts";
import { grantPlan } from "../../../server/core/plans/grant_plan.ts";
import { createPlan, updatePlan } from "../../../server/core/plans/write_plan.ts";
import { int, map, profile, text, theme } from "../../support/firestore/earlier_project.ts";
import { importingApp } from "../../support/firestore/importing_app.ts";
import type { Fields } from "../../support/firestore/protocol.ts";
import { until } from "../../support/until.ts";

const THEMES = "global_settings/appearance/themes";
const PRICE = "price_pro";
const PLAN = `plans/${PRICE}`;

/** A project of one person, plan and theme that was imported. */
async function importedProject() {
  const { app, firestore, open, run } = await importingApp((firestore) =>
    firestore.seed({
      "global_settings/appearance": {
        sidebarColor: text("#101010"),
        primaryColor: text("#202020"),
        cardColor: text("#303030"),
      },
      [`${THEMES}/natal`]: theme("Natal", "#4E0DC2"),
      [PLAN]: { name: text("Pro"), limits: map({ groups: int(9), products: int(90) }) },
      "users/ana": profile("ana"),
      "users/ana/settings/bot": { sendingMode: text("USER_WHATSAPP") },
    })
  );
  const source = await open();
  const again = () => run(source);
  await again();
  app.advance(1_000);
  const { id } = await app.db.selectFrom("users").select("id")
    .where("email", "=", "ana@example.com").executeTakeFirstOrThrow();
  const ana = { ...app.contextOf({ kind: "member", userId: id }), id };
  const person = () =>
    app.db.selectFrom("users").select(["display_name as name", "plan", "message_count as count"])
      .where("id", "=", id).executeTakeFirstOrThrow();
  const themes = () =>
    app.db.selectFrom("themes").select(["name", "primary_color as primary"])
      .where("deleted_at", "is", null).execute();
  return { app, firestore, admin: (await app.admin()).ctx(), ana, again, person, themes };
}

/** Ana's profile with another subscription. */
const subscribed = (change: Fields, more: Fields = {}) => {
  const { subscription } = profile("ana");
  const fields = (subscription as { mapValue: { fields: Fields } }).mapValue.fields;
  return profile("ana", { subscription: map({ ...fields, ...change }), ...more });
};

test("a plan that was granted here stays when the old product counts a message", async () => {
  const { app, firestore, admin, ana, again, person } = await importedProject();
  const { priceId } = await createPlan(admin, { name: "Ouro", limits: { groups: 50 } });
  await grantPlan(admin, { userId: ana.id, priceId });
  app.advance(1_000);
  firestore.seed({ "users/ana": subscribed({ messageCount: int(7) }) });
  const report = await again();
  expect(await person()).toEqual({ name: "ana", plan: "Ouro", count: 7 });
  expect(report.warnings).toEqual({});
});

test("a subscription that changed on both sides is the later one, and it is told", async () => {
  const { app, firestore, admin, ana, again, person } = await importedProject();
  firestore.seed({ "users/ana": subscribed({ status: text("expired") }) });
  app.advance(1_000);
  const { priceId } = await createPlan(admin, { name: "Ouro", limits: {} });
  await grantPlan(admin, { userId: ana.id, priceId });
  expect((await again()).warnings).toEqual({
    "users/* CHANGED_HERE subscription": { count: 1, example: "users/ana" },
  });
  expect((await person()).plan).toBe("Ouro");

  app.advance(1_000);
  firestore.seed({ "users/ana": subscribed({ plan: text("Prata"), status: text("canceled") }) });
  expect((await again()).warnings).toEqual({
    "users/* CHANGED_BOTH subscription": { count: 1, example: "users/ana" },
  });
  expect((await person()).plan).toBe("Prata");
});

test("a plan that was granted here stays, though a message was counted after a change there", async () => {
  const { app, firestore, admin, ana, again, person } = await importedProject();
  firestore.seed({ "users/ana": subscribed({ status: text("expired") }) });
  app.advance(1_000);
  const { priceId } = await createPlan(admin, { name: "Ouro", limits: {} });
  await grantPlan(admin, { userId: ana.id, priceId });
  app.advance(1_000);
  firestore.seed({ "users/ana": subscribed({ status: text("expired"), messageCount: int(7) }) });
  expect((await again()).warnings).toEqual({
    "users/* CHANGED_HERE subscription": { count: 1, example: "users/ana" },
  });
  expect(await person()).toEqual({ name: "ana", plan: "Ouro", count: 7 });
});

test("what changed here stays beside a document that an earlier release wrote there", async () => {
  const { app, firestore, admin, ana, again, person } = await importedProject();
  await app.db.updateTable("users").set({ display_name: "Ana Lima" })
    .where("id", "=", ana.id).execute();
  await updatePlan(admin, { priceId: PRICE, limits: { products: 1_000 } });
  const { now } = app.system.ctx();
  await app.db.insertInto("firestore_mirror").values(
    ([[`user:${ana.id}`, "users/ana"], [`plan:${PRICE}`, PLAN]] as const).map((
      [resource, path],
    ) => ({
      ...{ resource, path, requested: "1", written: "1", fields: "{}", written_at: now },
      ...{ requested_at: now, changed_at: now, next_attempt_at: now },
    })),
  ).execute();
  app.advance(1_000);
  firestore.seed({
    "users/ana": subscribed({ messageCount: int(7) }),
    [PLAN]: { name: text("Pro"), limits: map({ groups: int(11), products: int(90) }) },
  });
  expect((await again()).warnings).toEqual({});
  expect(await person()).toMatchObject({ name: "Ana Lima", count: 7 });
  expect(await app.db.selectFrom("plans").select("limits").execute())
    .toEqual([{ limits: { groups: 11, products: 1_000 } }]);
});

test("an import waits for somebody's row before it takes what waits to be written of them", async () => {
  const { app, firestore, ana, again, person } = await importedProject();
  const resource = `user:${ana.id}` as const;
  await requestMirror(app.system.ctx(), [resource]);
  app.advance(1_000);
  firestore.seed({ "users/ana": subscribed({}, { displayName: text("Ana Melo") }) });
  const locked = Promise.withResolvers<void>();
  const changing = app.db.transaction().execute(async (tx) => {
    await tx.selectFrom("users").select("id").where("id", "=", ana.id).forUpdate().execute();
    locked.resolve();
    await until(
      "the import waits for the row",
      async () => await app.count("pg_locks where not granted") > 0,
    );
    await tx.selectFrom("firestore_mirror").select("resource").where("resource", "=", resource)
      .forUpdate().noWait().execute();
  });
  await locked.promise;
  await Promise.all([changing, again()]);
  expect((await person()).name).toBe("Ana Melo");
});

test("a name and a sending mode that changed here stay unless they change there", async () => {
  const { app, firestore, ana, again, person } = await importedProject();
  await app.db.updateTable("users").set({ display_name: "Ana Lima" })
    .where("id", "=", ana.id).execute();
  await updateBotSettings(ana, { sendingMode: "TELEGRAM" });
  firestore.seed({
    "users/ana": subscribed({ messageCount: int(1) }),
    "users/ana/settings/bot": { sendingMode: text("USER_WHATSAPP"), volume: text("low") },
  });
  await again();
  expect((await person()).name).toBe("Ana Lima");
  expect(await app.count("bot_settings where sending_mode = 'TELEGRAM'")).toBe(1);
  firestore.seed({ "users/ana": subscribed({}, { displayName: text("Ana Melo") }) });
  await again();
  expect((await person()).name).toBe("Ana Melo");
});

test("people are found by the email that they have here, whatever their account's is", async () => {
  const { app, firestore, ana, again } = await importedProject();
  await app.db.updateTable("users").set({ email: "lima@example.com" })
    .where("id", "=", ana.id).execute();
  firestore.seed({ "users/ana": subscribed({}, { displayName: text("Ana Melo") }) });
  await again();
  expect(
    (await app.db.selectFrom("users").select("search_text as text").where("id", "=", ana.id)
      .executeTakeFirstOrThrow()).text,
  ).toBe("lima@example.com ana melo");
});

test("messages of an earlier month are not counted anew when something else changes there", async () => {
  const { app, firestore, again, ana, person } = await importedProject();
  firestore.seed({ "users/ana": subscribed({ messageCount: int(42) }) });
  await again();
  app.advance(40 * 24 * 60 * 60 * 1000);
  await app.db.updateTable("users").set({ message_count: 0, counted_month: "2000-01" })
    .where("id", "=", ana.id).execute();
  firestore.seed({ "users/ana": subscribed({ messageCount: int(42) }, { phone: text("+55") }) });
  await again();
  expect((await person()).count).toBe(0);
});

test("a theme that was deleted here stays so, unless it changes there later", async () => {
  const { app, firestore, admin, again, themes } = await importedProject();
  const { id } = await app.db.selectFrom("themes").select("id").executeTakeFirstOrThrow();
  firestore.seed({ [`${THEMES}/natal`]: theme("Natal 2", "#4E0DC2") });
  app.advance(1_000);
  await deleteTheme(admin, { id });
  app.advance(1_000);
  firestore.seed({ [PLAN]: { name: text("Pro"), limits: map({ groups: int(9) }) } });
  expect(Object.keys((await again()).warnings)).toEqual([
    "global_settings/*/themes/* DELETED_HERE",
  ]);
  expect(await themes()).toEqual([]);
  firestore.seed({ [`${THEMES}/natal`]: { ...theme("Natal 2", "#4E0DC2"), icon: text("x") } });
  await again();
  expect(await themes()).toEqual([]);
  firestore.seed({ [`${THEMES}/natal`]: theme("Natal 3", "#4E0DC2") });
  await again();
  expect(await themes()).toEqual([{ name: "Natal 3", primary: "#4E0DC2" }]);
});

test("colours and limits that changed here stay beside others that changed there", async () => {
  const { app, firestore, admin, again, themes } = await importedProject();
  const { id } = await app.db.selectFrom("themes").select("id").executeTakeFirstOrThrow();
  await updateTheme(admin, { id, version: 1, name: "Festa" });
  await updateAppearance(admin, { primaryColor: "#ABCDEF" });
  await updatePlan(admin, { priceId: "price_pro", limits: { products: 1_000 } });
  firestore.seed({
    "global_settings/appearance": {
      sidebarColor: text("#999999"),
      primaryColor: text("#202020"),
      cardColor: text("#303030"),
    },
    [`${THEMES}/natal`]: theme("Natal", "#777777"),
    [PLAN]: { name: text("Pro"), limits: map({ groups: int(11), products: int(90) }) },
  });
  expect((await again()).warnings).toEqual({});
  expect(await themes()).toEqual([{ name: "Festa", primary: "#777777" }]);
  expect(
    await app.db.selectFrom("appearances").select(["sidebar_color as a", "primary_color as b"])
      .orderBy("version", "desc").limit(1).executeTakeFirst(),
  ).toEqual({ a: "#999999", b: "#ABCDEF" });
  const limits = async () =>
    (await app.db.selectFrom("plans").select("limits").executeTakeFirstOrThrow()).limits;
  expect(await limits()).toEqual({ groups: 11, products: 1_000 });

  firestore.seed({ [PLAN]: { limits: map({ groups: int(11), products: int(5) }) } });
  expect(Object.keys((await again()).warnings)).toEqual(["plans/* CHANGED_BOTH"]);
  firestore.seed({ [PLAN]: { limits: map({ groups: text("many"), products: int(5) }) } });
  await again();
  expect(await limits()).toEqual({ groups: 11, products: 5 }); // what cannot be read stays
});

test("a limit that is removed from a plan there is removed here", async () => {
  const { app, firestore, again } = await importedProject();
  firestore.seed({ [PLAN]: { name: text("Pro"), limits: map({ groups: int(9) }) } });
  await again();
  expect(await app.db.selectFrom("plans").select("limits").execute())
    .toEqual([{ limits: { groups: 9 } }]);
});
