import { exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from "jose";

/** A person's claims at Google or Apple. */
export type VendorPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly name?: string;
};

/** What the vendor does wrong, once: to the token's claims, to its signature, or to the whole answer. */
type Wrong =
  | { readonly claims: Readonly<Record<string, unknown>> }
  | { readonly signedByAnother: true }
  | { readonly status: number; readonly body: string };

type Asked = { readonly query: URLSearchParams; readonly person: VendorPerson };

export const googleKeys = { clientId: "google-client", clientSecret: "google-secret" };

/** The `.p8` that Apple gave out, and what Apple kept. */
const appleKey = await generateKeyPair("ES256", { extractable: true });
export const appleKeys = {
  clientId: "br.example.garimpo",
  teamId: "TEAM123456",
  keyId: "KEY1234567",
  privateKey: pem(await crypto.subtle.exportKey("pkcs8", appleKey.privateKey), "PRIVATE KEY"),
};

const APPLE = "https://appleid.apple.com";

/** A stand-in for Google's and Apple's sign-in on this machine: their page, their tokens, their keys. */
export async function socialVendorsStandin() {
  const signing = await generateKeyPair("RS256");
  const another = await generateKeyPair("RS256");
  const jwk = { ...await exportJWK(signing.publicKey), kid: "today", alg: "RS256", use: "sig" };
  const codes = new Map<string, Asked>();
  const wrongs: Wrong[] = [];
  const refused: string[] = [];
  let person: VendorPerson | null = null;

  /** What a vendor's page answers the browser with, once the person has said yes, or no. */
  function decide(query: URLSearchParams): Record<string, string> {
    const state = query.get("state") ?? "";
    if (!person) return { error: "access_denied", state };
    const code = crypto.randomUUID();
    codes.set(code, { query, person });
    return { code, state };
  }

  async function tokenOf(form: URLSearchParams, isApple: boolean): Promise<Response> {
    const authorization = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const problem = authorization && await problemWith(form, authorization.query, isApple);
    if (!authorization || problem) {
      refused.push(problem ?? "code");
      return Response.json({ error: "invalid_grant" }, { status: 400 });
    }
    const wrong = wrongs.shift();
    if (wrong && "status" in wrong) return new Response(wrong.body, { status: wrong.status });
    const { query, person: { name, ...said } } = authorization;
    const claims: JWTPayload = {
      iss: isApple ? APPLE : "https://accounts.google.com",
      aud: query.get("client_id")!,
      nonce: query.get("nonce"),
      exp: Math.floor(Date.now() / 1000) + 600,
      ...said,
      ...!isApple && { name }, // Apple's page sends it, and no token
      ...wrong && "claims" in wrong && wrong.claims,
    };
    const key = wrong && "signedByAnother" in wrong ? another.privateKey : signing.privateKey;
    const id_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "today" }).sign(key);
    return Response.json({ access_token: "access", token_type: "Bearer", id_token });
  }

  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isApple = request.headers.get("host") === "appleid.apple.com" ||
      pathname.startsWith("/auth/");
    if (/\/(certs|keys)$/.test(pathname)) return Response.json({ keys: [jwk] });
    if (/\/token$/.test(pathname)) {
      return await tokenOf(new URLSearchParams(await request.text()), isApple);
    }
    const back = new URL(searchParams.get("redirect_uri")!);
    const said = decide(searchParams);
    if (!isApple) {
      back.search = new URLSearchParams(said).toString();
      return new Response(null, { status: 302, headers: { location: back.href } });
    }
    const fields = Object.entries({ ...said, ...appleUser() });
    const inputs = fields.map(([name, value]) =>
      `<input type=hidden name="${name}" value="${value.replaceAll('"', "&quot;")}">`
    );
    const form = `<form method=post action="${back.href}">${inputs.join("")}</form>`;
    return new Response(`${form}<script>document.forms[0].submit()</script>`, {
      headers: { "content-type": "text/html" },
    });
  });

  const origin = `http://127.0.0.1:${server.addr.port}`;
  const appleUser = (): Record<string, string> => {
    const [firstName, lastName] = person?.name?.split(" ") ?? [];
    return firstName ? { user: JSON.stringify({ name: { firstName, lastName } }) } : {};
  };

  return {
    origin,
    /** `OUTBOUND_STANDINS` that sends the product's requests to the vendors here. */
    standins: ["oauth2.googleapis.com", "www.googleapis.com", "appleid.apple.com"]
      .map((host) => `${host}=${origin}`).join(","),
    /** Sets who signs in on the vendor's page; null: they decline. */
    signsIn: (who: VendorPerson | null) => void (person = who),
    /** What the page at `url` of a vendor sends the browser back with: a query, or Apple's form. */
    answerTo(url: URL): URLSearchParams {
      const more = url.host === "appleid.apple.com" ? appleUser() : {};
      return new URLSearchParams({ ...decide(url.searchParams), ...more });
    },
    /** The next token is wrong in this way. */
    failNext: (wrong: Wrong) => void wrongs.push(wrong),
    /** Why tokens were refused. */
    refused,
    goAway: () => server.shutdown(),
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** What of a product's question a vendor would refuse; undefined: nothing. */
async function problemWith(form: URLSearchParams, query: URLSearchParams, isApple: boolean) {
  if (form.get("grant_type") !== "authorization_code") return "grant_type";
  for (const name of ["client_id", "redirect_uri"]) {
    if (form.get(name) !== query.get(name)) return name;
  }
  const secret = form.get("client_secret") ?? "";
  if (isApple) return await isOfApple(secret) ? undefined : "client_secret";
  if (secret !== googleKeys.clientSecret) return "client_secret";
  const challenge = await s256(form.get("code_verifier") ?? "");
  return challenge === query.get("code_challenge") ? undefined : "code_verifier";
}

/** Source: Apple, "Creating a client secret". */
async function isOfApple(secret: string): Promise<boolean> {
  const { clientId: subject, teamId: issuer, keyId } = appleKeys;
  const checks = { subject, issuer, audience: APPLE, algorithms: ["ES256"], maxTokenAge: "1h" };
  const known = await jwtVerify(secret, appleKey.publicKey, checks).catch(() => null);
  return known?.protectedHeader.kid === keyId;
}

async function s256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).toBase64({ alphabet: "base64url", omitPadding: true });
}

function pem(bytes: ArrayBuffer, label: string): string {
  const lines = new Uint8Array(bytes).toBase64().match(/.{1,64}/g)!.join("\n");
  return `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----`;
}
