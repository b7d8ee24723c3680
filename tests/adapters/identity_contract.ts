import { describe, expect, test } from "vitest";
import { blockUser, unblockUser } from "../../server/core/users/administration/block_user.ts";
import { updateRole } from "../../server/core/users/administration/roles.ts";
import type { FailureCode, Identity } from "../../web/identity/identity.ts";
import { nextSecond } from "../support/identity/next_second.ts";
import { type Device, device, type IdentityApp } from "../support/identity/identity_app.ts";

/** The kinds of emails with a code. */
export type LetterKind = "verification" | "reset" | "emailChange";

/** A product with one provider of identity, and what the contract needs beyond the port. */
export type Installation = AsyncDisposable & {
  readonly product: IdentityApp;
  /** The port, as a page on that device has it. */
  readonly identityOn: (device: Device) => Identity;
  /** The code of the newest email of that kind to an address. */
  readonly code: (kind: LetterKind, email: string) => Promise<string>;
  /** Has the account's e-mail changed behind its owner's back; the code that takes it back. */
  readonly stolen: (identity: Identity, change: { from: string; to: string }) => Promise<string>;
  readonly bearer: (identity: Identity, device: Device) => Promise<string>;
};

/** What a provider may answer as it pleases. */
export type FailureCodes = {
  /** An unknown e-mail, or a wrong password: some providers hide which. */
  readonly unknown: FailureCode;
  readonly wrong: FailureCode;
  /** A code that verified an e-mail, brought again; null: it is verified, and all is well. */
  readonly verifiedBefore: FailureCode | null;
};

const PASSWORD = "uma senha boa";
const NEXT = "outra senha boa";
const ana = { email: "ana@example.com", password: PASSWORD, displayName: "Ana" };

