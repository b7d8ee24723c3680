import { type Kysely, sql } from "kysely";
import { currentAppearance } from "../../server/core/appearance/appearance.ts";
import { cachedAppearance } from "../../server/http/appearance_style.ts";
import { createApp } from "../../server/app.ts";
import { accountEmails } from "../../server/adapters/better_auth/account_emails.ts";
import { embeddedAccounts } from "../../server/adapters/better_auth/embedded_accounts.ts";
import { gzipParts } from "../../server/adapters/archive/gzip_parts.ts";
import { zipArchive } from "../../server/adapters/archive/zip_archive.ts";
import { hashPassword, verifyHash } from "../../server/adapters/better_auth/passwords.ts";
import { articleLibrary } from "../../server/adapters/articles/article_library.ts";
import { readCalendarFile } from "../../server/adapters/ical/calendar_file.ts";
import { csv } from "../../server/adapters/csv/csv.ts";
import { checkGateway } from "../../server/adapters/evolution/check_gateway.ts";
import { evolution } from "../../server/adapters/evolution/evolution.ts";
import { aliExpress } from "../../server/adapters/aliexpress/aliexpress.ts";
import { amazon } from "../../server/adapters/amazon/amazon.ts";
import { mercadoLivre } from "../../server/adapters/mercado_livre/mercado_livre.ts";
import { mercadoLivreSignIn } from "../../server/adapters/mercado_livre/sign_in.ts";
import { shopee } from "../../server/adapters/shopee/shopee.ts";
import { telegram } from "../../server/adapters/telegram/telegram.ts";
import { platformNumber, whatsApp } from "../../server/adapters/whatsapp/whatsapp.ts";
import { readPage } from "../../server/adapters/web_pages/read_page.ts";
import { webPages } from "../../server/adapters/web_pages/web_pages.ts";
import { readsInTurn } from "../../server/product/reads_in_turn.ts";
import type { Context, Ports } from "../../server/core/context.ts";
import { newId, type UserId } from "../../server/core/ids.ts";
import type { Tables } from "../../server/core/tables.ts";
import { grantAdmin } from "../../server/core/users/administration/roles.ts";
import { ensureUser } from "../../server/core/users/account/ensure_user.ts";
import type { Identified, IdentityProvider } from "../../server/core/users/account/identity.ts";
import {
  PEOPLE_TABLES,
  rememberedPeople,
  rememberPeople,
} from "../../server/core/users/account/remembered_people.ts";
import { guest, system, type Viewer } from "../../server/core/users/viewer.ts";
import { connect } from "../../server/database/connection.ts";
import { attemptCounters } from "../../server/http/attempt_counters.ts";
import { persistedOperations } from "../../server/graphql/persisted_operations.ts";
import { schema } from "../../server/graphql/schema.ts";
import { runningAnswers } from "../../server/core/assistant/chat/running_answers.ts";
import { guardedOutbound } from "../../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../../server/http/outbound/standins.ts";
import { pictures } from "../../server/product/pictures.ts";
import { sharedFeed } from "../../server/metrics/status_feed.ts";
import { statusSampler } from "../../server/metrics/status_sampler.ts";
import type { PushMessage } from "../../server/core/operations/health/push_alerts.ts";
import type { FailingTask } from "../../server/core/operations/health/facts.ts";
import { processReport } from "./process_report.ts";
import type { OnEvents } from "../../server/jobs/found_events.ts";
import { listen } from "../../server/jobs/listen.ts";
import { CHANNEL, type ReactionJob, recordEvents } from "../../server/jobs/record_events.ts";
import { openVault } from "../../server/adapters/vault/vault.ts";
import { shortLinks } from "../../server/http/links/short_links.ts";
import { memorySpill } from "./links/memory_spill.ts";
import { quickGateway } from "./evolution/quick_gateway.ts";
import { renderEmail } from "../../server/adapters/mail/mime_message.ts";
import { emptyDatabase } from "./database/empty_database.ts";
import { shopSite } from "./sites/shop_site.ts";
import { telegramStandin } from "./telegram/standin.ts";
import type { Email } from "../../server/core/emails/email.ts";

/** A person who acts: in the core by a context for now, over HTTP by a bearer token. */
export type Someone = { readonly ctx: () => Context; readonly token: string | null };
export type Member = Someone & { readonly id: UserId };

/** Seals, and signs the codes of emails. */
export const SECRET = "a secret key of tests, 32 characters";

const config = {
  environment: "test",
  siteName: "Garimpo",
  publicUrl: null,
  clientAddressHeader: null,
  privacyContact: null,
  metricsToken: "a token of the tests",
} as const;

/** Read once for all tests of a process. */
const articles = articleLibrary();

