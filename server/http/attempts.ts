import type { Context as HonoContext, MiddlewareHandler } from "hono";
import type { Kysely } from "kysely";
import type { Allowance } from "../core/attempts.ts";
import { sentences } from "../core/errors.ts";
import type { Tables } from "../core/tables.ts";
import { attemptCounters } from "./attempt_counters.ts";
import type { HttpEnv } from "./http_env.ts";
import ipaddr from "ipaddr.js";

/** Who sends the request. Emails are trimmed and in lower case; null: none. */
type Client = {
  /** The /32 of an IPv4 address, the /64 of an IPv6 one. */
  readonly host: string;
  /** The /24 or /48 around it. */
  readonly network: string;
  /** The email in the body. */
  readonly named: string | null;
  /** The email of the person signed in. */
  readonly own: string | null;
};

type Rule = Allowance & {
  /** Rules of one name count together. */
  readonly name: string;
  /** Requests with the same key count together. Null: the rule does not apply. */
  readonly key: (client: Client) => string | null;
  /** Whether it spares clients that signed in from that network before. */
  readonly sparesKnown?: boolean;
};

const both = (email: string | null, { network }: Client) => email && `${email} ${network}`;

const perHost = (name: string, most: number, minutes: number): Rule => ({
  name,
  most,
  minutes,
  key: ({ host }) => host,
});

/**
 * Guessing one account's password. Guesses from one network shut out that network only; guesses from
 * many networks shut out, for a quarter of an hour, everybody who never signed in from theirs.
 */
const guesses: readonly Rule[] = [
  perHost("guess.host", 50, 15),
  { name: "guess.network", most: 10, minutes: 15, key: (client) => both(client.named, client) },
  {
    name: "guess.anywhere",
    most: 100,
    minutes: 15,
    key: ({ named }) => named,
    sparesKnown: true,
  },
];
/** The same guesses, by somebody who is signed in. */
const ownGuesses: readonly Rule[] = [
  { name: "guess.network", most: 10, minutes: 15, key: (client) => both(client.own, client) },
];

/** Emails to one mailbox. */
const mailbox = (name: string, key: Rule["key"]): Rule => ({ name, most: 5, minutes: 60, key });

/** Costly requests of one account. */
const account = (name: string, most: number, minutes: number): Rule => ({
  name,
  most,
  minutes,
  key: ({ own }) => own,
});

/** The limits of each path; a path without a row has none. */
const limits: Readonly<Record<string, { failures?: readonly Rule[]; all?: readonly Rule[] }>> = {
  // A success costs a hash, too, and leaves a session.
  "/api/auth/sign-in/email": { failures: guesses, all: [perHost("signIn", 200, 15)] },
  "/api/auth/sign-up/email": { all: [perHost("register", 20, 60)] },
  "/api/auth/sign-in/social": { all: [perHost("social", 60, 15)] },
  "/api/auth/emails/reset": {
    all: [perHost("emails", 20, 60), mailbox("emails.reset", ({ named }) => named)],
  },
  "/api/auth/emails/verification": {
    all: [perHost("emails", 20, 60), mailbox("emails.verification", ({ own }) => own)],
  },
  "/api/auth/account/email": {
    failures: ownGuesses,
    all: [
      perHost("emails", 20, 60),
      mailbox("emails.change", ({ own }) => own),
      mailbox("emails.verification", ({ named }) => named),
    ],
  },
  "/api/auth/account/password": { failures: ownGuesses, all: [account("password", 20, 60)] },
  "/api/auth/codes/verify-email": { failures: [perHost("codes", 30, 15)] },
  "/api/auth/codes/check-reset": { failures: [perHost("codes", 30, 15)] },
  "/api/auth/codes/reset-password": { failures: [perHost("codes", 30, 15)] },
  "/api/auth/codes/recover-email": { failures: [perHost("codes", 30, 15)] },
  "/api/login": { failures: [perHost("login", 60, 15)] },
  "/api/cards/logo": { all: [account("logo", 30, 60)] },
  "/api/profile/photo": { all: [account("photo", 30, 60)] },
  "/api/first-admin": { failures: [perHost("firstAdmin", 10, 15)] },
};

/** The paths whose attempts are limited. */
export const limitedPaths: readonly string[] = Object.keys(limits);

type Options = {
  readonly db: Kysely<Tables>;
  /** The address of the client. */
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
  /** The email of the person signed in; null for nobody. */
  readonly emailOf: (headers: Headers) => Promise<string | null>;
};

/**
 * Responds 429 after too many attempts. A request is counted before it is handled, so that parallel
 * ones count like serial ones; where only failures count, a success is given back.
 */
export function limitedAttempts({ db, addressOf, emailOf }: Options): MiddlewareHandler<HttpEnv> {
  const counters = attemptCounters(db);

  return async (c, next) => {
    const limit = c.req.method === "POST" ? limits[c.req.path] : undefined;
    if (!limit) return await next();
    const { failures = [], all = [] } = limit;
    const address = addressOf(c);
    const client: Client = {
      host: subnet(address, "host"),
      network: subnet(address, "network"),
      named: await emailIn(c.req.raw),
      own: await emailOf(c.req.raw.headers),
    };
    const origin = both(client.named, client);

    // In turn: a refused request counts no further, or one network could use up the count of all.
    for (const rule of [...failures, ...all]) {
      const key = rule.key(client);
      const wait = key === null ? 0 : await counters.count(rule.name, rule, key);
      const isSpared = wait > 0 && rule.sparesKnown && origin && await counters.isKnown(origin);
      if (wait > 0 && !isSpared) return tooMany(c, "TOO_MANY_ATTEMPTS", wait);
    }

    await next();
    if (c.res.ok) {
      await Promise.all(failures.map(async (rule) => {
        const key = rule.key(client);
        if (key !== null) await counters.giveBack(rule.name, rule, key);
      }));
      if (origin && failures.some(({ sparesKnown }) => sparesKnown)) {
        await counters.remember(origin);
      }
    }
  };
}

/** Returns the email of a JSON body, in lower case; the body can still be read. */
async function emailIn(request: Request): Promise<string | null> {
  if (!isJson(request)) return null; // such as megabytes of a photo
  const body: unknown = await request.clone().json().catch(() => null);
  const email = (body as { email?: unknown } | null)?.email;
  return typeof email === "string" ? email.trim().toLowerCase() : null;
}

const isJson = ({ headers }: Request) =>
  /^application\/json\b/i.test(headers.get("content-type") ?? "");

/** Responds 429 with the sentence of `code`. */
export function tooMany(
  c: HonoContext<HttpEnv>,
  code: "TOO_MANY_ATTEMPTS" | "TOO_MANY_REQUESTS" | "API_LIMIT",
  waitMs: number,
): Response {
  const message = sentences[code];
  c.header("retry-after", String(Math.ceil(waitMs / 1000)));
  return c.json({ success: false, statusCode: 429, statusMessage: message, code, message }, 429);
}

/** Prefix lengths: of one subscriber, and of the network around it. */
const prefixes = {
  host: { ipv4: 32, ipv6: 64 },
  network: { ipv4: 24, ipv6: 48 },
} as const;

/** Returns the subnet of a client's address; a text that is no address counts as itself. */
export function subnet(address: string, prefix: keyof typeof prefixes): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address); // an IPv4-mapped address becomes IPv4
  const length = prefixes[prefix][ip.kind()];
  const bytes = ip.toByteArray().slice(0, length / 8);
  return `${ip.kind()} ${bytes.join(".")}`;
}
