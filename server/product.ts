import { join } from "node:path";
import { getLogger } from "@logtape/logtape";
import { aliExpress } from "./adapters/aliexpress/aliexpress.ts";
import { amazon } from "./adapters/amazon/amazon.ts";
import { gzipParts } from "./adapters/archive/gzip_parts.ts";
import { zipArchive } from "./adapters/archive/zip_archive.ts";
import { hashPassword, verifyHash } from "./adapters/better_auth/passwords.ts";
import { articleLibrary } from "./adapters/articles/article_library.ts";
import { readCalendarFile } from "./adapters/ical/calendar_file.ts";
import { csv } from "./adapters/csv/csv.ts";
import { checkGateway } from "./adapters/evolution/check_gateway.ts";
import { evolution } from "./adapters/evolution/evolution.ts";
import { emailFiles, emailFilesPurge } from "./adapters/mail/email_files.ts";
import { renderEmail } from "./adapters/mail/mime_message.ts";
import { smtpMail } from "./adapters/mail/smtp.ts";
import { languageModel } from "./adapters/language_models/language_models.ts";
import { mercadoLivre } from "./adapters/mercado_livre/mercado_livre.ts";
import { mercadoLivreSignIn } from "./adapters/mercado_livre/sign_in.ts";
import { shopee } from "./adapters/shopee/shopee.ts";
import { telegramAlerts } from "./adapters/telegram/alerts.ts";
import { telegram } from "./adapters/telegram/telegram.ts";
import { platformNumber, whatsApp } from "./adapters/whatsapp/whatsapp.ts";
import { webPush } from "./adapters/web_push/web_push.ts";
import { readPage } from "./adapters/web_pages/read_page.ts";
import { sql } from "kysely";
import { type Config, shortLinkHosts } from "./config/config.ts";
import { runningAnswers } from "./core/assistant/chat/running_answers.ts";
import type { Context, Ports } from "./core/context.ts";
import type { Tables } from "./core/tables.ts";
import {
  PEOPLE_TABLES,
  rememberedPeople,
  rememberPeople,
} from "./core/users/account/remembered_people.ts";
import { system, type Viewer } from "./core/users/viewer.ts";
import type { ProcessKind } from "./core/operations/status/figures.ts";
import { connect, openDatabase } from "./database/connection.ts";
import { migrate } from "./database/migrate.ts";
import { refuseUnfinished } from "./database/unfinished_restore.ts";
import { attemptCounters } from "./http/attempt_counters.ts";
import { breaker } from "./http/outbound/breaker.ts";
import { guardedOutbound } from "./http/outbound/guarded_outbound.ts";
import { parseStandins } from "./http/outbound/standins.ts";
import { type JobRunner, startJobRunner } from "./jobs/job_runner.ts";
import { jobQueue } from "./jobs/job_queue.ts";
import type { OnEvents } from "./jobs/found_events.ts";
import { listen, type Live } from "./jobs/listen.ts";
import { recordEvents } from "./jobs/record_events.ts";
import { type Meters, startMeters } from "./metrics/meters.ts";
import { ownFigures, releaseVersion } from "./metrics/own_figures.ts";
import { startReporter } from "./metrics/reporter.ts";
import { sharedFeed } from "./metrics/status_feed.ts";
import { STATUS_MS, statusSampler } from "./metrics/status_sampler.ts";
import { chooseDocumentStore } from "./product/firestore.ts";
import type { DocumentFeed } from "./core/firestore/listening/document_changes.ts";
import { chooseIdentity, type Identity } from "./product/identity.ts";
import { webPages } from "./adapters/web_pages/web_pages.ts";
import { readsInTurn } from "./product/reads_in_turn.ts";
import { pictures } from "./product/pictures.ts";
import { configuredVault } from "./product/configured_vault.ts";
import type { StripeConfig } from "./config/stripe_config.ts";
import type { Payments } from "./core/billing/payments.ts";
import { issuedElsewhere } from "./core/billing/tax_invoices.ts";

const log = getLogger(["garimpo", "product"]);

/** Seconds for running jobs when the process stops. */
const GRACE_SECONDS = 10;

/** A provider of language models that failed so often is left alone for so many milliseconds. */
const AI_CIRCUIT = { failures: 5, restMs: 15_000 };
const NO_BUDGET = { unit: "tokens", amount: 0 } as const;

/** What every process of the product uses. */
export type Product = AsyncDisposable & {
  readonly jobs: JobRunner;
  readonly live: Live;
  readonly identity: Identity;
  /** Null: no Firestore is listened to. */
  readonly documentFeed: DocumentFeed | null;
  /** Calls `listener` after each event, of any process. */
  readonly onEvents: (listener: OnEvents) => void;
  /** Stores and counts clicks, by connections of its own, which no request holds. */
  readonly clicksDb: Context["db"];
  /** Queries the database by a connection of its own, for which no request waits. */
  readonly probeDatabase: () => Promise<unknown>;
  /** What the process counts of itself. */
  readonly meters: Meters;
  /** Reports it to the other processes from now on. */
  readonly startReporter: () => ReturnType<typeof startReporter>;
  /** Creates a context with the present time. */
  readonly contextOf: (viewer: Viewer) => Context;
};