/** The web app as far as its addresses go. */
const web = {
  folder: "web/dist",
  html: "<title>__SITE_NAME__</title><!--appearance-->",
  routes: new Map([
    ["/app/gerador", { files: ["/assets/generator.js"], isForAdmins: false, isInApp: true }],
    ["/app/admin/appearance", { files: [], isForAdmins: true, isInApp: true }],
  ]),
  pages: {
    paths: {
      home: "/",
      terms: "/termos",
      privacy: "/privacidade",
      help: "/ajuda",
      roadMap: "/o-que-vem-ai",
    },
    legal: {
      terms: { version: "1.0", date: "2026-11-21" },
      privacy: { version: "1.0", date: "2026-11-21" },
    },
    firstScript: "",
    render: ({ name }: { name: string }) => `<title>${name}</title>`,
    script: "/assets/public.js",
    storeScript: "/assets/store.js",
    maintenanceScript: "/assets/maintenance.js",
    style: "",
    graphiql: {
      script: "/assets/graphiql-editor.js",
      start: "/assets/graphiql.js",
      style: "/assets/graphiql-editor.css",
      workers: {},
    },
  },
};

/** Its release, without persisted operations. */
const release = {
  id: "tests",
  timestamp: 0,
  documents: persistedOperations({}, schema),
  icons: { 192: "/192.png", 512: "/512.png", maskable: "/maskable.png", apple: "/apple.png" },
};

const HOSTS = [
  "www.amazon.com.br",
  "amzn.to",
  "www.mercadolivre.com.br",
  "produto.mercadolivre.com.br",
  "mercadolivre.com",
  "shopee.com.br",
  "s.shopee.com.br",
  "loja.example",
];

type Options = {
  /** `OUTBOUND_STANDINS` of more vendors: the shops' APIs, say. */
  readonly standins?: string;
  /** The product's application at Mercado Livre; null: an operator set none up. */
  readonly mercadoLivreApp?: { readonly clientId: string; readonly clientSecret: string } | null;
  readonly shopeeCallsPerHour?: number;
  /** Without it, plans are given by admins. */
  readonly payments?: Ports["payments"];
  readonly invoices?: Ports["invoices"];
  readonly documentMirror?: Ports["documentMirror"];
  readonly postWebhook?: Ports["postWebhook"];
  /** Without it, no provider is set up. */
  readonly languageModel?: Ports["languageModel"];
  readonly modelPrice?: Ports["modelPrice"];
  readonly assistantBudget?: Ports["assistantBudget"];
  /** A database that is there already; without it, an empty one of its own. */
  readonly database?: Awaited<ReturnType<typeof emptyDatabase>>;
};

