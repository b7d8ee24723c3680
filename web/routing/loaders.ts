import { type LoaderFunction, type LoaderFunctionArgs, redirect } from "react-router-dom";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { initialise } from "../identity/initialise.ts";
import { loginPath } from "../paths.ts";
import { cacheAnswersFor, clearCachedAnswers } from "../pwa/answer_cache.ts";
import { broadcastSignIn } from "../relay/page_person.ts";
import { claimTab } from "../browser/tab_owner.ts";

type Artifact = () => Promise<{ default: GraphQLTaggedNode }>;

/** Header of a request that a link only may lead to. */
export const PREFETCH_HEADER = "x-ahead";

/** Relay is loaded here and not imported: the sign-in screens share this table of routes. */
const store = () => import("../relay/environment.ts");

/**
 * A route's loader that starts its query while the screen's code is still on its way. It waits for
 * nothing: the screen reads the same request, and shows its skeleton or its error.
 */
export const preload =
  (artifact: Artifact, variables: (params: URLSearchParams) => Variables = () => ({})) =>
  ({ request }: LoaderFunctionArgs) => {
    Promise.all([store(), artifact()]).then(
      ([{ prefetchAhead: warmAhead, prefetchScreen: warmScreen }, { default: query }]) => {
        const fill = request.headers.has(PREFETCH_HEADER) ? warmAhead : warmScreen;
        fill(query, variables(new URL(request.url).searchParams));
      },
      () => {}, // a lost chunk: the screen's own import tells of it
    );
    return null;
  };

/** Like `warm`, but waits to know whether anybody is signed in; a guest signs in and comes back. */
export const requirePerson = (artifact: Artifact) => async ({ request }: LoaderFunctionArgs) => {
  const [{ fetchViewer: readFresh }, { default: query }] = await Promise.all([store(), artifact()]);
  // What fails here fails again in the layout, which has the words for it.
  const answer = await initialise(() => readFresh(query)).catch(() => null);
  if (answer?.viewer) {
    claimTab(answer.viewer.id);
    broadcastSignIn(answer.viewer.id);
    cacheAnswersFor(answer.viewer.id);
    import("../live/socket.ts").then(({ reconnect: hearAnew }) => hearAnew(), () => {}); // was a guest's
  }
  if (!answer || answer.viewer) return null;
  await clearCachedAnswers();
  const { pathname, search } = new URL(request.url);
  // The fragment is no part of a request; on the first load it is still in the address.
  const fragment = pathname === location.pathname ? location.hash : "";
  return redirect(loginPath(pathname + search + fragment));
};

/** Lets an admin through to `then`; for anybody else there is nothing at that address. */
export const requireAdmin =
  (artifact: Artifact, then: LoaderFunction = () => null): LoaderFunction => async (...asked) => {
    const [{ fetchViewer: readFresh }, { default: query }] = await Promise.all([
      store(),
      artifact(),
    ]);
    // A failure, and a guest, are the layout's to tell of.
    const viewer = (await readFresh(query).catch(() => null))?.viewer;
    if (viewer && !viewer.admin) throw new Response(null, { status: 404 });
    return then(...asked);
  };
