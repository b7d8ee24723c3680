import { initializeApp } from "firebase/app";
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  OAuthProvider,
  onAuthStateChanged,
  type Persistence,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
  type User,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from "firebase/auth";
import { paths } from "../paths.ts";
import { endSession, type Fetch, openSession } from "./server_api.ts";
import { toIdentityFailure } from "./failures.ts";
import { type Identity, IdentityFailure, type SocialProvider } from "./identity.ts";
import { renewals } from "./session_renewals.ts";

export type FirebaseConfig = {
  readonly social: readonly SocialProvider[];
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** Origin of the Auth emulator; null: Google's own. */
  readonly emulator: string | null;
};

type Options = {
  readonly fetch?: Fetch;
  /** Where the sign-in is kept; absent: in the browser, beyond the tab. */
  readonly persistence?: Persistence;
  /** Called when the sign-in ended otherwise than by `signOut` here: in another tab, or revoked. */
  readonly onSignedOut?: () => void;
};

const providers: Record<SocialProvider, () => GoogleAuthProvider | OAuthProvider> = {
  google: () => new GoogleAuthProvider(),
  apple: () => {
    const apple = new OAuthProvider("apple.com");
    apple.addScope("email");
    apple.addScope("name");
    return apple;
  },
};

/** Firebase Authentication in the page; each sign-in also opens the product's session by cookie. */
export function firebaseIdentity(config: FirebaseConfig, options: Options = {}): Identity {
  const send: Fetch = options.fetch ?? ((...asked) => fetch(...asked));
  const { persistence } = options;
  const { apiKey, authDomain, projectId } = config;
  // One of its own where the sign-in is kept in memory: in a browser all tabs share the same.
  const name = persistence && crypto.randomUUID();
  // On phones and in Safari its frame is then there before the press: one that loads in between has
  // the pop-up blocked. Elsewhere than where one signs in, nothing of Google's is loaded unasked.
  const mayPopUp = !persistence && config.social.length > 0 &&
    location.pathname.startsWith(`${paths.auth}/`);
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }, name), {
    persistence: persistence ?? [indexedDBLocalPersistence, browserLocalPersistence],
    ...mayPopUp && { popupRedirectResolver: browserPopupRedirectResolver },
  });
  auth.languageCode = "pt-BR";
  if (config.emulator) connectAuthEmulator(auth, config.emulator, { disableWarnings: true });
  const cookie = renewals(() => persistence ? null : localStorage);

  let isOurs = false;
  let wasIn = false;
  onAuthStateChanged(auth, (user) => {
    if (wasIn && !user && !isOurs) options.onSignedOut?.();
    wasIn = user !== null;
  });
  async function leave() {
    isOurs = true;
    await signOut(auth).finally(() => isOurs = false);
  }

  const whoever = async () => {
    await auth.authStateReady();
    return auth.currentUser;
  };
  const person = async (): Promise<User> => {
    const user = await whoever();
    if (!user) throw new IdentityFailure("requires-recent-login");
    return user;
  };

  /** The product's session for them; whom it refuses is signed in nowhere. */
  async function open(user: User, isTokenOld = true) {
    try {
      await openSession(send, await user.getIdToken(isTokenOld));
      cookie.renewed();
    } catch (error) {
      const failure = toIdentityFailure(error);
      if (["user-disabled", "requires-recent-login"].includes(failure.code)) await leave();
      throw failure;
    }
  }

  async function proven(password: string): Promise<User> {
    const user = await person();
    const credential = EmailAuthProvider.credential(user.email ?? "", password);
    await reauthenticateWithCredential(user, credential).catch((error) => {
      const { code } = toIdentityFailure(error);
      // Whose password it is stands fast: only the password can be wrong.
      throw new IdentityFailure(code === "invalid-credential" ? "wrong-password" : code);
    });
    return user;
  }

  return {
    social: config.social,
    session: safely(async () => {
      const user = await whoever();
      return user && {
        email: user.email ?? "",
        displayName: user.displayName ?? "",
        emailVerified: user.emailVerified,
        hasPassword: user.providerData.some(({ providerId }) => providerId === "password"),
      };
    }),
    signIn: safely(async ({ email, password }) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      await open(user, false);
    }),
    register: safely(async ({ email, password, displayName }) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      // Without the name, and without the email, there is an account all the same.
      await updateProfile(user, { displayName }).catch(() => {});
      await open(user);
      await sendEmailVerification(user).catch(() => {});
    }),
    signInWith: safely(async (provider) => {
      const popup = signInWithPopup(auth, providers[provider](), browserPopupRedirectResolver);
      await open((await popup).user, false);
    }),
    signOut: safely(async () => {
      await endSession(send); // first, as it can fail: then nothing has changed
      await leave();
    }),
    renewSession: safely(async () => {
      const user = await whoever();
      if (user && cookie.isOld()) await open(user);
    }),
    idToken: safely(async () => await (await whoever())?.getIdToken(true) ?? null),

    sendVerification: safely(async () => await sendEmailVerification(await person())),
    verifyEmail: safely(async (code) => {
      await applyActionCode(auth, code);
      const user = await whoever();
      if (!user) return;
      // The server hears of it by the next token. A changed e-mail ends the sign-in.
      await user.reload().then(() => open(user)).catch(() => {});
    }),
    sendReset: safely(async (email) => {
      await sendPasswordResetEmail(auth, email).catch((error) => {
        // Who has an account is nobody else's business.
        if (toIdentityFailure(error).code !== "user-not-found") throw error;
      });
    }),
    checkReset: safely(async (code) => ({ email: await verifyPasswordResetCode(auth, code) })),
    resetPassword: safely(async (code, password) => {
      await confirmPasswordReset(auth, code, password);
    }),
    recoverEmail: safely(async (code) => {
      const { data } = await checkActionCode(auth, code);
      await applyActionCode(auth, code);
      return { email: data.email ?? "" };
    }),
    changePassword: safely(async ({ current, next }) => {
      const user = await proven(current);
      await updatePassword(user, next);
      await open(user); // a new password ends the sessions of before
    }),
    changeEmail: safely(async ({ email, password }) => {
      await verifyBeforeUpdateEmail(await proven(password), email);
    }),
  };
}

/** The same, failing in the port's words. */
const safely =
  <Asked extends unknown[], Answer>(run: (...asked: Asked) => Promise<Answer>) =>
  async (...asked: Asked): Promise<Answer> => {
    try {
      return await run(...asked);
    } catch (error) {
      throw toIdentityFailure(error);
    }
  };
