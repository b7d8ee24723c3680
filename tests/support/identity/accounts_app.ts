import { embeddedIdentity } from "../../../server/adapters/better_auth/embedded_identity.ts";
import type { SocialVendor } from "../../../server/adapters/better_auth/social_vendors.ts";
import { createApp } from "../../../server/app.ts";
import type { VendorFetch } from "../../../server/core/outbound.ts";
import { commitAccountChange, isBlocked } from "../../../server/core/users/account/ensure_user.ts";
import { runReactions } from "../run_reactions.ts";
import { SECRET, testApp } from "../test_app.ts";
import type { Email } from "../../../server/core/emails/email.ts";

export const ana = { email: "Ana@Example.com", password: "uma senha boa", name: "Ana" };

type Options = {
  readonly vendors?: readonly SocialVendor[];
  readonly vendorFetch?: VendorFetch;
  readonly limitsAttempts?: boolean;
  /** The address of every client. */
  readonly publicUrl?: string;
};

/** The product with its embedded accounts, as `identity.ts` composes it; disposable. */
export async function accountsApp(options: Options = {}) {
  const w = await testApp();
  const publicUrl = options.publicUrl ?? null;
  const identity = embeddedIdentity({
    db: w.db,
    secret: SECRET,
    publicUrl,
    cookiePrefix: "garimpo",
    vendors: options.vendors ?? [],
    vendorFetch: options.vendorFetch ?? (() => Promise.reject(new Error("there is no vendor"))),
    changeAccount: (change) => commitAccountChange(w.system.ctx(), change),
    isBlocked: (account) => isBlocked(w.system.ctx(), account),
  });
  const { limitsAttempts = false } = options;
  const app = createApp({ ...w, config: { ...w.config, publicUrl }, identity, limitsAttempts });
  const origin = publicUrl ?? "http://localhost";
  const host = new URL(origin).host;

  /** Sends a request; `from` is the client's address. */
  const request = async (path: string, init: RequestInit = {}, from = "198.51.100.7") => {
    const headers = { origin, host, ...init.headers };
    return await app.fetch(new Request(`${origin}${path}`, { ...init, headers }), from);
  };
  const post = (path: string, body: object, headers: HeadersInit = {}, from?: string) =>
    request(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    }, from);

  return {
    w,
    app,
    request,
    post,
    identity,
    register: (person: object = ana, headers: HeadersInit = {}) =>
      post("/api/auth/sign-up/email", person, headers),
    signIn: (email: string, password: string, from?: string) =>
      post("/api/auth/sign-in/email", { email, password }, {}, from),
    /** The response of `/account` for these credentials. */
    account: async (headers: HeadersInit) =>
      await (await request("/api/auth/account", { headers })).json(),
    viewer: async (headers: HeadersInit) => {
      const query =
        "{ viewer { email displayName admin subscription { plan status expiresAt messageCount } } }";
      return (await (await post("/graphql", { query }, headers)).json()).data.viewer;
    },
    /** Sends the requested emails with a code, and returns the new ones. */
    async codeEmails(): Promise<Email[]> {
      await runReactions(w);
      return w.emails.splice(0).filter(({ button }) => button?.link.includes("oobCode="));
    },
    [Symbol.asyncDispose]: () => w[Symbol.asyncDispose](),
  };
}

export const cookieOf = (answer: Response) => ({
  cookie: answer.headers.getSetCookie().filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(";")[0]).join("; "),
});

export const bearerOf = async (answer: Response) => ({
  authorization: `Bearer ${(await answer.json()).token}`,
});

/** Status and code of a refusal. */
export const refusalOf = async (answer: Response) =>
  [answer.status, (await answer.json()).code] as const;

/** The code in an email's link. */
export const codeOf = ({ button }: Email) => new URL(button!.link).searchParams.get("oobCode")!;
