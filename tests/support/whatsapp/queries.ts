import { Buffer } from "node:buffer";
import type { Account } from "./accounts.ts";
import { Refused, type ServerConnection } from "./server_connection.ts";
import { childrenOf, element, firstOf, type Stanza } from "./stanzas.ts";

/** A query of a logged-in device. */
export type IncomingQuery = {
  readonly account: Account;
  readonly line: ServerConnection;
  readonly stanza: Stanza;
  readonly first: Stanza | undefined;
};

/** The answers to queries, by namespace, type and content. */
export type Queries = Readonly<
  Record<string, (query: IncomingQuery) => Stanza[] | void | Promise<Stanza[] | void>>
>;

export const queryName = (stanza: Stanza): string =>
  `${stanza.attrs.xmlns} ${stanza.attrs.type ?? "set"} ${firstOf(stanza)?.tag ?? ""}`.trim();

/** Answers a query from the table. @returns whether it is in it */
export async function answerQuery(queries: Queries, query: IncomingQuery): Promise<boolean> {
  const answer = queries[queryName(query.stanza)];
  if (!answer) return false;
  try {
    const content = await answer(query);
    query.line.result(query.stanza, content ?? undefined);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    query.line.refuse(query.stanza, error);
  }
  return true;
}

const settings = ["last", "online", "profile", "status", "groupadd", "readreceipts"];
const standing = {
  xwa2_fetch_account_reachout_timelock: { is_active: false },
  xwa2_message_capping_info: {},
};

/** Answers to the queries of clients on login, for an empty account. */
export const plainQueries: Queries = {
  "w:p get ping": () => {},
  "passive set active": () => {},
  "passive set passive": () => {},
  "w:stats set add": () => {},
  "urn:xmpp:whatsapp:dirty set clean": () => {},
  "abt get props": () => [element("props", { hash: "standin", refresh: "86400" }, [])],
  "blocklist get": () => [element("list", {}, [])],
  "privacy get privacy": () => [
    element(
      "privacy",
      {},
      settings.map((name) => element("category", { name, value: "all" })),
    ),
  ],
  "privacy set tokens": () => [element("tokens")],
  "w:mex get query": () => [
    element("result", {}, Buffer.from(JSON.stringify({ data: standing }))),
  ],
  "w:sync:app:state set sync": ({ first }) => [
    element(
      "sync",
      {},
      childrenOf(first, "collection").map(({ attrs }) =>
        element("collection", { name: attrs.name!, version: attrs.version ?? "0" })
      ),
    ),
  ],
};