/** Opens and migrates the database, and connects jobs, live events and adapters. */
export async function openProduct(
  config: Config,
  open = openDatabase,
  kind: ProcessKind = "WEB",
): Promise<Product> {
  await using failed = new AsyncDisposableStack();
  const database = failed.use(await open(config));
  const people = rememberedPeople();
  const connected = (options: { max?: number } = {}) => {
    const db = connect<Tables>(
      { ...database.config, ...options },
      (error) => log.warn("connection lost: {error}", { error }),
      { watched: { tables: PEOPLE_TABLES, onWritten: people.forgetAll } },
    );
    failed.defer(() => db.destroy());
    return db;
  };
  const db = connected();
  const probe = connected({ max: 1 }); // it connects once it is used
  const clicksDb = connected({ max: 2 });
  await refuseUnfinished(db);
  await migrate(db);
  const jobs = await startJobRunner(database.config);
  failed.defer(() => jobs.stop(GRACE_SECONDS));
  const listeners: OnEvents[] = [jobs.wake];
  const live = await listen(
    database.config,
    db,
    (found) => listeners.forEach((listener) => listener(found)),
    people,
  );
  rememberPeople(db, people); // from now on changes are notified
  failed.defer(() => live.close());
  const meters = startMeters();
  failed.defer(meters.stop);
  const figures = ownFigures(meters, { ...config, kind, version: await releaseVersion() });
  failed.defer(figures.stop);
  const outbound = guardedOutbound({
    standins: parseStandins(config.outboundStandins),
    watch: meters,
  });
  failed.defer(() => outbound.close());

  const identity = await chooseIdentity(config, db, outbound.vendor);
  const documents = await chooseDocumentStore(config);
  failed.defer(async () => await documents?.close());
  const numbers = whatsApp(outbound.vendor, { socketUrl: config.whatsAppSocketUrl });
  const { mercadoLivre: app, shopeeCallsPerHour } = config.shops;
  const attempts = attemptCounters(db);
  const vault = await configuredVault(config);
  const answers = runningAnswers((error) => log.error("an answer failed: {error}", { error }));
  failed.defer(answers.close);
  const ports: Ports = {
    accounts: identity.accounts,
    vault,
    messengers: {
      TELEGRAM: telegram(outbound.vendor),
      WHATSAPP: numbers,
      EVOLUTION: evolution(outbound.operator),
      PLATFORM: platformNumber(numbers),
    },
    checkGateway: checkGateway(outbound.operator),
    passwords: { hash: hashPassword, verify: verifyHash },
    shortLinks: shortLinkHosts(config),
    countAttempt: attempts.count,
    giveBackAttempt: attempts.giveBack,
    ...pictures(outbound.outbound),
    packArchive: zipArchive,
    gzipParts,
    csv,
    payments: config.stripe && await payments(config.stripe),
    documentMirror: config.firestore?.isMirrored ? documents : null,
    invoices: config.stripe?.hasTaxInvoices ? issuedElsewhere : null,
    jobQueue: jobQueue(db),
    processFigures: figures.read,
    serverStatusFeed: sharedFeed(
      statusSampler(() => contextOf(system)),
      STATUS_MS,
      (error) => log.debug("the status was not sampled: {error}", { error }),
    ),
    readCalendarFile,
    postWebhook: outbound.postWebhook,
    articles: articleLibrary(),
    answers,
    languageModel: config.ai && languageModel(config.ai, outbound, breaker(AI_CIRCUIT)),
    modelPrice: config.ai?.price ?? null,
    assistantBudget: config.ai?.dailyBudget ?? NO_BUDGET,
    readPage,
    readProduct: readsInTurn(webPages(outbound.outbound)),
    sendEmail: meters.countingEmails(
      config.mail.smtpUrl
        ? smtpMail(config.mail.smtpUrl, config.mail.from)
        : emailFiles(join(config.dataDir, "mail"), config.mail.from),
    ),
    renderEmail: (email) => renderEmail(email, config.mail.from.name),
    purgeEmailFiles: emailFilesPurge(join(config.dataDir, "mail")),
    sendAlert: config.alertsChat && telegramAlerts(outbound.vendor, config.alertsChat),
    pushAlerts: webPush(outbound.vendor, vault, config.publicUrl ?? "https://localhost"),
    writeAccountEmail: identity.writeAccountEmail,
    shops: {
      AMAZON: amazon(outbound.vendor),
      SHOPEE: shopee(outbound.vendor, {
        quota: { calls: shopeeCallsPerHour, perSeconds: 60 * 60 },
      }),
      MERCADO_LIVRE: mercadoLivre(outbound.vendor),
      ALIEXPRESS: aliExpress(outbound.vendor),
    },
    shopSignIn: app &&
      { ...mercadoLivreSignIn(outbound.vendor, app), redirectUri: app.redirectUri },
  };
  const record = recordEvents(jobs.send);
  const contextOf = (viewer: Viewer): Context => ({
    db,
    viewer,
    now: new Date(),
    ports,
    record,
    live: live.live,
  });
  const resources = failed.move();
  return {
    jobs,
    live,
    identity,
    documentFeed: config.firestore?.isListenedTo ? documents : null,
    onEvents: (listener) => void listeners.push(listener),
    clicksDb,
    probeDatabase: () => sql`select 1`.execute(probe),
    contextOf,
    meters,
    startReporter: () =>
      startReporter({
        figures,
        forgetDelays: meters.loop.forget,
        systemContext: () => contextOf(system),
      }),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** Loads Stripe's client, which an instance without its keys never needs. */
async function payments(config: StripeConfig): Promise<Payments> {
  const { stripePayments } = await import("./adapters/stripe/stripe.ts");
  return stripePayments(config);
}
