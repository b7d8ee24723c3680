import { OutboundRefusal } from "../../../server/core/outbound.ts";
import { guardedOutbound, type Limits } from "../../../server/http/outbound/guarded_outbound.ts";
import type { Resolve } from "../../../server/http/outbound/pinned_connect.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import { shopSite } from "./shop_site.ts";

type Given = {
  readonly limits?: Partial<Limits>;
  /** What names resolve to; other names are nowhere. */
  readonly names?: Record<string, readonly string[]>;
  readonly resolve?: Resolve;
};

/** A stand-in for `loja.example`, and the guarded client that requests it. */
export function guardedClient({ limits = {}, names = {}, resolve = listed(names) }: Given = {}) {
  const { serve, requests, origin, standins, close } = shopSite();
  const resolvedNames: string[] = [];
  const guard = guardedOutbound({
    limits,
    standins: parseStandins(standins("loja.example")),
    resolve: (name) => (resolvedNames.push(name), resolve(name)),
  });

  return {
    origin,
    requests,
    /** The names that went to the resolver, in order. */
    resolvedNames,
    outbound: guard.outbound,
    serve: serve.bind(null, "loja.example"),
    /** The text at `address`, or why it was refused. */
    async read(address: string): Promise<string> {
      try {
        const { body } = await guard.outbound(new URL(address, "https://loja.example"));
        return await new Response(body).text();
      } catch (error) {
        if (error instanceof OutboundRefusal) return error.reason;
        throw error;
      }
    },
    async [Symbol.asyncDispose]() {
      await guard.close();
      await close();
    },
  };
}

const listed = (names: Record<string, readonly string[]>): Resolve => (name) =>
  Promise.resolve(names[name] ?? Promise.reject(new Error(`${name} is nowhere`)));
