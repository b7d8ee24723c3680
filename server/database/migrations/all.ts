import type { Migrations } from "../migrate.ts";

const folder = new URL("./", import.meta.url);
const names = [...Deno.readDirSync(folder)].flatMap(({ name }) =>
  /^\d{3}_\w+(?=\.ts$)/.exec(name)?.[0] ?? []
).sort();

/** Every migration of this folder, by the name of its file. A released migration is never changed. */
export const migrations: Migrations = Object.fromEntries(
  await Promise.all(
    names.map(async (name) => [name, await import(new URL(`${name}.ts`, folder).href)] as const),
  ),
);
