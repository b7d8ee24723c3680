import type { Accounts } from "../../core/users/account/identity.ts";
import { codeOf, FIREBASE, type FirebaseAuth } from "./firebase_auth.ts";

/** The accounts at Firebase, which does not list sessions. */
export function firebaseAccounts(firebase: FirebaseAuth): Accounts {
  /** Changes an account, if it exists, and drops it from the cache. */
  async function change(uid: string, call: (sdk: Sdk) => Promise<unknown>) {
    try {
      await call(await firebase.sdk());
    } catch (error) {
      if (codeOf(error) !== "auth/user-not-found") throw error;
    } finally {
      firebase.forget(uid);
    }
  }
  return {
    provider: FIREBASE,
    listSessions: () => Promise.resolve(null),
    // Firebase ends all sessions or none: `except` is ended, too.
    endSession: () => Promise.resolve(),
    endSessions: (uid) => change(uid, (sdk) => sdk.revokeRefreshTokens(uid)),
    setAdmin: (uid, isAdmin) =>
      change(uid, async (sdk) => {
        const { customClaims } = await sdk.getUser(uid);
        const { admin: _, ...others } = customClaims ?? {};
        await sdk.setCustomUserClaims(uid, isAdmin ? { ...others, admin: true } : others);
      }),
    setBlocked: (uid, isBlocked) =>
      change(uid, (sdk) => sdk.updateUser(uid, { disabled: isBlocked })),
    remove: (uid) => change(uid, (sdk) => sdk.deleteUser(uid)),
  };
}

type Sdk = Awaited<ReturnType<FirebaseAuth["sdk"]>>;
