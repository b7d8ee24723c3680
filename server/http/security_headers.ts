/** On every response. */
const always = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
};

/** Placeholders of a response's own inline scripts and styles. */
const OWN_SCRIPTS = "OWN_SCRIPTS";
const OWN_STYLES = "OWN_STYLES";
/** Placeholders of the origins that the configuration adds. */
const OWN_CONNECTIONS = "OWN_CONNECTIONS";
const OWN_FRAMES = "OWN_FRAMES";

const nothing = {
  "default-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/** What a page of ours may load and run: its own code only. */
const ours = {
  ...nothing,
  "script-src": `'self' ${OWN_SCRIPTS}`,
  "style-src": `'self' ${OWN_STYLES}`,
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "form-action": "'self'",
};

/** The content policy of each kind of response. What is allowed beyond `ours` is named here. */
const policies = {
  /** JSON, files, errors: nothing in it runs. */
  data: nothing,
  /** The app; products' images come from the shops, by https. */
  app: { ...ours, "img-src": "'self' https: data:", "media-src": "'self'", "frame-src": "'self'" },
  /**
   * The same where people sign in by Firebase: Google's script that opens its pop-up, its services,
   * and the project's own page in a frame. Source: Firebase's "Authenticate with Google".
   */
  appWithFirebase: {
    ...ours,
    "media-src": "'self'",
    "img-src": "'self' https: data:",
    "script-src": `'self' ${OWN_SCRIPTS} https://apis.google.com`,
    "connect-src":
      `'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com ${OWN_CONNECTIONS}`,
    "frame-src": `'self' ${OWN_FRAMES}`,
  },
  /** Pages that the server renders, error pages included. */
  page: { ...ours, "img-src": "'self'" },
  /** A short link's page; its password form leads to the link's target, in any shop. */
  link: { ...ours, "img-src": "'self'", "form-action": "'self' https: http:" },
  /** The home page and stores, which show products' pictures from the shops. */
  home: { ...ours, "img-src": "'self' https:" },
  /** A store before it is published, in a frame of its person's own editor. */
  preview: { ...ours, "img-src": "'self' https:", "frame-ancestors": "'self'" },
  /** An email's example: its styles are inline, as mail programs need them, and nothing else runs. */
  email: { ...nothing, "style-src": "'unsafe-inline'" },
  /** The service worker, which fetches our own files. */
  worker: { ...nothing, "script-src": "'self'", "connect-src": "'self'" },
  /** The page that tries operations: its editor makes styles at run time, and has its own icons. */
  graphiql: {
    ...ours,
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self' data:",
  },
} satisfies Record<string, Readonly<Record<string, string>>>;

export type ResponseKind = keyof typeof policies;

/** The sources of a response's inline code (a nonce or hashes), and origins by configuration. */
export type OwnCode = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly connections?: readonly string[];
  readonly frames?: readonly string[];
};

const written = Object.fromEntries(
  Object.entries(policies).map(([kind, policy]) => [
    kind,
    Object.entries(policy).map(([directive, sources]) => `${directive} ${sources}`).join("; "),
  ]),
) as Record<ResponseKind, string>;

/** Returns every security header of a response of that kind. */
export function securityHeaders(
  kind: ResponseKind,
  own: OwnCode = { scripts: [], styles: [] },
): Readonly<Record<string, string>> {
  const policy = written[kind].replace(OWN_SCRIPTS, own.scripts.join(" "))
    .replace(OWN_STYLES, own.styles.join(" "))
    .replace(OWN_CONNECTIONS, (own.connections ?? []).join(" "))
    .replace(OWN_FRAMES, (own.frames ?? []).join(" "));
  const framed = kind === "preview" ? { "x-frame-options": "SAMEORIGIN" } : {};
  return { ...always, ...framed, "content-security-policy": policy };
}

const ofData = Object.entries(securityHeaders("data"));

/** Adds the request's id, and the headers of data where the response has no policy of its own. */
export function withSecurityHeaders(response: Response, requestId: string | null): Response {
  if (response.status === 101) return response; // an open socket
  const missing = response.headers.has("content-security-policy") ? [] : ofData;
  const more = requestId === null ? missing : [...missing, ["x-request-id", requestId] as const];
  try {
    for (const [name, value] of more) response.headers.set(name, value);
    return response;
  } catch { // a redirect's headers cannot be changed
    const headers = new Headers(response.headers);
    for (const [name, value] of more) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  }
}
