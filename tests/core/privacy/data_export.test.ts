import { sql } from "kysely";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { newId } from "../../../server/core/ids.ts";
import { holdings } from "../../../server/core/privacy/personal_data.ts";
import { diaryColumns, PAGE } from "../../../server/core/privacy/data_export_files.ts";
import { latestDataExport, openDataExport } from "../../../server/core/privacy/open_data_export.ts";
import { makeDataExport, requestDataExport } from "../../../server/core/privacy/data_export.ts";
import { schedule } from "../../../server/core/schedule.ts";
import { listNotifications } from "../../../server/core/notifications/list_notifications.ts";
import { blockUser, unblockUser } from "../../../server/core/users/administration/block_user.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { seedWholePerson } from "../../support/seed/seed_whole_person.ts";
import { type Member, testApp } from "../../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;
const HOUR = 60 * 60 * 1000;

/** The files of a person's latest copy, by name. */
async function files(person: Member) {
  const copy = (await latestDataExport(person.ctx()))!;
  const { size, slices } = await openDataExport(person.ctx(), copy.id);
  const zip = new Uint8Array(await new Response(ReadableStream.from(slices)).arrayBuffer());
  expect(zip.length).toBe(size);
  return unzipSync(zip);
}

const textIn = (all: Record<string, Uint8Array>, name: string) => strFromU8(all[name]!);
const rowsIn = (all: Record<string, Uint8Array>, name: string) =>
  JSON.parse(textIn(all, `${name}.json`)) as Record<string, unknown>[];
const linesIn = (all: Record<string, Uint8Array>, name: string) =>
  textIn(all, `${name}.csv`).split("\r\n").filter(Boolean);

type Which = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly order: readonly string[];
  readonly of: string;
};

/** A person's rows as the database has them, in JSON. */
async function truth({ db }: World, { table, columns, order, of }: Which) {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.raw(of)} order by ${sql.raw(order.join(", "))}`.execute(db);
  return JSON.parse(JSON.stringify(rows)) as Record<string, unknown>[];
}

test("the copy holds every row of every table of the person, as JSON and as CSV, and no other person's", async () => {
  await using w = await testApp();
  const [ana, bia, rute] = [await w.member(), await w.member("bia"), await w.admin()];
  for (const person of [ana, bia]) await seedWholePerson(w, person, rute);
  await runReactions(w);
  await runReactions(w); // what followed from that
  await requestDataExport(ana.ctx(), {});
  const tables = holdings.flatMap(([table, { file, ...rest }]) =>
    file ? [{ table, file, ...rest }] : []
  );
  const before = await Promise.all(
    tables.map(({ table, gives, people, key }) =>
      truth(w, { table, columns: gives, order: key, of: `${people[0]} = '${ana.id}'` })
    ),
  );
  const events = await truth(w, {
    table: "events",
    columns: diaryColumns,
    order: ["id"],
    of: `payload->>'userId' = '${ana.id}'`,
  });
  await runReactions(w);
  const all = await files(ana);
  for (const [n, { table, file, gives }] of tables.entries()) {
    expect([table, before[n]!.length > 0]).toEqual([table, true]);
    expect([table, rowsIn(all, file.name)]).toEqual([table, before[n]]);
    expect([...all[`${file.name}.csv`]!.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(linesIn(all, file.name)[0]).toBe(gives.join(";"));
    expect(textIn(all, "LEIA-ME.txt"))
      .toContain(`${file.name}.json e ${file.name}.csv: ${file.about}`);
  }
  expect(rowsIn(all, "diario")).toEqual(events);
  const own = [ana.id, ana.token!];
  const everything = Object.entries(all).filter(([name]) => name !== "foto.jpg")
    .map(([, bytes]) => strFromU8(bytes)).join("\n");
  for (const mark of own) expect(everything).toContain(mark);
  for (const mark of [bia.id, bia.token!, rute.id]) expect(everything).not.toContain(mark);
  for (const secret of ["sealed", "hash-of-password", "secret-", rute.token!]) {
    expect(everything).not.toContain(secret);
  }
  expect(rowsIn(all, "sessoes")).toMatchObject([{ address: "203.0.113.9" }]);
  expect([...all["foto.jpg"]!.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});

test("the pictures of a person's offers are files of their copy", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member()];
  const pictures = [ana, ana, bia].map((person, nth) => ({
    id: newId("pho"),
    user_id: person.id,
    kind: "IMAGE" as const,
    bytes: new Uint8Array([nth, 1, 2]),
    created_at: ana.ctx().now,
  }));
  await w.db.insertInto("media").values(pictures).execute();
  await requestDataExport(ana.ctx(), {});
  await runReactions(w);
  const all = await files(ana);
  const images = Object.entries(all).filter(([name]) => name.startsWith("imagens/"));
  expect(images.map(([name, bytes]) => [name, [...bytes]]).toSorted()).toEqual(
    pictures.slice(0, 2).map(({ id, bytes }) => [`imagens/${id}.jpg`, [...bytes]]).toSorted(),
  );
  expect(textIn(all, "LEIA-ME.txt")).toContain("imagens: as fotos que você enviou");
});

test("an admin's notes about a person are in no file of their copy", async () => {
  await using w = await testApp();
  const [ana, rute] = [await w.member(), await w.admin()];
  await blockUser(rute.ctx(), { userId: ana.id, reason: "parece ser spam" });
  await unblockUser(rute.ctx(), { userId: ana.id });
  await requestDataExport(ana.ctx(), {});
  await runReactions(w);
  const all = await files(ana);
  expect(rowsIn(all, "diario").map(({ name }) => name)).toContain("user.blocked");
  for (const bytes of Object.values(all)) expect(strFromU8(bytes)).not.toContain("spam");
});

test("a formula is plain text in the spreadsheet, and unchanged in the JSON", async () => {
  await using w = await testApp();
  const [ana, rute] = [await w.member(), await w.admin()];
  const { offer } = await seedWholePerson(w, ana, rute);
  await runReactions(w);
  const all = await files(ana);
  expect(rowsIn(all, "ofertas")[0]!.title).toBe(offer.title);
  expect(offer.title).toMatch(/^=HYPERLINK/);
  expect(textIn(all, "ofertas.csv")).toContain(`"'=HYPERLINK(`);
  expect(textIn(all, "grupos.csv")).toContain(";'-1001;");
  expect(textIn(all, "ofertas.csv")).not.toMatch(/;"?=/);
});

