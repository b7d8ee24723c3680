import type { Context as HonoContext } from "hono";
import type { ApiDoc } from "../../../core/help/articles/article.ts";
import type { HttpEnv } from "../../http_env.ts";
import { cachedResponse } from "../cached_page.ts";
import type { PageRenderer } from "../page_renderer.ts";
import type { BuiltPages } from "../pages_module.ts";

type Parts = {
  readonly renderer: PageRenderer;
  readonly docs: () => Promise<readonly ApiDoc[]>;
  readonly originOf: (c: HonoContext<HttpEnv>) => string;
  /** The editor's own files, of the build. */
  readonly files: BuiltPages["graphiql"];
};

/**
 * Returns the page that tries operations at `/graphql`: `?exemplo=2` begins with that example of the
 * documentation. The page is the same for everybody; what it sends is its reader's.
 */
export const graphiqlPage =
  ({ renderer, docs, originOf, files }: Parts) => async (c: HonoContext<HttpEnv>) => {
    const all = (await docs()).flatMap(({ examples }) => examples);
    const at = all.findIndex((_one, index) => c.req.query("exemplo") === String(index + 1));
    const here = at >= 0 ? at : all.findIndex(({ code }) => /^query /m.test(code));
    const examples = all.map(({ title }, index) => ({
      title,
      path: `/graphql?exemplo=${index + 1}`,
      isHere: index === here,
    }));
    const data = { files, examples, query: all[here]?.code ?? "", isChosen: at >= 0 };
    const page = await renderer.cached(
      `graphiql ${at}`,
      originOf(c),
      () => ({ name: "graphiql", data }),
    );
    return cachedResponse(c.req.raw, page);
  };
