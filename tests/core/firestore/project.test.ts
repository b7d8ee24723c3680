import { expect, test } from "vitest";
import { ConfigError } from "../../../server/config/variables.ts";
import { OtherProject } from "../../../server/core/firestore/project.ts";
import type { ImportSource } from "../../../server/core/firestore/importing/source.ts";
import { startFirestore } from "../../../server/jobs/firestore_sync.ts";
import { profile, PROJECT, theme } from "../../support/firestore/earlier_project.ts";
import { importingApp } from "../../support/firestore/importing_app.ts";

const THEME = "global_settings/appearance/themes/natal";

/** A staging project that was imported, and production with the same documents' names. */
async function staged() {
  const { app, open, run } = await importingApp((firestore) =>
    firestore.seed({ "users/ana": profile("ana"), [THEME]: theme("Natal", "#4E0DC2") })
  );
  const source = await open();
  await run(source);
  const production: ImportSource = { ...source, projectId: "garimpo-production" };
  return { app, run, source, production };
}

test("the documents of another project are not taken for those that are here", async () => {
  const { app, run, source, production } = await staged();
  const before = await app.count("firestore_documents");
  for (const isDryRun of [true, false]) {
    const error = await run(production, { isDryRun }).catch((error) => error);
    expect(error).toBeInstanceOf(OtherProject);
    expect(error.message).toContain(
      `are of the project ${PROJECT}, and garimpo-production was asked for`,
    );
  }
  expect(await app.count("firestore_documents")).toBe(before);
  expect(await run(source)).toMatchObject({ unchanged: 2 });

  // Unless it is told explicitly: then all of it is read anew.
  expect(await run(production, { isReplacing: true })).toMatchObject({
    documents: 2,
    unchanged: 0,
  });
  expect(await app.count("users")).toBe(1);
  expect(await run(production, { isReplacing: true })).toMatchObject({ unchanged: 2 });
  await expect(run(source)).rejects.toBeInstanceOf(OtherProject);
});

test("the product does not listen to another project, nor write to it", async () => {
  const { app } = await staged();
  let listens = 0;
  const product = {
    documentFeed: { listen: () => Promise.resolve(() => Promise.resolve(void listens++)) },
    onEvents: () => {},
  };
  const start = (projectId: string) => startFirestore(product, app.system.ctx, projectId);
  await expect(start("garimpo-production")).rejects.toBeInstanceOf(ConfigError);
  expect(await app.count("themes where deleted_at is null")).toBe(1);
  await (await start(PROJECT)).stop();
  expect(listens).toBe(1);
});

test("a project of which nothing is here is not held on to", async () => {
  const { app, run, open } = await importingApp(() => {});
  const product = { documentFeed: null, onEvents: () => {} };
  await (await startFirestore(product, app.system.ctx, "garimpo-wrong")).stop();
  const source = await open();
  await run({ ...source, projectId: "garimpo-wrong" });
  await run(source);
  expect(await app.db.selectFrom("firestore_project").select("project_id as id").execute())
    .toEqual([{ id: PROJECT }]);
});
