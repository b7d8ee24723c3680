import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { GraphiqlData, PagesModule } from "../../../web/public/contract.ts";

/** The public pages as built, with the addresses of their scripts and the style that each carries. */
export type BuiltPages = PagesModule & {
  readonly script: string;
  /** The script of stores' pages, which needs none of the rest. */
  readonly storeScript: string;
  /** The script that announces a maintenance, on every page while there is one. */
  readonly maintenanceScript: string;
  readonly style: string;
  /** The addresses of the files of the editor at `/graphql`. */
  readonly graphiql: GraphiqlData["files"];
};

/** @throws when they were not built. */
export async function loadPages(folder: string): Promise<BuiltPages> {
  const parts = JSON.parse(await Deno.readTextFile(join(folder, "server/parts.json")));
  const { pages } = await import(pathToFileURL(resolve(folder, "server/pages.js")).href);
  return { ...pages, ...parts };
}
