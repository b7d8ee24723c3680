import type { Context as Asked, MiddlewareHandler } from "hono";
import type { Kysely } from "kysely";
import type { Allowance } from "../core/attempts.ts";
import { sentences } from "../core/errors.ts";
import type { Tables } from "../core/tables.ts";
import { attemptCounters } from "./attempt_counters.ts";
import type { HttpEnv } from "./http_env.ts";
import ipaddr from "ipaddr.js";

/** Who tries, as far as it is told. E-mails are folded; null: none. */
type Client = {
  readonly customer: string;
  readonly neighbourhood: string;
  /** The e-mail that the body names. */
  readonly named: string | null;
  /** The e-mail of whoever is signed in. */
  readonly own: string | null;
};

type Rule = Allowance & {
  /** Rules of one name count together. */
  readonly name: string;
  /** What is counted: whoever has the same key. Null: it does not apply. */
  readonly key: (asker: Client) => string | null;
  /** Whether it lets those pass who came in from that neighbourhood before. */
  readonly sparesKnown?: boolean;
};

const both = (email: string | null, { neighbourhood }: Client) =>
  email && `${email} ${neighbourhood}`;

const customer = (name: string, most: number, minutes: number): Rule => ({
  name,
  most,
  minutes,
  key: ({ customer }) => customer,
});

/**
 * Guessing one account's password. Whoever tries from one neighbourhood shuts only that out; who tries
 * from many shuts out, for a quarter of an hour, whoever never came in from where they are.
 */
const guesses: readonly Rule[] = [
  customer("guess.customer", 50, 15),
  { name: "guess.here", most: 10, minutes: 15, key: (asker) => both(asker.named, asker) },
  {
    name: "guess.anywhere",
    most: 100,
    minutes: 15,
    key: ({ named }) => named,
    sparesKnown: true,
  },
];
/** The same guesses, by somebody who is already in. */
const ownGuesses: readonly Rule[] = [
  { name: "guess.here", most: 10, minutes: 15, key: (asker) => both(asker.own, asker) },
];

/** Letters to one mailbox, whoever asks for them. */
const mailbox = (name: string, key: Rule["key"]): Rule => ({ name, most: 5, minutes: 60, key });

/** What costs the machine much, by one account. */
const account = (name: string, most: number, minutes: number): Rule => ({
  name,
  most,
  minutes,
  key: ({ own }) => own,
});

/** How often each may be asked, by its path. What stands in no row may be asked as often as one likes. */
const limits: Readonly<Record<string, { failures?: readonly Rule[]; all?: readonly Rule[] }>> = {
  // Each success costs a hash, too, and leaves a session.
  "/api/auth/sign-in/email": { failures: guesses, all: [customer("signIn", 200, 15)] },
  "/api/auth/sign-up/email": { all: [customer("register", 20, 60)] },
  "/api/auth/sign-in/social": { all: [customer("social", 60, 15)] },
  "/api/auth/letters/reset": {
    all: [customer("letters", 20, 60), mailbox("letters.reset", ({ named }) => named)],
  },
  "/api/auth/letters/verification": {
    all: [customer("letters", 20, 60), mailbox("letters.verification", ({ own }) => own)],
  },
  "/api/auth/account/email": {
    failures: ownGuesses,
    all: [
      customer("letters", 20, 60),
      mailbox("letters.change", ({ own }) => own),
      mailbox("letters.verification", ({ named }) => named),
    ],
  },
  "/api/auth/account/password": { failures: ownGuesses, all: [account("password", 20, 60)] },
  "/api/auth/codes/verify-email": { failures: [customer("codes", 30, 15)] },
  "/api/auth/codes/check-reset": { failures: [customer("codes", 30, 15)] },
  "/api/auth/codes/reset-password": { failures: [customer("codes", 30, 15)] },
  "/api/auth/codes/recover-email": { failures: [customer("codes", 30, 15)] },
  "/api/login": { failures: [customer("login", 60, 15)] },
  "/api/cards/logo": { all: [account("logo", 30, 60)] },
  "/api/profile/photo": { all: [account("photo", 30, 60)] },
  "/api/first-admin": { failures: [customer("firstAdmin", 10, 15)] },
};

type Options = {
  readonly db: Kysely<Tables>;
  /** From where a request came. */
  readonly addressOf: (c: Asked<HttpEnv>) => string;
  /** The e-mail of whoever is signed in; null for nobody. */
  readonly emailOf: (headers: Headers) => Promise<string | null>;
};

/**
 * Answers 429 to whoever tries too often. Everything is counted before it is answered, so that many at
 * once are as few as one after the other; where failures alone count, a success is given back.
 */
export function limitedAttempts({ db, addressOf, emailOf }: Options): MiddlewareHandler<HttpEnv> {
  const counters = attemptCounters(db);

  return async (c, next) => {
    const limit = c.req.method === "POST" ? limits[c.req.path] : undefined;
    if (!limit) return await next();
    const { failures = [], all = [] } = limit;
    const address = addressOf(c);
    const asker: Client = {
      customer: subnet(address, "customer"),
      neighbourhood: subnet(address, "neighbourhood"),
      named: await emailIn(c.req.raw),
      own: await emailOf(c.req.raw.headers),
    };
    const place = both(asker.named, asker);

    // One after the other: what is refused counts no further, else one place alone could fill up what
    // is counted for everywhere.
    for (const rule of [...failures, ...all]) {
      const key = rule.key(asker);
      const wait = key === null ? 0 : await counters.count(rule.name, rule, key);
      const isSpared = wait > 0 && rule.sparesKnown && place && await counters.isKnown(place);
      if (wait > 0 && !isSpared) return tooMany(c, wait);
    }

    await next();
    if (c.res.ok) {
      await Promise.all(failures.map(async (rule) => {
        const key = rule.key(asker);
        if (key !== null) await counters.giveBack(rule.name, rule, key);
      }));
      if (place && failures.some(({ sparesKnown }) => sparesKnown)) await counters.know(place);
    }
  };
}

/** The e-mail of a JSON body, folded; the body is left to be read. */
async function emailIn(request: Request): Promise<string | null> {
  if (!isJson(request)) return null; // megabytes of a photo, say
  const body: unknown = await request.clone().json().catch(() => null);
  const email = (body as { email?: unknown } | null)?.email;
  return typeof email === "string" ? email.trim().toLowerCase() : null;
}

const isJson = ({ headers }: Request) =>
  /^application\/json\b/i.test(headers.get("content-type") ?? "");

function tooMany(c: Asked<HttpEnv>, waitMs: number): Response {
  const [code, message] = ["TOO_MANY_ATTEMPTS", sentences.TOO_MANY_ATTEMPTS] as const;
  c.header("retry-after", String(Math.ceil(waitMs / 1000)));
  return c.json({ success: false, statusCode: 429, statusMessage: message, code, message }, 429);
}

/** Leading bits that one customer of a provider has, and that one neighbourhood shares. */
const bits = {
  customer: { ipv4: 32, ipv6: 64 },
  neighbourhood: { ipv4: 24, ipv6: 48 },
} as const;

/** The part of a client's address that counts as one; what is no address counts as itself. */
export function subnet(address: string, width: keyof typeof bits): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address); // an IPv4 address in IPv6's clothes is that IPv4 address
  const kept = bits[width][ip.kind()];
  const bytes = ip.toByteArray().slice(0, kept / 8);
  return `${ip.kind()} ${bytes.join(".")}`;
}
