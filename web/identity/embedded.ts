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
  const send: Fetch = options.fetch ?? ((...asked) => fetch(...asked));
  const leaveFor = options.leaveFor ?? ((url) => location.assign(url));
  const get = <Answer>(path: string) => callServer<Answer>(send, `/api/auth/${path}`);
  const post = async <Answer>(path: string, body: object = {}) =>
    (await callServer<Answer>(send, `/api/auth/${path}`, body))!;

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
      const returns = { callbackURL: back, errorCallbackURL: back };
      const { url } = await post<{ url: string }>("sign-in/social", { provider, ...returns });
      leaveFor(url);
      await comeBack();
    },
    async signOut() {
      await post("sign-out");
    },
    async renewSession() {
      await get("account"); // which renews a session that is over a day old
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

/** Busy until the page is gone; whoever goes back to it has changed their mind. */
const comeBack = () =>
  new Promise<never>((_, reject) =>
    addEventListener("pageshow", () => reject(new IdentityFailure("popup-closed")), { once: true })
  );
