import type { Accounts } from "../../core/users/account/identity.ts";
import { codeOf, FIREBASE, type FirebaseAuth } from "./firebase_auth.ts";

/** The accounts that Firebase keeps: it tells no session of theirs from another. */
export function firebaseAccounts(firebase: FirebaseAuth): Accounts {
  /** Changes an account, unless it is gone; from then on it is asked for anew. */
  async function change(uid: string, made: (sdk: Sdk) => Promise<unknown>) {
    try {
      await made(await firebase.sdk());
    } catch (error) {
      if (codeOf(error) !== "auth/user-not-found") throw error;
    } finally {
      firebase.forget(uid);
    }
  }
  return {
    provider: FIREBASE,
    listSessions: () => Promise.resolve(null),
    // It ends all or none: whoever asks for all but one signs in again there, too.
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
