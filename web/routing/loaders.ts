import { type LoaderFunction, type LoaderFunctionArgs, redirect } from "react-router-dom";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { initialise } from "../identity/initialise.ts";
import { loginPath } from "../paths.ts";
import { cacheAnswersFor, clearCachedAnswers } from "../pwa/answer_cache.ts";
import { reconnect } from "../live/socket.ts";
import { broadcastSignIn } from "../relay/page_person.ts";
import { claimTab } from "../browser/tab_owner.ts";

type Artifact = () => Promise<{ default: GraphQLTaggedNode }>;

/** The header of a request that prefetches a link's screen. */
export const PREFETCH_HEADER = "x-ahead";

/** Loads Relay on demand, because the sign-in screens share this table of routes. */
const loadRelay = () => import("../relay/environment.ts");

/** The parsers of the screens' parameters, loaded on demand too. */
type Parsers = typeof import("./search_params.ts");
const loadParsers = () => import("./search_params.ts");

/**
 * Returns a route's loader that starts the query while the screen's code loads. It does not wait: the
 * screen reads the same request, and shows its skeleton or its error.
 */
export const preload = (
  artifact: Artifact,
  variables?: (parsers: Parsers, params: URLSearchParams) => Variables | Promise<Variables>,
) =>
({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const parsed = variables && loadParsers().then((parsers) => variables(parsers, searchParams));
  Promise.all([loadRelay(), artifact(), parsed]).then(
    ([{ prefetchAhead, prefetchScreen }, { default: query }, page = {}]) => {
      const run = request.headers.has(PREFETCH_HEADER) ? prefetchAhead : prefetchScreen;
      run(query, page);
    },
    () => {}, // a chunk is lost: the screen's import fails too, and is handled
  );
  return null;
};

const fetchPerson = async (artifact: Artifact) => {
  const [{ fetchViewer }, { default: query }] = await Promise.all([loadRelay(), artifact()]);
  return fetchViewer(query);
};

/** Returns a loader that waits until it is known who is signed in; redirects a guest to sign in. */
export const requirePerson = (artifact: Artifact) => async ({ request }: LoaderFunctionArgs) => {
  const wasGuest = "initialised" in document.documentElement.dataset;
  // A failure repeats in the layout, which shows it.
  const answer = await initialise(() => fetchPerson(artifact)).catch(() => null);
  if (answer?.viewer) {
    claimTab(answer.viewer.id);
    broadcastSignIn(answer.viewer.id);
    cacheAnswersFor(answer.viewer.id);
    if (wasGuest) reconnect(); // so was the connection
  }
  if (!answer || answer.viewer) return null;
  await clearCachedAnswers();
  const { pathname, search } = new URL(request.url);
  // A request has no fragment; on the first load the page's address has it.
  const fragment = pathname === location.pathname ? location.hash : "";
  return redirect(loginPath(pathname + search + fragment));
};

/** Returns a loader that runs `then` for an admin; for others the address does not exist. */
export const requireAdmin =
  (artifact: Artifact, then: LoaderFunction = () => null): LoaderFunction => async (...args) => {
    // The layout handles a failure and a guest.
    const viewer = (await fetchPerson(artifact).catch(() => null))?.viewer;
    if (viewer && !viewer.admin) throw new Response(null, { status: 404 });
    return then(...args);
  };
