import { getApps } from "firebase/app";
import {
  getAuth,
  GoogleAuthProvider,
  inMemoryPersistence,
  signInWithCredential,
} from "firebase/auth";
import { afterAll, describe, expect, test } from "vitest";
import { embeddedIdentity } from "../../../web/identity/embedded.ts";
import { firebaseIdentity } from "../../../web/identity/firebase.ts";
import { authEmulator, browserIdentityOf, variablesOf } from "../../support/firebase/emulator.ts";
import { type Device, device, serveIdentityApp } from "../../support/identity/identity_app.ts";
import { identityContract, type Installation } from "../../adapters/identity_contract.ts";

const emulator = await authEmulator();
afterAll(() => emulator[Symbol.asyncDispose]());

const PASSWORD = "uma senha boa";
const ana = { email: "ana@example.com", password: PASSWORD, displayName: "Ana" };

identityContract("embedded", embedded, {
  unknown: "invalid-credential",
  wrong: "invalid-credential",
  verifiedBefore: null,
});
identityContract("Firebase", () => firebase({ hidesEmails: false }), {
  unknown: "user-not-found",
  wrong: "wrong-password",
  verifiedBefore: "invalid-action-code",
});
identityContract(
  "Firebase with e-mail enumeration protection",
  () => firebase({ hidesEmails: true }),
  {
    unknown: "invalid-credential",
    wrong: "invalid-credential",
    verifiedBefore: "invalid-action-code",
  },
);

test("embedded: two tabs that register at once make one account", async () => {
  await using at = await embedded();
  const tabs = [device(at.product.origin), device(at.product.origin)];
  const tried = await Promise.allSettled(tabs.map((tab) => at.identityOn(tab).register(ana)));
  expect(tried.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await at.product.w.count("users")).toBe(1);
});

describe("Firebase by Google", () => {
  test("the first sign-in registers, and begins a trial; the next is the same person", async () => {
    await using at = await firebase({ hidesEmails: true });
    const { identity, signInByGoogle, viewer } = atGoogle(at);
    await signInByGoogle();
    expect(await identity.session()).toEqual({
      email: "bia@example.com",
      displayName: "Bia",
      emailVerified: true,
      hasPassword: false,
    });
    expect(await viewer()).toMatchObject({
      email: "bia@example.com",
      displayName: "Bia",
      isEmailVerified: true,
      subscription: { plan: "Gratuito", status: "TRIALING" },
    });
    await atGoogle(at).signInByGoogle();
    expect(await at.product.w.events()).toEqual(["user.registered"]);
  });

  test("an e-mail that has a password here must sign in with it first", async () => {
    await using at = await firebase({ hidesEmails: true });
    const owner = at.identityOn(device(at.product.origin));
    await owner.register({ ...ana, email: "bia@example.com" });
    await owner.verifyEmail(await at.code("verification", "bia@example.com"));
    await atGoogle(at).signInByGoogle();
    expect(await at.product.w.count("users")).toBe(1);
  });
});

/** The embedded accounts; emails lie where the product's mail would take them. */
async function embedded(): Promise<Installation> {
  const product = await serveIdentityApp();
  /** The code of the newest email to an address. */
  async function newest(email: string, mode: string): Promise<string> {
    await product.react();
    const sent = product.w.emails.findLast(({ to, button }) =>
      to === email && button?.link.includes(`mode=${mode}&`)
    );
    return new URL(sent!.button!.link).searchParams.get("oobCode")!;
  }
  const modes = {
    verification: "verifyEmail",
    emailChange: "verifyEmail",
    reset: "resetPassword",
  };
  return {
    product,
    identityOn: (device) => embeddedIdentity({ social: [], fetch: device.fetch as typeof fetch }),
    code: (kind, email) => newest(email, modes[kind]),
    async stolen(identity, { from, to }) {
      await identity.verifyEmail(await newest(from, "verifyEmail"));
      await identity.changeEmail({ email: to, password: PASSWORD });
      await identity.verifyEmail(await newest(to, "verifyEmail"));
      return await newest(from, "recoverEmail");
    },
    async bearer(_identity, { fetch }: Device) {
      const answer = await fetch("/api/auth/sign-in/email", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(ana),
      });
      return (await answer.json()).token;
    },
    [Symbol.asyncDispose]: () => product[Symbol.asyncDispose](),
  };
}

/** A project of the Auth emulator, without accounts. */
async function firebase({ hidesEmails }: { hidesEmails: boolean }): Promise<Installation> {
  await emulator.clear();
  await emulator.hideEmails(hidesEmails);
  const product = await serveIdentityApp(variablesOf(emulator));
  const kinds = {
    verification: "VERIFY_EMAIL",
    emailChange: "VERIFY_AND_CHANGE_EMAIL",
    reset: "PASSWORD_RESET",
  };
  return {
    product,
    identityOn: (device) =>
      firebaseIdentity(browserIdentityOf(emulator), {
        fetch: device.fetch as typeof fetch,
        persistence: inMemoryPersistence,
      }),
    code: (kind, email) => emulator.code(kinds[kind], email),
    async stolen(_identity, { from, to }) {
      // The emulator writes that email where an e-mail changes without one of its own.
      const { subject } = await product.w.db.selectFrom("identities").select("subject")
        .executeTakeFirstOrThrow();
      await emulator.update(subject, { email: to });
      return await emulator.code("RECOVER_EMAIL", from);
    },
    async bearer(identity) {
      return (await identity.idToken())!;
    },
    [Symbol.asyncDispose]: () => product[Symbol.asyncDispose](),
  };
}

/** A new device, on which Bia may sign in by Google without its pop-up: it is Google's own code. */
function atGoogle({ product, identityOn }: Installation) {
  const own = device(product.origin);
  const identity = identityOn(own);
  const auth = getAuth(getApps().at(-1)!); // the one that was just made
  const claims = { sub: "g-1", email: "bia@example.com", email_verified: true, name: "Bia" };
  const credential = GoogleAuthProvider.credential(JSON.stringify(claims));
  return {
    identity,
    viewer: own.viewer,
    async signInByGoogle() {
      await signInWithCredential(auth, credential);
      await identity.renewSession(); // opens the product's session, as there is none
    },
  };
}
