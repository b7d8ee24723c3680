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
import {
  type FirebaseConfig,
  type Identity,
  IdentityFailure,
  type SocialProvider,
} from "./identity.ts";
import { renewals } from "./session_renewals.ts";

type Options = {
  readonly fetch?: Fetch;
  /** Where the sign-in is stored; by default in the browser, shared by its tabs. */
  readonly persistence?: Persistence;
  /** Called when the sign-in ends other than by `signOut` here: in another tab, or revoked. */
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
export function firebaseIdentity(
  config: FirebaseConfig,
  { fetch: send = (...args) => fetch(...args), persistence, onSignedOut }: Options = {},
): Identity {
  const { emulator, social, apiKey, authDomain, projectId } = config;
  // An app of its own if the sign-in is kept in memory; otherwise all tabs share one.
  const name = persistence && crypto.randomUUID();
  // On the sign-in screens the resolver's frame is loaded before the press: phones and Safari block a
  // pop-up that waits for it. On other screens nothing of Google's is loaded.
  const isSigningIn = !persistence && social.length > 0 &&
    location.pathname.startsWith(`${paths.auth}/`);
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }, name), {
    persistence: persistence ?? [indexedDBLocalPersistence, browserLocalPersistence],
    ...isSigningIn && { popupRedirectResolver: browserPopupRedirectResolver },
  });
  auth.languageCode = "pt-BR";
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  const cookie = renewals(() => persistence ? null : localStorage);

  let isSigningOut = false;
  let wasSignedIn = false;
  onAuthStateChanged(auth, (user) => {
    if (wasSignedIn && !user && !isSigningOut) onSignedOut?.();
    wasSignedIn = user !== null;
  });
  async function signOutHere() {
    isSigningOut = true;
    await signOut(auth).finally(() => isSigningOut = false);
  }

  const currentUser = async () => {
    await auth.authStateReady();
    return auth.currentUser;
  };
  const requireUser = async (): Promise<User> => {
    const user = await currentUser();
    if (!user) throw new IdentityFailure("requires-recent-login");
    return user;
  };

  /** Opens the product's session; signs out of Firebase if the product refuses the person. */
  async function openFor(user: User, isTokenOld = true) {
    try {
      await openSession(send, await user.getIdToken(isTokenOld));
      cookie.renewed();
    } catch (error) {
      const failure = toIdentityFailure(error);
      if (["user-disabled", "requires-recent-login"].includes(failure.code)) await signOutHere();
      throw failure;
    }
  }

  async function reauthenticate(password: string): Promise<User> {
    const user = await requireUser();
    const credential = EmailAuthProvider.credential(user.email ?? "", password);
    await reauthenticateWithCredential(user, credential).catch((error) => {
      const { code } = toIdentityFailure(error);
      // The e-mail is that of the signed-in person, so only the password can be wrong.
      throw new IdentityFailure(code === "invalid-credential" ? "wrong-password" : code);
    });
    return user;
  }

  return {
    social,
    session: safely(async () => {
      const user = await currentUser();
      return user && {
        email: user.email ?? "",
        displayName: user.displayName ?? "",
        emailVerified: user.emailVerified,
        hasPassword: user.providerData.some(({ providerId }) => providerId === "password"),
      };
    }),
    signIn: safely(async ({ email, password }) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      await openFor(user, false);
    }),
    register: safely(async ({ email, password, displayName }) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      // The account exists even if the name or the email fails.
      await updateProfile(user, { displayName }).catch(() => {});
      await openFor(user);
      await sendEmailVerification(user).catch(() => {});
    }),
    signInWith: safely(async (provider) => {
      const popup = signInWithPopup(auth, providers[provider](), browserPopupRedirectResolver);
      await openFor((await popup).user, false);
    }),
    signOut: safely(async () => {
      await endSession(send); // first: if it fails, nothing has changed
      await signOutHere();
    }),
    renewSession: safely(async () => {
      const user = await currentUser();
      if (user && cookie.isOld()) await openFor(user);
    }),
    idToken: safely(async () => await (await currentUser())?.getIdToken(true) ?? null),

    sendVerification: safely(async () => await sendEmailVerification(await requireUser())),
    verifyEmail: safely(async (code) => {
      await applyActionCode(auth, code);
      const user = await currentUser();
      if (!user) return;
      // The next token tells the server of it. A changed e-mail ends the sign-in.
      await user.reload().then(() => openFor(user)).catch(() => {});
    }),
    sendReset: safely((email) =>
      sendPasswordResetEmail(auth, email).catch((error) => {
        // Does not reveal who has an account.
        if (toIdentityFailure(error).code !== "user-not-found") throw error;
      })
    ),
    checkReset: safely(async (code) => ({ email: await verifyPasswordResetCode(auth, code) })),
    resetPassword: safely((code, password) => confirmPasswordReset(auth, code, password)),
    recoverEmail: safely(async (code) => {
      const { data } = await checkActionCode(auth, code);
      await applyActionCode(auth, code);
      return { email: data.email ?? "" };
    }),
    changePassword: safely(async ({ current, next }) => {
      const user = await reauthenticate(current);
      await updatePassword(user, next);
      await openFor(user); // a new password ends the other sessions
    }),
    changeEmail: safely(async ({ email, password }) =>
      await verifyBeforeUpdateEmail(await reauthenticate(password), email)
    ),
  };
}

/** Wraps a function so that it throws `IdentityFailure`. */
const safely =
  <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    try {
      return await run(...args);
    } catch (error) {
      throw toIdentityFailure(error);
    }
  };
