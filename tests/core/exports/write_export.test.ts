import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Context } from "../../../server/core/context.ts";
import { listExports } from "../../../server/core/exports/list_exports.ts";
import { downloadUrl } from "../../../server/core/exports/open_export.ts";
import { requestExport } from "../../../server/core/exports/request_export.ts";
import { endLostExports } from "../../../server/core/exports/store_part.ts";
import { writeExport } from "../../../server/core/exports/write_export.ts";
import type { ExportId } from "../../../server/core/ids.ts";
import { prepareClickMonths } from "../../../server/core/links/clicks/click_months.ts";
import { enforceRetention } from "../../../server/core/operations/retention/enforce_retention.ts";
import { insertLink } from "../../support/links/insert_link.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { createTestOffer } from "../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

const DAY = 24 * 60 * 60 * 1000;
const page = { limit: 100, inverted: false };
const offers = { kind: "OFFERS", format: "JSONL" } as const;
const clicks = { kind: "CLICKS", format: "JSONL" } as const;

const latest = async (person: Member) => (await listExports(person.ctx(), page))[0]!;

/** Fetches the file at the address of a person's latest export, compressed or not. */
async function download(w: World, person: Member, headers: Record<string, string> = {}) {
  const url = await downloadUrl(person.ctx(), await latest(person));
  return await w.app.fetch(new Request(url!, { headers }));
}

const linesOf = (text: string) => text.trimEnd().split("\n").map((line) => JSON.parse(line));

async function textOf(w: World, person: Member): Promise<string> {
  return await (await download(w, person)).text();
}

/** Stores counted clicks of a person: `rows` rows of `each` clicks in each of two months. */
async function seedClicks(w: World, person: Member, rows: number, each: number, slug = "promo") {
  await prepareClickMonths({ db: w.db, now: new Date("2026-10-15T00:00:00Z") });
  const linkId = await insertLink(w.db, person.id, slug, undefined, { group_id: "grp_1" });
  for (const month of ["2026-10", "2026-11"]) {
    const values = Array.from({ length: rows }, (_, nth) => ({
      user_id: person.id,
      at: new Date(`${month}-20T10:${["00", "15", "30", "45"][nth % 4]}:00Z`),
      utc_offset: -180,
      milliseconds: [Array.from({ length: each }, (_, ms) => ms + nth).join(" "), "9"],
      link_ids: [linkId, linkId],
      visitor_kinds: ["PERSON" as const, "BOT" as const],
      repeats: [false, true],
      devices: ["MOBILE" as const, "DESKTOP" as const],
      countries: ["BR", null],
      referrer_hosts: [null, "t.me"],
    }));
    await w.db.insertInto("counted_clicks").values(values).execute();
  }
  return linkId;
}

test("a file has each offer of the person that the filter asks for, and nobody else's", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const titles = ["=HYPERLINK(1)", 'Fone "Pro"; azul', "Caneca"];
  for (const title of titles) await createTestOffer(ana, title);
  await createTestOffer(bia, "De outra pessoa");
  await requestExport(ana.ctx(), offers);
  expect((await latest(ana)).status).toBe("RUNNING");
  w.advance(2);
  await createTestOffer(ana, "Depois do pedido");
  await runReactions(w);
  const file = await latest(ana);
  expect(file).toMatchObject({ status: "READY", rowCount: 3, failure: null });
  const lines = linesOf(await textOf(w, ana));
  expect(lines.map(({ title }) => title)).toEqual(titles);
  expect(lines[0]).toMatchObject({ status: "DRAFT", currency: "BRL" });

  await requestExport(ana.ctx(), { ...offers, format: "CSV", status: "DRAFT" });
  await runReactions(w);
  const response = await download(w, ana);
  expect(response.headers.get("content-disposition"))
    .toBe('attachment; filename="ofertas-2026-11-21.csv"');
  const csv = w.system.ctx().ports.csv.read(await response.text());
  expect(csv[0]!.cells.slice(0, 2)).toEqual(["Código", "Título"]);
  expect(csv.slice(1, 4).map(({ cells }) => cells[1])).toEqual(titles);

  await requestExport(ana.ctx(), { ...offers, status: "SENT" });
  await runReactions(w);
  expect(await latest(ana)).toMatchObject({ status: "READY", rowCount: 0 });
  expect(await textOf(w, ana)).toBe("");
});