/** What each provider of identity has to do, through the browser's port, against a served product. */
export function identityContract(
  name: string,
  open: () => Promise<Installation>,
  failures: FailureCodes,
) {
  /** A person's device, with the port on it. */
  const deviceAt = ({ product, identityOn }: Installation) => {
    const own = device(product.origin);
    return { ...own, device: own, identity: identityOn(own) };
  };
  async function registered(at: Installation) {
    const one = deviceAt(at);
    await one.identity.register(ana);
    return one;
  }

  describe(name, () => {
    test("a registration signs in, and begins a trial of seven days", async () => {
      await using at = await open();
      const { identity, viewer } = await registered(at);
      expect(await identity.session()).toEqual({
        email: ana.email,
        displayName: "Ana",
        emailVerified: false,
        hasPassword: true,
      });
      const seen = await viewer();
      expect(seen).toMatchObject({
        email: ana.email,
        displayName: "Ana",
        admin: false,
        isEmailVerified: false,
        subscription: { plan: "Gratuito", status: "TRIALING", messageCount: 0 },
      });
      const days = (Date.parse(seen.subscription.expiresAt) - Date.now()) / (24 * 3600 * 1000);
      expect(Math.round(days)).toBe(7);
    });

    test("every cause of a refusal has its own code", async () => {
      await using at = await open();
      await registered(at);
      const { identity, viewer } = deviceAt(at);
      const bia = { ...ana, email: "bia@example.com" };
      const causes: readonly [() => Promise<unknown>, FailureCode][] = [
        [() => identity.signIn({ ...ana, email: "ninguem@example.com" }), failures.unknown],
        [() => identity.signIn({ ...ana, password: "errada demais" }), failures.wrong],
        [() => identity.signIn({ ...ana, email: "isto não é" }), "invalid-email"],
        [() => identity.register({ ...bia, email: "isto não é" }), "invalid-email"],
        [() => identity.register({ ...bia, password: "12345" }), "weak-password"],
        [() => identity.register(ana), "email-already-in-use"],
        [() => identity.register({ ...ana, email: "Ana@Example.com" }), "email-already-in-use"],
        [() => identity.verifyEmail("inventado"), "invalid-action-code"],
        [() => identity.checkReset("inventado"), "invalid-action-code"],
        [() => identity.resetPassword("inventado", NEXT), "invalid-action-code"],
        [() => identity.recoverEmail("inventado"), "invalid-action-code"],
        [() => identity.sendVerification(), "requires-recent-login"],
        [() => identity.changePassword({ current: PASSWORD, next: NEXT }), "requires-recent-login"],
      ];
      for (const [cause, code] of causes) await expect(cause()).rejects.toMatchObject({ code });
      expect(await viewer()).toBeNull();
      expect(await at.product.w.count("users")).toBe(1);
    });

    test("after signing out there is no person; signing in again gives the same person", async () => {
      await using at = await open();
      const { identity, viewer } = await registered(at);
      await identity.signOut();
      expect([await identity.session(), await viewer()]).toEqual([null, null]);
      expect(await identity.idToken()).toBeNull();
      await identity.signOut(); // twice is no error
      await identity.signIn(ana);
      expect(await viewer()).toMatchObject({ email: ana.email });
      expect(await at.product.w.count("users")).toBe(1);
    });

    test("one account is one person, even if every tab makes its first request at once", async () => {
      await using at = await open();
      const { viewer } = await registered(at);
      const { w } = at.product;
      await w.db.deleteFrom("users").execute(); // as if the process had died in between
      const tabs = [deviceAt(at), deviceAt(at)];
      await Promise.all([
        ...Array.from({ length: 6 }, () => viewer()),
        ...tabs.map(({ identity }) => identity.signIn(ana)),
      ]);
      for (const seenBy of [viewer, ...tabs.map(({ viewer }) => viewer)]) {
        expect(await seenBy()).toMatchObject({ email: ana.email });
      }
      expect([await w.count("users"), await w.count("bot_settings")]).toEqual([1, 1]);
    });

    test("an e-mail is verified by the email's code, once", async () => {
      await using at = await open();
      const { identity, viewer } = await registered(at);
      await identity.sendVerification();
      const code = await at.code("verification", ana.email);
      await identity.verifyEmail(code);
      expect((await identity.session())?.emailVerified).toBe(true);
      await expect.poll(async () => (await viewer()).isEmailVerified).toBe(true);
      const again = await identity.verifyEmail(code).then(() => null, ({ code }) => code);
      expect(again).toBe(failures.verifiedBefore);
    });

    test("a forgotten password is reset by the email's code, once", async () => {
      await using at = await open();
      await registered(at);
      const { identity, viewer } = deviceAt(at);
      await identity.sendReset("ninguem@example.com"); // does not reveal who has an account
      await identity.sendReset(ana.email);
      const code = await at.code("reset", ana.email);
      expect(await identity.checkReset(code)).toEqual({ email: ana.email });
      await expect(identity.resetPassword(code, "123")).rejects.toMatchObject({
        code: "weak-password",
      });
      await identity.resetPassword(code, NEXT);
      for (
        const again of [() => identity.checkReset(code), () => identity.resetPassword(code, NEXT)]
      ) {
        await expect(again()).rejects.toMatchObject({ code: "invalid-action-code" });
      }
      await expect(identity.signIn(ana)).rejects.toMatchObject({ code: failures.wrong });
      await nextSecond();
      await identity.signIn({ ...ana, password: NEXT });
      expect(await viewer()).toMatchObject({ email: ana.email });
    });

    test("a new password needs the old one, keeps this session and ends the others", async () => {
      await using at = await open();
      const [here, there] = [await registered(at), deviceAt(at)];
      await there.identity.signIn(ana);
      expect(await there.viewer()).not.toBeNull();
      await nextSecond();
      const change = (current: string, next: string) =>
        here.identity.changePassword({ current, next });
      await expect(change("errada demais", NEXT)).rejects.toMatchObject({ code: "wrong-password" });
      await expect(change(PASSWORD, "123")).rejects.toMatchObject({ code: "weak-password" });
      await change(PASSWORD, NEXT);
      expect(await here.viewer()).toMatchObject({ email: ana.email });
      await expect.poll(() => there.viewer()).toBeNull();
      await there.identity.signOut();
      await there.identity.signIn({ ...ana, password: NEXT });
      expect(await there.viewer()).not.toBeNull();
    });

    test("a new e-mail takes effect once its email is confirmed, and is verified", async () => {
      await using at = await open();
      const { identity, viewer } = await registered(at);
      const bia = "bia@example.com";
      await expect(identity.changeEmail({ email: bia, password: "errada demais" })).rejects
        .toMatchObject({ code: "wrong-password" });
      await identity.changeEmail({ email: bia, password: PASSWORD });
      expect((await viewer()).email).toBe(ana.email);
      await identity.verifyEmail(await at.code("emailChange", bia));
      await identity.signOut();
      await expect(identity.signIn(ana)).rejects.toMatchObject({ code: failures.unknown });
      await nextSecond();
      await identity.signIn({ ...ana, email: bia });
      expect(await viewer()).toMatchObject({ email: bia, isEmailVerified: true });
      expect(await at.product.w.count("users")).toBe(1);
    });

    test("an e-mail that another person changed is taken back, once", async () => {
      await using at = await open();
      const { identity } = await registered(at);
      const code = await at.stolen(identity, { from: ana.email, to: "mal@example.com" });
      const owner = deviceAt(at);
      expect(await owner.identity.recoverEmail(code)).toEqual({ email: ana.email });
      await expect(owner.identity.recoverEmail(code)).rejects.toMatchObject({
        code: "invalid-action-code",
      });
      await owner.identity.sendReset(ana.email); // the other person knows the password, too
      await owner.identity.resetPassword(await at.code("reset", ana.email), NEXT);
      await nextSecond();
      await owner.identity.signIn({ ...ana, password: NEXT });
      expect(await owner.viewer()).toMatchObject({ email: ana.email });
    });

    test("a program uses a token, and a token becomes a session by cookie", async () => {
      await using at = await open();
      const one = await registered(at);
      const token = await at.bearer(one.identity, one.device);
      const program = device(at.product.origin);
      const authorization = `Bearer ${token}`;
      expect(await program.viewer({ authorization })).toMatchObject({ email: ana.email });
      expect(await program.viewer({ authorization: `${authorization}x` })).toBeNull();
      expect((await program.login("inventado")).status).toBe(401);
      const opened = await program.login(token);
      expect(opened.status).toBe(200);
      expect(opened.headers.getSetCookie().join()).toMatch(/HttpOnly/i);
      expect(opened.headers.getSetCookie().join()).toMatch(/SameSite=Lax/i);
      expect(await program.viewer()).toMatchObject({ email: ana.email });
    });

    test("a new role ends the sessions, and applies in the next", async () => {
      await using at = await open();
      const { identity, viewer } = await registered(at);
      const { admin, userId } = await overlookedBy(at);
      for (const role of ["admin", "user"] as const) {
        await nextSecond();
        await updateRole(admin(), { userId, role });
        expect(await viewer()).toBeNull(); // at the next request, before any reaction
        await at.product.react();
        await identity.signOut();
        await identity.signIn(ana);
        expect((await viewer()).admin).toBe(role === "admin");
      }
    });

    test("a blocked person is signed out at once, until they are unblocked", async () => {
      await using at = await open();
      const { identity, viewer } = await registered(at);
      const { admin, userId } = await overlookedBy(at);
      await blockUser(admin(), { userId, reason: "Envios que ninguém pediu." });
      expect(await viewer()).toBeNull();
      for (const isToldToProvider of [false, true]) {
        if (isToldToProvider) await at.product.react();
        await identity.signOut();
        await nextSecond();
        await expect(identity.signIn(ana)).rejects.toMatchObject({ code: "user-disabled" });
        expect(await viewer()).toBeNull();
      }
      await unblockUser(admin(), { userId });
      await at.product.react();
      await nextSecond();
      await identity.signIn(ana);
      expect(await viewer()).toMatchObject({ email: ana.email });
    });

    test("the provider ends sessions and removes accounts, once or twice alike", async () => {
      await using at = await open();
      const one = await registered(at);
      const { accounts, identity: provider, w } = at.product;
      const { subject } = await w.db.selectFrom("identities").select("subject")
        .executeTakeFirstOrThrow();
      const cookie = [...one.cookies].map((cookie) => cookie.join("=")).join("; ");
      const who = () => provider.identify(new Headers({ cookie }));
      expect(await who()).toMatchObject({ provider: accounts.provider, subject, isSocial: false });
      await nextSecond();
      for (const _ of ["once", "twice"]) await accounts.endSessions(subject);
      expect(await who()).toBeNull();
      for (const _ of ["once", "twice"]) await accounts.remove(subject);
      await expect(deviceAt(at).identity.signIn(ana)).rejects.toMatchObject({
        code: failures.unknown,
      });
    });
  });
}

/** An admin of this product, and the one person besides. */
async function overlookedBy({ product: { w, contextOf } }: Installation) {
  const { id: userId } = await w.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const rute = await w.admin();
  return { userId, admin: () => contextOf(rute.ctx().viewer) };
}
