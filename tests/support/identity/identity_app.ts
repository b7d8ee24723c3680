import { serveHttp } from "../../../server/http/server/http_server.ts";
import { createApp } from "../../../server/app.ts";
import { readConfig } from "../../../server/config/config.ts";
import { system } from "../../../server/core/users/viewer.ts";
import { chooseIdentity } from "../../../server/product/identity.ts";
import { runReactions } from "../run_reactions.ts";
import { testApp } from "../test_app.ts";

export type IdentityApp = Awaited<ReturnType<typeof serveIdentityApp>>;

/**
 * The product on an empty database, with the identity provider that these variables choose, served at
 * an address of its own.
 */
export async function serveIdentityApp(variables: Readonly<Record<string, string>> = {}) {
  const w = await testApp();
  w.advance(Date.now() - w.contextOf(system).now.getTime()); // the providers have no other clock
  w.runClock();
  const config = readConfig({ APP_ENV: "test", SECRET_KEY: "s".repeat(32), ...variables });
  const { accounts, writeAccountEmail: writeAccountEmail, provider } = await chooseIdentity(
    config,
    w.db,
    () => Promise.reject(new Error("there is no vendor")),
  );
  const contextOf: typeof w.contextOf = (viewer) => {
    const ctx = w.contextOf(viewer);
    return { ...ctx, ports: { ...ctx.ports, accounts, writeAccountEmail: writeAccountEmail } };
  };
  const identity = await provider(() => contextOf(system));
  const web = { ...w.web, html: `<meta name="identity" content="__IDENTITY__" />${w.web.html}` };
  const app = createApp({ ...w, contextOf, identity, web });
  const server = await serveHttp(app, { port: 0 });
  return {
    w,
    contextOf,
    accounts,
    identity,
    app,
    origin: `http://localhost:${server.port}`,
    /** Runs what follows from all that has happened. */
    react: () => runReactions({ ...w, system: { ctx: () => contextOf(system), token: null } }),
    async [Symbol.asyncDispose]() {
      app.close();
      await server.close();
      await w[Symbol.asyncDispose]();
    },
  };
}

export type Device = ReturnType<typeof device>;

/** What a browser at `origin` does with requests: addresses without a host, and cookies, are its own. */
export function device(origin: string) {
  const cookies = new Map<string, string>();
  async function send(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("origin", origin);
    if (cookies.size > 0) {
      headers.set("cookie", [...cookies].map((cookie) => cookie.join("=")).join("; "));
    }
    const answer = await fetch(new URL(input as string, origin), { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/max-age=0/i.test(line)) cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    return answer;
  }
  return {
    fetch: send,
    cookies,
    /** Who the product says they are, by cookie or by the headers that are given; null for a guest. */
    async viewer(headers: Record<string, string> = {}) {
      const query = `{ viewer {
        email displayName admin isEmailVerified subscription { plan status expiresAt messageCount }
      } }`;
      const answer = await send("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ query }),
      });
      return (await answer.json()).data.viewer;
    },
    login: (token: string) =>
      send("/api/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ token }),
      }),
  };
}
