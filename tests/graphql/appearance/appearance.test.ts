import { expect, test } from "vitest";
import { updateAppearance } from "../../../server/core/appearance/appearance.ts";
import { type Someone, testApp } from "../../support/test_app.ts";

const settings = { sidebarColor: "#0B3D2E", primaryColor: "#C62828", cardColor: "#FFFFFF" };

test("there is no other appearance", async () => {
  await using w = await testApp();
  const { data, errors } = await w.request(
    w.guest,
    `{ node(id: "apr_01${"j".repeat(24)}") { id } }`,
  );
  expect([data.node, errors![0].extensions.code]).toEqual([null, "NODE_NOT_FOUND"]);
});

test("an admin changes the colours, of two at once both are notified, and undo goes back", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const save = (version: number, primaryColor: string) =>
    w.request(
      rute,
      `mutation ($input: UpdateAppearanceInput!) {
        updateAppearance(input: $input) {
          __typename
          ... on Appearance { id version primaryColor canUndo }
          ... on AppearanceChangedMeanwhile { code current { version primaryColor } }
          ... on UserError { message path }
        }
      }`,
      { input: { version, primaryColor } },
    );
  expect((await save(1, "#aa0000")).data.updateAppearance).toEqual({
    __typename: "Appearance",
    id: `apr_${"0".repeat(26)}`,
    version: 2,
    primaryColor: "#AA0000",
    canUndo: true,
  });
  expect((await save(1, "#00aa00")).data.updateAppearance).toMatchObject({
    __typename: "AppearanceChangedMeanwhile",
    code: "APPEARANCE_CHANGED_MEANWHILE",
    current: { version: 2, primaryColor: "#AA0000" },
  });
  expect((await save(2, "vermelho")).data.updateAppearance).toMatchObject({
    __typename: "Refusal",
    message: "A cor deve ter a forma #RRGGBB, como #6200EE.",
    path: ["primaryColor"],
  });
  const { data } = await w.request(
    rute,
    `mutation { undoAppearance(input: { version: 2 }) { ... on Appearance { primaryColor } } }`,
  );
  expect(data.undoAppearance).toEqual({ primaryColor: "#6200EE" });
});

test("anybody reads appearance and themes, by id as well; only admins change them", async () => {
  await using w = await testApp();
  const [rute, ana] = [await w.admin(), await w.member()];
  const create = (someone: Someone) =>
    w.request(
      someone,
      `mutation ($input: CreateThemeInput!) {
        createTheme(input: $input) { __typename ... on Theme { id } ... on UserError { code message } }
      }`,
      { input: { name: "Natal", settings } },
    );
  const refusals = [
    [w.guest, "NOT_AUTHENTICATED", "Usuário não autenticado."],
    [ana, "ADMINS_ONLY", "Apenas administradores podem alterar estas configurações."],
  ] as const;
  for (const [someone, code, message] of refusals) {
    expect((await create(someone)).data.createTheme).toEqual({
      __typename: "Refusal",
      code,
      message,
    });
  }
  const { id } = (await create(rute)).data.createTheme;
  const { data } = await w.request(
    w.guest,
    `query ($id: ID!) {
      appearance { id sidebarColor }
      themes(first: 1) { edges { node { name settings { primaryColor } } } }
      node(id: $id) { ... on Theme { name } }
      one: node(id: "apr_${"0".repeat(26)}") { ... on Appearance { version } }
    }`,
    { id },
  );
  expect(data).toEqual({
    appearance: { id: expect.stringMatching(/^apr_/), sidebarColor: "#FFFFFF" },
    themes: { edges: [{ node: { name: "Natal", settings: { primaryColor: "#C62828" } } }] },
    node: { name: "Natal" },
    one: { version: 1 },
  });
});

test("a guest receives changes of the appearance and of themes, a deleted one as null", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const colors = await w.subscribe(
    w.guest,
    "subscription { appearanceChanged { version cardColor } }",
  );
  const themes = await w.subscribe(w.guest, "subscription { themesChanged { theme { name } } }");
  const [color, theme] = [colors.next(), themes.next()];
  await expect.poll(w.subscribers).toBe(2);
  await updateAppearance(rute.ctx(), { cardColor: "#EEEEEE" });
  expect((await color).value).toEqual({
    data: { appearanceChanged: { version: 2, cardColor: "#EEEEEE" } },
  });
  const { data } = await w.request(
    rute,
    `mutation ($input: CreateThemeInput!) { createTheme(input: $input) { ... on Theme { id } } }`,
    { input: { name: "Natal", settings } },
  );
  expect((await theme).value).toEqual({ data: { themesChanged: { theme: { name: "Natal" } } } });
  const gone = themes.next();
  await w.request(
    rute,
    `mutation ($input: DeleteThemeInput!) { deleteTheme(input: $input) { __typename } }`,
    { input: { id: data.createTheme.id } },
  );
  expect((await gone).value).toEqual({ data: { themesChanged: { theme: null } } });
});

test("the first bytes of a page have the colours, and those of the next page a new one's", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const page = async () =>
    await (await w.app.fetch(new Request("http://localhost/app/gerador"))).text();
  expect(await page()).toContain("--sidebar:#FFFFFF;--primary:#6200EE;--card:#FFFFFF");
  await updateAppearance(rute.ctx(), { primaryColor: "#C62828" });
  await expect.poll(page).toContain("--primary:#C62828");
  await w.db.schema.alterTable("appearances").renameTo("elsewhere").execute();
  expect(await page()).toContain("--primary:#C62828"); // the last one known
});
