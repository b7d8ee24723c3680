import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { PagesModule } from "../../../web/public/contract.ts";

/** The public pages as built, with the address of their script and the style that each carries. */
export type BuiltPages = PagesModule & { readonly script: string; readonly style: string };

/** @throws when they were not built. */
export async function loadPages(folder: string): Promise<BuiltPages> {
  const parts = JSON.parse(await Deno.readTextFile(join(folder, "server/parts.json")));
  const { pages } = await import(pathToFileURL(resolve(folder, "server/pages.js")).href);
  return { ...pages, ...parts };
}
