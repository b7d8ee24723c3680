import {
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
import { fetchUntilFresh, subscribeLive } from "./network.ts";
import { isAnotherPersons } from "./page_person.ts";

/**
 * Returns the id under which the store keeps a record. A page has one viewer, whose id is also that
 * of their `User`. A subscription's payload bears the id of what changed. Both are records of their
 * own.
 */
const recordId = (value: { readonly [field: string]: unknown }, type: string) =>
  type === VIEWER_TYPE ? VIEWER_ID : type.endsWith("Changed") ? undefined : value["id"];

/** The one store of this page; signing out leaves the page, and the store with it. */
export const environment = new Environment({
  getDataID: recordId,
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  network: Network.create(
    (document, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        const abort = new AbortController();
        const tell = (answer: unknown) => {
          if (!isAnotherPersons(answer)) return sink.next(answer as GraphQLResponse);
          abort.abort();
          location.reload();
        };
        fetchUntilFresh(document, variables, abort.signal, tell)
          .catch((error) => abort.signal.aborted || sink.error(error))
          .then(() => abort.signal.aborted || sink.complete());
        return () => abort.abort();
      }),
    subscribeLive,
  ),
  // What is known by its id is not asked for again: `node(id:)` is that record.
  missingFieldHandlers: [{
    kind: "linked",
    handle: (field, record, args) =>
      record?.getDataID() === ROOT_ID && field.name === "node" ? args["id"] : undefined,
  }],
});

/** Asks who is signed in, whatever the store believes. @throws RequestFailure */
export const fetchViewer = (query: GraphQLTaggedNode) =>
  fetchQuery<{ variables: Variables; response: { viewer: { id: string; admin: boolean } | null } }>(
    environment,
    query,
    {},
  )
    .toPromise();

/** Fills the store; whoever reads the same query meanwhile shares the request and its failure. */
export const prefetch = (query: GraphQLTaggedNode, variables: Variables) =>
  void fetchQuery(environment, query, variables).subscribe({ error: () => {} });

const SECONDS_10 = 10_000;

/** What was asked for before anybody went where it is shown, and not shown yet. */
const ahead = new Set<string>();

/** Fills the store with what somebody may want in a moment; kept so long. */
export function prefetchAhead(query: GraphQLTaggedNode, variables: Variables) {
  const operation = createOperationDescriptor(getRequest(query), variables);
  const key = operation.request.identifier;
  if (ahead.has(key)) return;
  ahead.add(key);
  const kept = environment.retain(operation);
  setTimeout(() => {
    ahead.delete(key);
    kept.dispose();
  }, SECONDS_10);
  fetchQuery(environment, query, variables).subscribe({ error: () => ahead.delete(key) });
}

/** Fills the store for a screen that is opening, unless that was done ahead. */
export function prefetchScreen(query: GraphQLTaggedNode, variables: Variables) {
  const { identifier } = createOperationDescriptor(getRequest(query), variables).request;
  if (!ahead.delete(identifier)) prefetch(query, variables);
}
