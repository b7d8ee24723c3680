import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { runReactions } from "../../support/run_reactions.ts";
import { type Someone, testApp } from "../../support/test_app.ts";

const ask = `mutation {
  requestDataExport { ... on DataExport { id status downloadUrl } ... on UserError { code } }
}`;
const latest = `{ viewer { latestDataExport { id status requestedAt expiresAt downloadUrl } } }`;
const node = `query ($id: ID!) { node(id: $id) { ... on DataExport { status } } }`;
const changes = `subscription { viewerChanged { viewer { latestDataExport { status } } } }`;

const download = ({ app }: Awaited<ReturnType<typeof testApp>>, { token }: Someone, path: string) =>
  app.fetch(
    new Request(`http://localhost${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    }),
  );

/** What a copy comes to; the event of its request may come first. */
async function endOf(
  reported: Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>["subscribe"]>>,
) {
  for await (const { data } of reported) {
    const { status } = data.viewerChanged.viewer.latestDataExport;
    if (status !== "PENDING") return status;
  }
}

test("a copy is requested, announced when it is there, and downloaded by its owner alone", async () => {
  await using w = await testApp();
  const [ana, bia, rute] = [await w.member(), await w.member("bia"), await w.admin()];
  expect((await w.request(ana, latest)).data.viewer.latestDataExport).toBe(null);
  const { id, ...pending } = (await w.request(ana, ask)).data.requestDataExport;
  expect(pending).toEqual({ status: "PENDING", downloadUrl: null });
  expect((await w.request(ana, ask)).data.requestDataExport.id).toBe(id);
  expect((await download(w, ana, `/api/exports/${id}`)).status).toBe(404);

  const ended = endOf(await w.subscribe(ana, changes));
  await expect.poll(w.subscribers).toBe(1);
  await runReactions(w);
  expect(await ended).toBe("READY");
  const copy = (await w.request(ana, latest)).data.viewer.latestDataExport;
  expect(copy).toMatchObject({
    id,
    expiresAt: "2026-11-24T12:00:00.000Z",
    downloadUrl: `/api/exports/${id}`,
  });

  const answer = await download(w, ana, copy.downloadUrl);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="meus-dados-2026-11-21.zip"`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  const zip = new Uint8Array(await answer.arrayBuffer());
  expect(zip.length).toBe(Number(answer.headers.get("content-length")));
  expect(Object.keys(unzipSync(zip))).toContain("conta.json");

  for (const other of [bia, rute]) {
    expect((await download(w, other, copy.downloadUrl)).status).toBe(404);
    expect((await w.request(other, node, { id })).errors![0].extensions.code)
      .toBe("DATA_EXPORT_NOT_FOUND");
  }
  expect((await download(w, w.guest, copy.downloadUrl)).status).toBe(401);
  expect((await download(w, ana, "/api/exports/x")).status).toBe(404);
  w.advance(72 * 60 * 60 * 1000);
  expect((await download(w, ana, copy.downloadUrl)).status).toBe(404);
  expect((await w.request(ana, latest)).data.viewer.latestDataExport.downloadUrl).toBe(null);
});

test("an admin in somebody's name can neither ask for their data nor download it", async () => {
  await using w = await testApp();
  const [ana, rute] = [await w.member(), await w.admin()];
  const { id } = (await w.request(ana, ask)).data.requestDataExport;
  await runReactions(w);
  await w.db.insertInto("impersonations").values({
    id: "imp_1",
    admin_id: rute.id,
    user_id: ana.id,
    session_key: rute.token!,
    reason: "pediu ajuda com os grupos",
    started_at: rute.ctx().now,
    expires_at: new Date(rute.ctx().now.getTime() + 60_000),
    ended_at: null,
  }).execute();
  expect((await w.request(rute, `{ viewer { id } }`)).data.viewer.id).toBe(ana.id);
  expect((await download(w, rute, `/api/exports/${id}`)).status).toBe(403);
  expect((await w.request(rute, ask)).data.requestDataExport).toEqual({ code: "ONLY_IN_PERSON" });
});

test("a copy of several megabytes comes whole, byte by byte", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { id } = (await w.request(ana, ask)).data.requestDataExport;
  const bytes = new Uint8Array(2_500_000); // more than is read at once
  for (let at = 0; at < bytes.length; at += 50_000) {
    crypto.getRandomValues(bytes.subarray(at, at + 50_000));
  }
  const expires_at = new Date("2026-11-22");
  await w.db.updateTable("data_exports").set({ status: "READY", bytes, expires_at }).execute();
  const answer = await download(w, ana, `/api/exports/${id}`);
  const came = new Uint8Array(await answer.arrayBuffer());
  expect(Buffer.compare(came, bytes)).toBe(0);
});