test("a file is downloaded compressed by who takes that, and is the same", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await seedClicks(w, ana, 12, 700);
  await requestExport(ana.ctx(), clicks);
  await runReactions(w);
  const plain = await download(w, ana);
  const zipped = await download(w, ana, { "accept-encoding": "gzip" });
  const bytes = new Uint8Array(await zipped.arrayBuffer());
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(zipped.headers.get("content-length")).toBe(String(bytes.length));
  const text = await plain.text();
  expect(plain.headers.get("content-length")).toBe(String(text.length));
  expect(gunzipSync(bytes).toString()).toBe(text); // checks length and checksum as well
  expect(bytes.length * 5).toBeLessThan(text.length);
});

test("each click of the person is in the file once, with what its link is attributed to", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const linkId = await seedClicks(w, ana, 5, 3);
  await seedClicks(w, bia, 2, 2, "outra");
  await requestExport(ana.ctx(), clicks);
  await runReactions(w);
  const lines = linesOf(await textOf(w, ana));
  const truth = await w.db.selectFrom("link_clicks").select(["id", "at", "visitor_kind as kind"])
    .where("user_id", "=", ana.id).execute();
  const order = (a: { id: string }, b: { id: string }) => a.id < b.id ? -1 : 1;
  expect(lines.map(({ id, at, visitorKind: kind }) => ({ id, at, kind })).toSorted(order))
    .toEqual(truth.map((row) => ({ ...row, at: row.at.toISOString() })).toSorted(order));
  expect(lines[0]).toMatchObject({ linkId, groupId: "grp_1", url: "http://localhost/promo" });

  const since = new Date("2026-11-20T10:15:00Z");
  await requestExport(ana.ctx(), { ...clicks, since, until: new Date("2026-11-20T10:30:00Z") });
  await runReactions(w);
  expect((await latest(ana)).rowCount).toBe(4); // three people and a program, in one quarter
});

/** A context whose writer of the file stops for ever at its `nth` page, as a killed process does. */
function killedAt(ctx: Context, nth: number) {
  let [pages, stopped, goOn] = [0, () => {}, () => {}];
  const isStopped = new Promise<void>((resolve) => stopped = resolve);
  const mayGoOn = new Promise<void>((resolve) => goOn = resolve);
  const { write } = ctx.ports.csv;
  const csv: typeof ctx.ports.csv = {
    ...ctx.ports.csv,
    async *write(records, options) {
      if (++pages === nth) {
        stopped();
        await mayGoOn;
      }
      yield* write(records, options);
    },
  };
  return { ctx: { ...ctx, ports: { ...ctx.ports, csv } }, isStopped, goOn };
}

test("a process that is killed in the middle costs nothing: another goes on from its last part", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await seedClicks(w, ana, 24, 500);
  const csv = { ...clicks, format: "CSV" } as const;
  await requestExport(ana.ctx(), csv);
  await runReactions(w);
  const whole = await textOf(w, ana);

  const event = { name: "export.requested" as const, userId: ana.id };
  const exportId: ExportId = await requestExport(ana.ctx(), csv);
  w.jobs.splice(0);
  const killed = killedAt(w.system.ctx(), 36);
  const dead = writeExport(killed.ctx, { ...event, exportId });
  await killed.isStopped;
  const partsOf = () =>
    w.db.selectFrom("export_parts").select(["number", "bytes"])
      .where("export_id", "=", exportId).orderBy("number").execute();
  const before = await partsOf();
  expect(before.length).toBeGreaterThan(1);
  expect((await latest(ana)).status).toBe("RUNNING");

  await writeExport(w.system.ctx(), { ...event, exportId });
  expect(await latest(ana)).toMatchObject({ status: "READY", rowCount: 2 * 24 * 501 });
  expect(await textOf(w, ana)).toBe(whole);
  expect((await partsOf()).slice(0, before.length)).toEqual(before);

  killed.goOn(); // it was not dead after all, and changes nothing
  await dead;
  expect(await latest(ana)).toMatchObject({ status: "READY", failure: null });
  expect(await textOf(w, ana)).toBe(whole);
});

