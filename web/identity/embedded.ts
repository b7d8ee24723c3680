import { callServer, type Fetch } from "./server_api.ts";
import { type Identity, IdentityFailure, type Person, type SocialProvider } from "./identity.ts";

type Options = {
  readonly social: readonly SocialProvider[];
  readonly fetch?: Fetch;
  /** Leaves the page for another address. */
  readonly leaveFor?: (url: string) => void;
};

/** The embedded accounts: better-auth under `/api/auth`, the session in a cookie. */
export function embeddedIdentity(options: Options): Identity {
  const send: Fetch = options.fetch ?? ((...args) => fetch(...args));
  const leaveFor = options.leaveFor ?? ((url) => location.assign(url));
  const get = <Response>(path: string) => callServer<Response>(send, `/api/auth/${path}`);
  const post = async <Response>(path: string, body: object = {}) =>
    (await callServer<Response>(send, `/api/auth/${path}`, body))!;

  return {
    social: options.social,
    session: () => get<Person>("account"),
    async signIn(credentials) {
      await post("sign-in/email", credentials);
    },
    async register({ displayName, ...credentials }) {
      await post("sign-up/email", { ...credentials, name: displayName });
    },
    async signInWith(provider, back) {
      const returnPaths = { callbackURL: back, errorCallbackURL: back };
      const { url } = await post<{ url: string }>("sign-in/social", { provider, ...returnPaths });
      leaveFor(url);
      await pageReturn();
    },
    async signOut() {
      await post("sign-out");
    },
    async renewSession() {
      await get("account"); // the server renews a session that is over a day old
    },
    idToken: () => Promise.resolve(null),

    async sendVerification() {
      await post("emails/verification");
    },
    async verifyEmail(code) {
      await post("codes/verify-email", { code });
    },
    async sendReset(email) {
      await post("emails/reset", { email });
    },
    checkReset: (code) => post("codes/check-reset", { code }),
    async resetPassword(code, password) {
      await post("codes/reset-password", { code, password });
    },
    recoverEmail: (code) => post("codes/recover-email", { code }),
    async changePassword(change) {
      await post("account/password", change);
    },
    async changeEmail(change) {
      await post("account/email", change);
    },
  };
}

/** Never resolves: the page is left. Rejects if the person goes back to it from the provider. */
const pageReturn = () =>
  new Promise<never>((_, reject) =>
    addEventListener("pageshow", () => reject(new IdentityFailure("popup-closed")), { once: true })
  );
