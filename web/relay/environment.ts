import {
  Environment,
  fetchQuery,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  Network,
  Observable,
  RecordSource,
  ROOT_ID,
  Store,
  type Variables,
} from "relay-runtime";
import { subscribeLive } from "./live.ts";
import { request } from "./request.ts";

/** The one store of this page; signing out leaves the page, and the store with it. */
export const environment = new Environment({
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  network: Network.create(
    (document, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        const abort = new AbortController();
        request(document, variables, abort.signal).then((answer) => {
          sink.next(answer as GraphQLResponse);
          sink.complete();
        }, (error) => abort.signal.aborted || sink.error(error));
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
export const readFresh = (query: GraphQLTaggedNode) =>
  fetchQuery<{ variables: Variables; response: { viewer: { id: string } | null } }>(
    environment,
    query,
    {},
  )
    .toPromise();

/** Fills the store; whoever reads the same query meanwhile shares the request and its failure. */
export const warmStore = (query: GraphQLTaggedNode, variables: Variables) =>
  void fetchQuery(environment, query, variables).subscribe({ error: () => {} });
