import { expect, test } from "vitest";
import { picture } from "../../support/seed/seed_whole_person.ts";
import { type Someone, testApp } from "../../support/test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

const rename = `mutation ($name: String) {
  updateProfile(input: { displayName: $name }) {
    ... on Viewer { displayName }
    ... on UserError { code path }
  }
}`;
const accept = `mutation ($input: AcceptDocumentsInput!) {
  acceptDocuments(input: $input) {
    ... on Viewer { acceptances { document version acceptedAt } }
    ... on UserError { code path }
  }
}`;
const remove = `mutation { removePhoto { ... on Viewer { photoUrl } ... on UserError { code } } }`;
const photoUrl = `{ viewer { photoUrl } }`;
const changes = `subscription { viewerChanged { viewer { displayName photoUrl deletesAt } } }`;

const bring = ({ app }: World, { token }: Someone, body: Uint8Array) =>
  app.fetch(
    new Request("http://localhost/api/profile/photo", {
      method: "POST",
      body: new Uint8Array(body),
      headers: { "content-type": "image/png", ...token && { authorization: `Bearer ${token}` } },
    }),
  );
const get = ({ app }: World, path: string) => app.fetch(new Request(`http://localhost${path}`));

test("a name is one visible line of up to 80 characters, and the search of people follows it", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const name = async (to: string | null) =>
    (await w.request(ana, rename, { name: to })).data.updateProfile;
  expect(await name("  Ána\n Lúcia  ")).toEqual({ displayName: "Ána Lúcia" });
  expect(await w.count("users where search_text like '%ana lucia%'")).toBe(1);
  expect(await name("👩‍👩‍👧".repeat(10))).toMatchObject({ displayName: expect.any(String) });
  for (const wrong of ["", "   ", "\u200b\u202e", "\u200d", "a".repeat(81), null]) {
    expect(await name(wrong)).toEqual({ code: "NAME_INVALID", path: ["displayName"] });
  }
  expect(await name("a".repeat(80))).toEqual({ displayName: "a".repeat(80) });
  const events = (await w.events()).filter((name) => name === "user.changed").length;
  await name("a".repeat(80));
  expect((await w.events()).filter((name) => name === "user.changed")).toHaveLength(events);
});

test("what is accepted is written down once a version, and the newest of each is shown", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const accepts = async (input: object) =>
    (await w.request(ana, accept, { input })).data.acceptDocuments;
  await accepts({ terms: "1.0", privacy: "1.0" });
  w.advance(1000);
  await accepts({ terms: "1.0" });
  w.advance(1000);
  const { acceptances } = await accepts({ terms: "1.1", optionalStorage: "1.0" });
  expect(acceptances).toEqual([
    { document: "OPTIONAL_STORAGE", version: "1.0", acceptedAt: "2026-11-21T12:00:02.000Z" },
    { document: "PRIVACY", version: "1.0", acceptedAt: "2026-11-21T12:00:00.000Z" },
    { document: "TERMS", version: "1.1", acceptedAt: "2026-11-21T12:00:02.000Z" },
  ]);
  expect((await w.events()).filter((name) => name === "documents.accepted")).toHaveLength(2);
  for (const wrong of ["1", "v1.0", "1.0.0", "1234.0", ""]) {
    expect(await accepts({ privacy: wrong }))
      .toEqual({ code: "DOCUMENT_VERSION_INVALID", path: ["privacy"] });
  }
  const bias = await w.request(bia, "{ viewer { acceptances { version } } }");
  expect(bias.data.viewer.acceptances).toEqual([]);
});

test("a photo is brought, served from an address of its own, replaced and removed", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const brought = await bring(w, ana, await picture());
  expect(brought.status).toBe(200);
  const { photoUrl: first } = await brought.json();
  expect(first).toMatch(/^\/api\/photos\/pho_/);
  expect((await w.request(ana, photoUrl)).data.viewer.photoUrl).toBe(first);

  const served = await get(w, first);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": expect.stringContaining("immutable"),
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect([...new Uint8Array(await served.arrayBuffer()).subarray(0, 3)]).toEqual([255, 216, 255]);

  const { photoUrl: second } = await (await bring(w, ana, await picture())).json();
  expect(second).not.toBe(first);
  expect((await get(w, first)).status).toBe(404);
  expect(await w.count("photos")).toBe(1);
  expect((await w.request(ana, remove)).data.removePhoto).toEqual({ photoUrl: null });
  expect((await get(w, second)).status).toBe(404);
  expect((await get(w, "/api/photos/x")).status).toBe(404);
});

test("what is no photo, or too large, is refused in words, and so is a guest", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const svg = new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"/>`);
  const refused = await bring(w, ana, svg);
  expect([refused.status, (await refused.json()).message])
    .toEqual([400, "Não consegui abrir esta foto. Escolha um arquivo JPEG, PNG ou WebP."]);
  const large = await bring(w, ana, new Uint8Array(8 * 1024 * 1024 + 1));
  expect([large.status, (await large.json()).message])
    .toEqual([400, "A foto é grande demais. Escolha uma de até 8 MB."]);
  expect((await bring(w, ana, new Uint8Array(5 * 1024 * 1024))).status).toBe(400); // read, and no photo
  expect((await bring(w, w.guest, await picture())).status).toBe(401);
  const elsewhere = await w.app.fetch(
    new Request("http://localhost/api/logout", {
      method: "POST",
      body: new Uint8Array(3 * 1024 * 1024),
    }),
  );
  expect(elsewhere.status).toBe(413); // it is larger at that one address alone
  expect(await w.count("photos")).toBe(0);
});

test("a person's subscription receives each of their own changes, and nobody else's", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const reported = await w.subscribe(ana, changes);
  const next = async () => (await reported.next()).value.data.viewerChanged.viewer;
  const first = next();
  await expect.poll(w.subscribers).toBe(1);
  await w.request(bia, rename, { name: "Bia" });
  await w.request(ana, rename, { name: "Ana" });
  expect(await first).toEqual({ displayName: "Ana", photoUrl: null, deletesAt: null });
  await bring(w, ana, await picture());
  expect(await next()).toMatchObject({ photoUrl: expect.stringContaining("pho_") });
  const deletion = `mutation ($confirmation: String!) {
    requestAccountDeletion(input: { confirmation: $confirmation }) { __typename }
  }`;
  await w.request(ana, deletion, { confirmation: `${ana.token}@example.com` });
  expect(await next()).toMatchObject({ deletesAt: "2026-11-28T12:00:00.000Z" });
});
