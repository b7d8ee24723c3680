/** The prefix of the emulator's own projects: their requests never reach Google. */
export const PROJECT = "demo-garimpo";

/** The product's configuration, so that its people are the emulator's. */
export const variablesOf = ({ host }: Emulator) => ({
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: "any-key",
  FIREBASE_SOCIAL: "google,apple",
  FIREBASE_AUTH_EMULATOR_HOST: host,
});

/** The configuration that the page would get. */
export const browserIdentityOf = (emulator: Emulator) => ({
  provider: "firebase" as const,
  social: ["google", "apple"] as const,
  projectId: PROJECT,
  apiKey: "any-key",
  authDomain: `${PROJECT}.firebaseapp.com`,
  emulator: emulator.origin,
});

export type Emulator = Awaited<ReturnType<typeof authEmulator>>;

type CodeEmail = { email: string; newEmail?: string; requestType: string; oobCode: string };
type Tokens = { idToken: string; refreshToken: string; localId: string };

/** The Auth emulator in its own process; disposable. The gate installs it. */
export async function authEmulator() {
  const folder = "tests/support/firebase";
  const flags = ["--cached-only", "--frozen", "--config", `${folder}/deno.json`];
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", ...flags, `${folder}/auth_emulator.ts`, PROJECT],
    stdin: "piped", // it ends when this pipe closes
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const host = await addressIn(child.stdout);
  const origin = `http://${host}`;

  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const headers = {
      "content-type": "application/json",
      ...!path.includes("?key=") && { authorization: "Bearer owner" }, // with a key, the request is a page's
    };
    const sent = body && { body: JSON.stringify(body) };
    const answer = await fetch(`${origin}/${path}`, { method, headers, ...sent });
    const json = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return json;
  }
  const toolkit = `identitytoolkit.googleapis.com/v1`;
  const own = `emulator/v1/projects/${PROJECT}`;

  return {
    /** Host and port, as `FIREBASE_AUTH_EMULATOR_HOST` takes it. */
    host,
    origin,
    /** Forgets everybody. */
    clear: () => call("DELETE", `${own}/accounts`),
    /** E-mail enumeration protection: whether one answer hides which of e-mail and password was wrong. */
    hideEmails: (isHidden: boolean) =>
      call("PATCH", `${own}/config`, {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: isHidden },
      }),
    /** The code of the newest email of that kind to `email`: VERIFY_EMAIL, PASSWORD_RESET, … */
    async code(kind: string, email: string): Promise<string> {
      const { oobCodes } = await call<{ oobCodes: CodeEmail[] }>("GET", `${own}/oobCodes`);
      const codeEmail = oobCodes.findLast((one) =>
        one.requestType === kind && [one.email, one.newEmail].includes(email)
      );
      if (!codeEmail) throw new Error(`no ${kind} to ${email}`);
      return codeEmail.oobCode;
    },
    /** Registers a person, as a page's SDK would. */
    signUp: (email: string, password: string, displayName?: string) =>
      call<Tokens>("POST", `${toolkit}/accounts:signUp?key=any`, {
        email,
        password,
        displayName,
        returnSecureToken: true,
      }),
    signUpAnonymously: () =>
      call<Tokens>("POST", `${toolkit}/accounts:signUp?key=any`, { returnSecureToken: true }),
    signIn: (email: string, password: string) =>
      call<Tokens>("POST", `${toolkit}/accounts:signInWithPassword?key=any`, {
        email,
        password,
        returnSecureToken: true,
      }),
    /** Signs in by a provider, whose word the emulator takes unsigned. */
    signInWith: (providerId: string, claims: { sub: string; email: string; name?: string }) =>
      call<Tokens>("POST", `${toolkit}/accounts:signInWithIdp?key=any`, {
        postBody: `providerId=${providerId}&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
        requestUri: "http://localhost",
        returnSecureToken: true,
        returnIdpCredential: true,
      }),
    /** Changes an account as an operator in Firebase's console would. */
    update: (localId: string, change: object) =>
      call("POST", `${toolkit}/projects/${PROJECT}/accounts:update`, { localId, ...change }),
    lookUp: (localId: string) =>
      call<{ users: { customAttributes?: string }[] }>(
        "POST",
        `${toolkit}/projects/${PROJECT}/accounts:lookup`,
        { localId: [localId] },
      ),
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await child.status;
    },
  };
}

async function addressIn(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  let said = "";
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    said += text;
    const host = /listening on (\S+:\d+)\s/.exec(said)?.[1];
    if (host) return host;
  }
  throw new Error("the Auth emulator did not start: `deno task emulator` installs it");
}