test("one file at a time is written for a person, and twenty are requested in a day", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await requestExport(ana.ctx(), offers);
  await expect(requestExport(ana.ctx(), clicks)).rejects.toMatchObject({ code: "EXPORT_RUNNING" });
  await runReactions(w);
  for (let n = 1; n < 20; n++) {
    await requestExport(ana.ctx(), offers);
    await runReactions(w);
  }
  await expect(requestExport(ana.ctx(), offers)).rejects.toMatchObject({
    code: "EXPORTS_TOO_MANY",
  });
  // Five of them keep their content.
  expect(await w.count("(select distinct export_id from export_parts) as kept")).toBe(5);
  const since = new Date("2026-11-21T00:00:00Z");
  await expect(requestExport(ana.ctx(), { ...offers, since, until: since }))
    .rejects.toMatchObject({ code: "EXPORT_PERIOD_INVALID" });
});

test("a file that cannot be written fails at once, and one whose job was lost after a day", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const exportId = await requestExport(ana.ctx(), { ...offers, format: "CSV" });
  const ctx = w.system.ctx();
  const broken = {
    ...ctx.ports.csv,
    write: () => {
      throw new Error("broken");
    },
  };
  const event = { name: "export.requested" as const, userId: ana.id, exportId };
  await expect(writeExport({ ...ctx, ports: { ...ctx.ports, csv: broken } }, event))
    .rejects.toThrow("broken");
  expect(await latest(ana)).toMatchObject({ status: "FAILED", failure: "INTERNAL" });
  await writeExport(w.system.ctx(), event); // its job again
  expect((await latest(ana)).status).toBe("FAILED");

  await requestExport(ana.ctx(), offers);
  w.jobs.splice(0); // lost
  w.advance(DAY - 1);
  await endLostExports(w.system.ctx());
  expect((await latest(ana)).status).toBe("RUNNING");
  w.advance(1);
  await endLostExports(w.system.ctx());
  expect(await latest(ana)).toMatchObject({ status: "FAILED", failure: "INTERNAL" });
});

test("an address works for a day, as it was given, and a file for a week", async () => {
  await using w = await testApp();
  const [ana, rute] = [await w.member(), await w.admin()];
  await createTestOffer(ana, "Caneca");
  await requestExport(ana.ctx(), offers);
  await runReactions(w);
  const url = (await downloadUrl(ana.ctx(), await latest(ana)))!;
  const statusOf = async (address: string) => (await w.app.fetch(new Request(address))).status;
  expect(await statusOf(url)).toBe(200);
  const changed = new URL(url);
  changed.searchParams.set("until", "99999999999");
  expect(await statusOf(changed.href)).toBe(404);
  expect(await statusOf(url.split("?")[0]!)).toBe(404);
  expect(await statusOf(url.replace(/exp_\w+/, "exp_01h455vb4pex5vsknk084sn02q"))).toBe(404);
  await w.db.updateTable("users").set({ blocked_at: rute.ctx().now }).where("id", "=", ana.id)
    .execute();
  expect(await statusOf(url)).toBe(404);
  await w.db.updateTable("users").set({ blocked_at: null }).where("id", "=", ana.id).execute();
  w.advance(DAY);
  expect(await statusOf(url)).toBe(404);
  expect((await download(w, ana)).status).toBe(200);
  w.advance(6 * DAY);
  expect(await downloadUrl(ana.ctx(), await latest(ana))).toBeNull();
  await enforceRetention(w.system.ctx());
  expect(await w.count("export_parts")).toBe(0);
});
