import type { Context as HonoContext, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Context } from "../../core/context.ts";
import { Failure } from "../../core/errors.ts";
import type { FoundStore } from "../../core/store/find_store.ts";
import { reportStore } from "../../core/store/report_store.ts";
import { storePath } from "../../core/store/store.ts";
import { subnet } from "../attempts.ts";
import { type HttpEnv, statusOf } from "../http_env.ts";
import type { PageRequest } from "./cached_page.ts";
import type { PageRenderer } from "./page_renderer.ts";

/** Bytes of a report. */
const MAX_BODY = 16 * 1024;
const REPORT = "denunciar";

type Parts = {
  readonly renderer: PageRenderer;
  readonly guestContext: () => Context;
  readonly originOf: (request: PageRequest) => string;
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
  /** Returns the store of an address, or what a guest gets who may not see it. */
  readonly publishedStore: (
    c: HonoContext<HttpEnv>,
    slug: string,
  ) => Promise<FoundStore | Response>;
};

/** The form by which a guest reports a store. It works without a script. */
export function storeReportRoutes(
  app: Hono<HttpEnv>,
  { renderer, guestContext, originOf, addressOf, publishedStore }: Parts,
) {
  const smallBody = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => c.json({ message: "A requisição é grande demais." }, 413),
  });

  app.get(`/store/:slug/${REPORT}`, async (c) => {
    const store = await publishedStore(c, c.req.param("slug"));
    if (store instanceof Response) return store;
    return await reportPage(c, store, { problem: null, isSent: false });
  });

  app.post(`/store/:slug/${REPORT}`, smallBody, async (c) => {
    const store = await publishedStore(c, c.req.param("slug"));
    if (store instanceof Response) return store;
    const { motivo, detalhes } = await c.req.parseBody();
    const text = (value: unknown) => typeof value === "string" ? value : "";
    try {
      await reportStore(guestContext(), {
        storeId: store.id,
        reason: text(motivo),
        details: text(detalhes),
        address: subnet(addressOf(c), "host"),
      });
      return await reportPage(c, store, { problem: null, isSent: true });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return await reportPage(c, store, { problem: error, isSent: false });
    }
  });

  type Reported = { readonly problem: Failure | null; readonly isSent: boolean };
  async function reportPage(
    c: HonoContext<HttpEnv>,
    store: FoundStore,
    { problem, isSent }: Reported,
  ) {
    const data = {
      title: store.title,
      base: storePath(store.slug),
      action: `${storePath(store.slug)}/${REPORT}`,
      problem: problem?.message ?? null,
      isSent,
    };
    const { html, headers } = await renderer.rendered(
      { name: "storeReport", data },
      originOf(c.req.raw),
    );
    const status = problem ? statusOf(problem.code) : 200;
    return c.html(html, status, { ...headers, "cache-control": "no-store" });
  }
}