test("many rows are read page by page, each once, in the order of their age", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const many = 2 * PAGE + 3;
  const rows = Array.from({ length: many }, () => ({
    id: newId("ntf"),
    user_id: ana.id,
    kind: "WELCOME" as const,
    subject: "" as const,
    happened_at: new Date(),
    read_at: new Date(),
  }));
  await w.db.insertInto("notifications").values(rows).execute();
  await requestDataExport(ana.ctx(), {});
  for (const job of w.jobs.splice(0).filter(({ reaction }) => reaction === "makeDataExport")) {
    const { payload } = await w.db.selectFrom("events").select("payload")
      .where("id", "=", job.eventId).executeTakeFirstOrThrow();
    await makeDataExport(
      w.system.ctx(),
      { name: "dataExport.requested", ...payload } as Parameters<
        typeof makeDataExport
      >[1],
    );
  }
  const all = await files(ana);
  expect(rowsIn(all, "avisos").map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted());
  expect(linesIn(all, "avisos")).toHaveLength(many + 1);
  expect(rowsIn(all, "ofertas")).toEqual([]);
});

test("one copy is made at a time, once however often its job runs, and only the newest is stored", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const requested = await Promise.all([1, 2, 3].map(() => requestDataExport(ana.ctx(), {})));
  expect(new Set(requested).size).toBe(1);
  await runReactions(w, 3);
  expect((await latestDataExport(ana.ctx()))!.status).toBe("READY");
  expect((await w.events()).filter((name) => name === "dataExport.ended")).toHaveLength(1);
  await runReactions(w);
  expect(w.emails.map(({ subject }) => subject)).toContain("Seus dados estão prontos");
  const page = { limit: 20, inverted: false };
  expect((await listNotifications(ana.ctx(), page)).map(({ title }) => title))
    .toContain("Seus dados estão prontos");

  w.advance(HOUR);
  const second = await requestDataExport(ana.ctx(), {});
  expect(second).not.toBe(requested[0]);
  await runReactions(w);
  expect(await w.count("data_exports where bytes is not null")).toBe(1);
  await expect(openDataExport(ana.ctx(), requested[0]!)).rejects
    .toMatchObject({ code: "DATA_EXPORT_NOT_FOUND" });
});

test("however many copies a connection has requested, the next request works like the first", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const requested = new Set<string>();
  for (let time = 0; time < 20; time++) {
    requested.add(await requestDataExport(ana.ctx(), {}));
    await w.db.updateTable("data_exports").set({ status: "FAILED" }).execute();
  }
  expect(requested.size).toBe(20);
});

test("after 72 hours it cannot be downloaded, and its bytes are deleted", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const id = await requestDataExport(ana.ctx(), {});
  await runReactions(w);
  w.advance(72 * HOUR - 1);
  await openDataExport(ana.ctx(), id);
  await schedule.enforceRetention!.run(w.system.ctx());
  expect(await w.count("data_exports where bytes is not null")).toBe(1);
  w.advance(2);
  await expect(openDataExport(ana.ctx(), id)).rejects
    .toMatchObject({ code: "DATA_EXPORT_NOT_FOUND" });
  await schedule.enforceRetention!.run(w.system.ctx());
  expect(await w.count("data_exports where bytes is not null")).toBe(0);
});

test("a failed copy says so, and another may be requested", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const id = await requestDataExport(ana.ctx(), {});
  const ctx = w.system.ctx();
  // deno-lint-ignore require-yield
  const packArchive = async function* () {
    throw new Error("the disk is full");
  };
  const event = { name: "dataExport.requested", userId: ana.id, dataExportId: id } as const;
  await expect(makeDataExport({ ...ctx, ports: { ...ctx.ports, packArchive } }, event))
    .rejects.toThrow("the disk is full");
  expect((await latestDataExport(ana.ctx()))!.status).toBe("FAILED");
  await makeDataExport(ctx, event); // its job runs again
  expect((await latestDataExport(ana.ctx()))!.status).toBe("FAILED");
  expect(await requestDataExport(ana.ctx(), {})).not.toBe(id);
  await runReactions(w);
  expect((await latestDataExport(ana.ctx()))!.status).toBe("READY");
});

test("a copy whose job was lost fails after a day", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await requestDataExport(ana.ctx(), {});
  w.jobs.splice(0);
  w.advance(23 * HOUR);
  await schedule.endLostDataExports!.run(w.system.ctx());
  expect((await latestDataExport(ana.ctx()))!.status).toBe("PENDING");
  w.advance(HOUR);
  await schedule.endLostDataExports!.run(w.system.ctx());
  expect((await latestDataExport(ana.ctx()))!.status).toBe("FAILED");
});
