import { existsSync } from "node:fs";
import { createApp, type Parts } from "../../server/app.ts";
import { type BuiltPages, loadPages } from "../../server/http/pages/pages_module.ts";
import { loadWebApp } from "../../server/http/web_app.ts";
import { testApp } from "./test_app.ts";

/** Whether `deno task web` has run; the gate builds first. */
export const isBuilt = existsSync("web/dist/server/pages.js");

/** A browser's name; crawlers and programs have others. */
export const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** The product with the web app as it was built, and `get` to ask it as a browser does. */
export async function builtProduct(
  config: Partial<Parts["config"]> = {},
  changed: (pages: BuiltPages) => BuiltPages = (pages) => pages,
) {
  const w = await testApp();
  const web = await loadWebApp("web/dist");
  const app = createApp({
    ...w,
    config: { ...w.config, ...config },
    web: { ...web, pages: changed(await loadPages("web/dist")) },
  });
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    Promise.resolve(
      app.fetch(
        new Request(`http://localhost${path}`, {
          method,
          headers: { "user-agent": BROWSER, ...headers },
        }),
      ),
    );
  return { ...w, app, ask, [Symbol.asyncDispose]: () => w[Symbol.asyncDispose]() };
}
