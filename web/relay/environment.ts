import {
  __internal,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  getRequest,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  Network,
  Observable,
  RecordSource,
  ROOT_ID,
  Store,
  type Variables,
  VIEWER_ID,
  VIEWER_TYPE,
} from "relay-runtime";
import { retryDelay, waitForRetry } from "../live/retry.ts";
import { subscribe } from "../live/socket.ts";
import { isAnotherPersons } from "./page_person.ts";
import { type DatedResponse, type PersistedOperation, request, RequestFailure } from "./request.ts";

/** A result that is an error with a sentence. */
export type Refusal = {
  readonly code: string;
  readonly message: string;
  /** The field at fault, where the screen asks for it to show the sentence there. */
  readonly path?: readonly string[];
  /** What an unreadable page did give, where the screen asks for it to show a form with the sentence. */
  readonly found?: object;
};

let onRefusal: ((refusal: Refusal) => void) | undefined;
/** The last refusal that came before a handler was set. */
let missed: Refusal | undefined;
const miss = (refusal: Refusal) => void (missed = refusal);

/** Sets what is called with each refusal, before the screen has it, and with one that came earlier. */
export function setOnRefusal(handler: typeof onRefusal) {
  onRefusal = handler;
  if (handler && missed) handler(missed);
  missed = undefined;
}

/**
 * Returns the id under which the store keeps a record. A page has one viewer, whose id is also that
 * of their `User`. A subscription's payload bears the id of what changed. Both are records of their
 * own.
 */
const recordId = (value: { readonly [field: string]: unknown }, type: string) =>
  type === VIEWER_TYPE ? VIEWER_ID : type.endsWith("Changed") ? undefined : value["id"];

/** The store of this page. Signing out leaves the page, and so discards the store. */
export const environment = new Environment({
  getDataID: recordId,
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  network: Network.create(
    (operation, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        const abort = new AbortController();
        const onResponse = (response: unknown) => {
          if (!isAnotherPersons(response)) return sink.next(response as GraphQLResponse);
          abort.abort();
          location.reload();
        };
        fetchUntilFresh(operation, variables, abort.signal, onResponse)
          .catch((error) => abort.signal.aborted || sink.error(error))
          .then(() => abort.signal.aborted || sink.complete());
        return () => abort.abort();
      }),
    (operation, variables) =>
      Observable.create<GraphQLResponse>((sink) =>
        subscribe(operation, variables, {
          next: (response) => sink.next(response as GraphQLResponse),
          error: (error) => sink.error(error),
          complete: () => sink.complete(),
        })
      ),
  ),
  // `node(id:)` is the record with that id, so that a record in the store is not fetched again.
  missingFieldHandlers: [{
    kind: "linked",
    handle: (field, record, args) =>
      record?.getDataID() === ROOT_ID && field.name === "node" ? args["id"] : undefined,
  }],
});

/** So often a query is sent again while the server is unavailable: for about a minute. */
const WAITED_TRIES = 6;

/**
 * Requests an operation until the response comes from the server. `onResponse` first receives the
 * cached response, if there is no other, and then the current one. @throws RequestFailure when there
 * is neither.
 */
async function fetchUntilFresh(
  operation: PersistedOperation,
  variables: object,
  signal: AbortSignal,
  onResponse: (response: DatedResponse["body"]) => void,
): Promise<void> {
  let shownAt: number | undefined;
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      const { body, seenAt } = await request(operation, variables, signal);
      const refused = Object.values(body.data ?? {}).find((part) => part?.message);
      if (refused) (onRefusal ?? miss)(refused as Refusal);
      if (seenAt === null) return onResponse(body);
      if (seenAt !== shownAt) onResponse(body);
      shownAt = seenAt;
    } catch (error) {
      const reason = error instanceof RequestFailure ? error.reason : null;
      const isWaitedOut = reason === "unavailable" && tries < WAITED_TRIES ||
        reason === "offline" && shownAt !== undefined;
      if (!isWaitedOut) throw error;
    }
    await waitForRetry(retryDelay(tries));
  }
}

/** Fetches who is signed in, bypassing the store. @throws RequestFailure */
export const fetchViewer = (query: GraphQLTaggedNode) =>
  fetchQuery<{ variables: Variables; response: { viewer: { id: string; admin: boolean } | null } }>(
    environment,
    query,
    {},
  ).toPromise();

/** Fetches a query into the store. A component that reads it meanwhile shares the request and its error. */
export const prefetch = (query: GraphQLTaggedNode, variables: Variables) =>
  void fetchQuery(environment, query, variables).subscribe({ error: () => {} });

/** The ids of the requests that are made again once their present response is there. */
const waiting = new Set<string>();

/**
 * Fetches anew what a screen shows, after a change. A request that is already under way may have been
 * read before the change: then another one follows it, where `prefetch` would share its response.
 */
export function refetch(query: GraphQLTaggedNode, variables: Variables): void {
  const { request } = createOperationDescriptor(getRequest(query), variables);
  const active = __internal.getPromiseForActiveRequest(environment, request);
  if (!active) return prefetch(query, variables);
  if (waiting.has(request.identifier)) return;
  waiting.add(request.identifier);
  void active.catch(() => {}).then(() => {
    waiting.delete(request.identifier);
    refetch(query, variables); // it may have more than one response
  });
}

const PREFETCH_LIFETIME_MS = 10_000;

/** The ids of the requests that were prefetched, and that no screen has used yet. */
const prefetched = new Set<string>();

/** Fetches a query that the person is likely to open next; the store keeps it for a few seconds. */
export function prefetchAhead(query: GraphQLTaggedNode, variables: Variables) {
  const operation = createOperationDescriptor(getRequest(query), variables);
  const key = operation.request.identifier;
  if (prefetched.has(key)) return;
  prefetched.add(key);
  const retained = environment.retain(operation);
  setTimeout(() => {
    prefetched.delete(key);
    retained.dispose();
  }, PREFETCH_LIFETIME_MS);
  fetchQuery(environment, query, variables).subscribe({ error: () => prefetched.delete(key) });
}

/** Fetches the query of a screen that is opening, unless it was prefetched. */
export function prefetchScreen(query: GraphQLTaggedNode, variables: Variables) {
  const { identifier } = createOperationDescriptor(getRequest(query), variables).request;
  if (!prefetched.delete(identifier)) prefetch(query, variables);
}