/** The product on an empty database of its own, shops to read from, and a clock that tests wind. */
export async function testApp(options: Options = {}) {
  const { standins = "", mercadoLivreApp = null, shopeeCallsPerHour = 2_000 } = options;
  await using failed = new AsyncDisposableStack();
  const { config: database, drop } = options.database ?? await emptyDatabase();
  failed.defer(drop);
  const people = rememberedPeople();
  const db = connect<Tables>(database, () => {}, {
    watched: { tables: PEOPLE_TABLES, onWritten: people.forgetAll },
  });
  failed.defer(() => db.destroy());
  const listeners: OnEvents[] = [];
  const { live, onEvent, subscribers, close } = await listen(
    database,
    db,
    (found) => listeners.forEach((listener) => listener(found)),
    people,
  );
  rememberPeople(db, people);
  failed.defer(close);
  const shops = failed.use(shopSite());
  const telegrams = failed.use(await telegramStandin());
  const guard = guardedOutbound({
    limits: { totalMs: 2_000, maxBytes: 4_000_000 },
    standins: parseStandins(
      [shops.standins(...HOSTS), telegrams.standins, standins].filter(Boolean).join(),
    ),
    resolve: (name) => Promise.reject(new Error(`${name} is nowhere`)),
  });
  failed.defer(() => guard.close());

  const signedIn = new Map<string, Date>();
  const jobs: ReactionJob[] = [];
  const emails: Email[] = [];
  const alerts: string[] = [];
  const pushes: { readonly endpoint: string; readonly message: PushMessage }[] = [];
  const goneBrowsers = new Set<string>();
  let now = new Date("2026-11-21T12:00:00Z");
  let woundAt: number | null = null; // on the clock of `performance.now()`
  const clock = () => {
    const ms = woundAt === null ? 0 : performance.now() - woundAt;
    return new Date(now.getTime() + ms);
  };
  const numbers = whatsApp(guard.vendor, { socketUrl: "ws://127.0.0.1:9/ws/chat" });
  const attempts = attemptCounters(db);
  const answers = runningAnswers((error) => console.error(error));
  failed.defer(answers.close);
  const ports: Ports = {
    accounts: embeddedAccounts(db),
    vault: await openVault(SECRET),
    messengers: {
      TELEGRAM: telegram(guard.vendor, { pollSeconds: 2, firstPauseMs: 20, longestPauseMs: 200 }),
      WHATSAPP: numbers,
      EVOLUTION: evolution(guard.operator, quickGateway),
      PLATFORM: platformNumber(numbers),
    },
    checkGateway: checkGateway(guard.operator),
    passwords: { hash: hashPassword, verify: verifyHash },
    shortLinks: {
      origin: "http://localhost",
      siteHost: "localhost",
      linkHost: null,
    },
    countAttempt: attempts.count,
    giveBackAttempt: attempts.giveBack,
    purgeEmailFiles: () => Promise.resolve(0),
    ...pictures(guard.outbound),
    packArchive: zipArchive,
    gzipParts,
    csv,
    payments: options.payments ?? null,
    documentMirror: options.documentMirror ?? null,
    invoices: options.invoices ?? null,
    jobQueue: {
      loadFacts: () =>
        Promise.resolve({ waiting: 0, oldestAt: null, failing: [...failingTasks.values()] }),
      retry: (task) => Promise.resolve(Number(failingTasks.delete(task))),
    },
    processFigures: () => processReport({ reportedAt: clock() }),
    serverStatusFeed: sharedFeed(statusSampler(() => contextOf(system), 10), 20),
    readCalendarFile,
    postWebhook: options.postWebhook ?? guard.postWebhook,
    articles,
    answers,
    languageModel: options.languageModel ?? null,
    modelPrice: options.modelPrice ?? null,
    assistantBudget: options.assistantBudget ?? { unit: "tokens", amount: 1_000_000 },
    readPage,
    readProduct: readsInTurn(webPages(guard.outbound)),
    sendEmail: (email) => Promise.resolve(void emails.push(email)),
    renderEmail: (email) => renderEmail(email, "Garimpo"),
    sendAlert: (text) => Promise.resolve(void alerts.push(text)),
    pushAlerts: {
      publicKey: () => Promise.resolve("B".repeat(87)),
      send({ endpoint }, message) {
        if (goneBrowsers.has(endpoint)) return Promise.resolve("GONE");
        pushes.push({ endpoint, message });
        return Promise.resolve("SENT");
      },
    },
    writeAccountEmail: accountEmails(db, SECRET),
    shops: {
      AMAZON: amazon(guard.vendor),
      SHOPEE: shopee(guard.vendor, { quota: { calls: shopeeCallsPerHour, perSeconds: 3_600 } }),
      MERCADO_LIVRE: mercadoLivre(guard.vendor),
      ALIEXPRESS: aliExpress(guard.vendor),
    },
    shopSignIn: mercadoLivreApp && {
      ...mercadoLivreSignIn(guard.vendor, mercadoLivreApp, { now: clock }),
      redirectUri: "http://localhost/api/marketplaces/mercadolivre/callback",
    },
  };
  const failingTasks = new Map<string, FailingTask>();
  const record = recordEvents((_db, sent) => Promise.resolve(void jobs.push(...sent)));
  const contextOf = (viewer: Viewer): Context => ({
    db,
    viewer,
    now: clock(),
    ports,
    record,
    live,
  });
  const appearance = cachedAppearance(
    () => currentAppearance(contextOf(system)),
    (listener) => void listeners.push(listener),
  );
  const identity = namedByToken(signedIn);
  const links = shortLinks({
    db,
    clicksDb: db,
    spill: memorySpill(),
    countryHeader: "x-country",
    memoryBytes: 1_000_000,
    isLimited: false,
    onEvent,
    now: () => clock().getTime(),
  });
  failed.defer(links.close);
  const app = createApp({ config, contextOf, identity, web, release, appearance, links, onEvent });
  const as = (viewer: Viewer, token: string | null = null): Someone => ({
    ctx: () => contextOf(viewer),
    token,
  });
  const held = failed.move();

  return {
    db,
    database,
    app,
    contextOf,
    config,
    identity,
    web,
    release,
    appearance,
    links,
    onEvent,
    shops,
    telegram: telegrams,
    jobs,
    emails,
    /** What was sent to the operator's chat. */
    alerts,
    /** What browsers were sent. */
    pushes,
    /** The browsers that take no more. */
    goneBrowsers,
    /** The tasks whose jobs fail, by name. */
    failingTasks,
    guest: as(guest),
    system: as(system),
    advance: (ms: number) => now = new Date(now.getTime() + ms),
    /** Lets the clock run from now on. */
    runClock: () => void (woundAt ??= performance.now()),

    /** Registers a new member. */
    async member(name = "ana", registrar = contextOf(system)): Promise<Member> {
      const token = `${name}-${crypto.randomUUID()}`;
      signedIn.set(token, clock());
      const viewer = await ensureUser(registrar, identified(token, clock()));
      if (!("userId" in viewer)) throw new Error("a registered person is no member");
      return { ...as(viewer, token), id: viewer.userId };
    },

    /** Registers a new admin. */
    async admin(name = "rute"): Promise<Member> {
      const { id, token } = await this.member(name);
      await grantAdmin(contextOf(system), { email: identified(token!, clock()).email });
      signedIn.set(token!, clock()); // their sessions had ended
      return { ...as({ kind: "admin", userId: id, sessionKey: token! }, token), id };
    },

    /** They sign in anew, by the same token. */
    async signIn({ token }: Someone) {
      signedIn.set(token!, clock());
      await app.fetch(new Request("http://localhost/api/auth/sign-in", { method: "POST" }));
    },

    /** Invalidates their token. */
    async signOut({ token }: Someone) {
      signedIn.delete(token!);
      await app.fetch(new Request("http://localhost/api/auth/sign-out", { method: "POST" }));
    },

    async count(what: string): Promise<number> {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(what)}`
        .execute(db);
      return rows[0]!.n;
    },

    /** Cuts the connection that listens, and does `meanwhile` before it can be back. */
    async cutLiveConnection(meanwhile: () => Promise<void>) {
      await sql`alter database ${sql.ref(database.database)} with connection limit 0`.execute(db);
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`.execute(db);
      await meanwhile();
      await sql`alter database ${sql.ref(database.database)} with connection limit -1`.execute(db);
    },

    /** Returns the GraphQL response to `someone`. */
    async request(someone: Someone, query: string, variables: Record<string, unknown> = {}) {
      const answer = await app.fetch(graphqlRequest(someone, query, variables));
      // deno-lint-ignore no-explicit-any -- the test knows the shape of its query
      return await answer.json() as { data: any; errors?: any[] };
    },

    /** Subscribes `someone`; each `next()` of the result is one answer. */
    async subscribe(someone: Someone, query: string, variables: Record<string, unknown> = {}) {
      await deliverEvents(db, live); // or an event from before may come on top of the first answer
      const answer = await app.fetch(
        graphqlRequest(someone, query, variables, "text/event-stream"),
      );
      return answersOf(answer.body!.pipeThrough(new TextDecoderStream()));
    },

    /** How many wait for events: a subscription that is under way is one. */
    subscribers,

    /** The names of all events, oldest first. */
    async events() {
      const rows = await db.selectFrom("events").select("name").orderBy("id").execute();
      return rows.map(({ name }) => name);
    },

    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** Waits until every event that is committed by now has come to those who listen. */
async function deliverEvents(db: Kysely<Tables>, live: Context["live"]) {
  const [id, marker] = [newId("evt"), newId("usr")];
  const events = live(marker)[Symbol.asyncIterator]();
  const delivered = events.next();
  await db.insertInto("events").values({
    id,
    name: "user.registered",
    payload: JSON.stringify({ userId: marker }),
    happened_at: new Date(),
  }).execute();
  await sql`select pg_notify(${CHANNEL}, ${id})`.execute(db);
  await delivered;
  await db.deleteFrom("events").where("id", "=", id).execute();
  await events.return?.();
}

/** The account of a person who signs in by a token. */
export const identified = (token: string, signedInAt = new Date()): Identified => ({
  provider: "test",
  subject: token,
  email: `${token}@example.com`,
  emailVerified: true,
  displayName: token,
  isAdmin: false,
  isSocial: false,
  createdAt: signedInAt,
  sessionKey: token,
  signedInAt,
});

/** An identity provider that accepts any claims as a token. */
const namedByToken = (signedIn: ReadonlyMap<string, Date>): IdentityProvider => ({
  browser: { provider: "embedded", social: [] },
  identify(headers) {
    const token = headers.get("authorization")?.replace("Bearer ", "");
    const since = token && signedIn.get(token);
    return Promise.resolve(token && since ? identified(token, since) : null);
  },
  openSession: () => Promise.resolve(null),
  renewSession: () => Promise.resolve([]),
  endSession: () => Promise.resolve([]),
  handle: () => Promise.resolve(new Response(null, { status: 404 })),
});

function graphqlRequest(
  { token }: Someone,
  query: string,
  variables: object,
  accept = "application/json",
) {
  const headers = {
    accept,
    "content-type": "application/json",
    ...token && { authorization: `Bearer ${token}` },
  };
  const body = JSON.stringify({ query, variables });
  return new Request("http://localhost/graphql", { method: "POST", headers, body });
}

async function* answersOf(stream: ReadableStream<string>) {
  for await (const text of stream) {
    for (const [, json] of text.matchAll(/^data: (\{.*\})$/gm)) yield JSON.parse(json!);
  }
}
