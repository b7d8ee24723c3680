import { join } from "node:path";
import { getLogger } from "@logtape/logtape";
import {
  exitWithin,
  runForOperator,
  setupLink,
  startNotice,
  stopSignal,
} from "./process/program.ts";
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config/config.ts";
import { giveWayTo } from "./core/automation/evaluation/rule_turns.ts";
import { loadBackupState } from "./core/backups/queries.ts";
import { currentAppearance } from "./core/appearance/appearance.ts";
import { prepareClickMonths } from "./core/links/clicks/click_months.ts";
import { issueSetupCode } from "./core/users/administration/roles.ts";
import { system } from "./core/users/viewer.ts";
import { cachedAppearance } from "./http/appearance_style.ts";
import { openClickSpill } from "./http/links/click_spill.ts";
import { shortLinks } from "./http/links/short_links.ts";
import { loadRelease } from "./http/release.ts";
import { wakesWebhooks } from "./core/webhooks/public_events.ts";
import { startFirestore } from "./jobs/firestore_sync.ts";
import { mayInclude } from "./jobs/found_events.ts";
import { runWebhooks } from "./jobs/webhook_runner.ts";
import { loadWebApp } from "./http/web_app.ts";
import { serveHttp } from "./http/server/http_server.ts";
import { startBackupSchedule } from "./process/backup_schedule.ts";
import { hideAddresses, requestTracing } from "./metrics/traces.ts";
import { startLogs } from "./process/logs.ts";
import { startMessengerChild } from "./process/messenger_child.ts";
import { openProduct } from "./product.ts";

const log = getLogger(["garimpo", "main"]);

/** Seconds to shut down, in addition to those for a message that is being sent. */
const GRACE_SECONDS = 20;

await runForOperator(async () => {
  const config = readConfig(Deno.env.toObject());
  await startLogs(config.environment);
  hideAddresses();
  await serve(config);
});

/** Runs the web process until it is signaled to stop. */
async function serve(config: Config) {
  const stopped = stopSignal("SIGTERM", "SIGINT"); // also while it is starting
  await Deno.mkdir(config.dataDir, { recursive: true });
  const web = await loadWebApp("web/dist");
  const release = await loadRelease(
    "web/dist",
    config.environment === "development" ? "web/__generated__" : null,
  );
  await using product = await openProduct(config);
  const systemContext = () => product.contextOf(system);
  await prepareClickMonths(systemContext());
  const links = shortLinks({
    db: systemContext().db,
    clicksDb: product.clicksDb,
    spill: await openClickSpill(join(config.dataDir, "clicks")),
    countryHeader: config.countryHeader,
    memoryBytes: config.shortLinkMemory * 1024 ** 2,
    isLimited: config.environment !== "test",
    onEvent: product.live.onEvent,
    lookups: product.meters.caches.LINKS,
  });
  links.countStored();
  const app = createApp({
    config,
    contextOf: product.contextOf,
    probeDatabase: product.probeDatabase,
    identity: await product.identity.provider(systemContext),
    web,
    release,
    appearance: cachedAppearance(() => currentAppearance(systemContext()), product.onEvents),
    links,
    onEvent: product.live.onEvent,
    meters: product.meters,
    limitsAttempts: config.environment !== "test",
  });
  product.live.onEvent(giveWayTo);
  await product.jobs.work(systemContext);
  const webhooks = runWebhooks({ systemContext });
  product.onEvents((found) => {
    if (mayInclude(found, wakesWebhooks)) webhooks.signal();
  });
  const firestore = await startFirestore(
    product,
    systemContext,
    config.firestore?.projectId ?? null,
  );
  const server = await serveHttp(app, {
    port: config.port,
    count: product.meters.countRequest,
    trace: requestTracing(),
  });
  product.meters.sockets.http = server.connections;
  const reporter = product.startReporter();

  if (config.environment === "production") warnOfMissing(config);
  const code = await issueSetupCode(systemContext()); // the last thing that can fail
  const address = config.publicUrl ?? `http://localhost:${server.port}`;
  log.info("{name} is ready at {address}", { name: config.siteName, address });
  if (config.environment === "development") {
    console.info(startNotice(config, address, code));
  } else if (code) {
    log.info(
      "there is no admin yet: the first person who opens {link} within 24 hours becomes one",
      {
        link: setupLink(address, code),
      },
    );
  }

  // With DATABASE_URL, operators run the messaging processes themselves.
  const messenger = config.databaseUrl === null ? startMessengerChild() : null;
  // With DATABASE_URL, operators archive its log or run the task by a timer of their own.
  const backups = config.databaseUrl === null && config.backup.place !== null
    ? startBackupSchedule({
      hour: config.backup.hour,
      loadState: () => loadBackupState(systemContext()),
    })
    : null;

  await stopped;
  log.info("stopping");
  exitWithin(config.sendTimeoutSeconds + GRACE_SECONDS);
  const isDown = server.close(); // takes no new connection; open ones are ended below
  app.close();
  await product.live.close();
  await Promise.all([isDown, messenger?.stop(), backups?.stop()]);
  await Promise.all([webhooks.stop(), firestore.stop()]);
  await links.close();
  await reporter.stop();
}

/** Warns about missing settings that a public product should have. */
function warnOfMissing({ privacyContact, publicUrl, mail, databaseUrl, backup }: Config) {
  if (databaseUrl === null && backup.place === null) {
    log.warn("BACKUP_URL is not set: nobody makes copies of the data");
  }
  if (backup.place?.startsWith("http") && backup.recipients.length === 0) {
    log.warn("BACKUP_KEY is not set: who reads the place of BACKUP_URL reads the copies");
  }
  if (mail.smtpUrl === null) {
    log.warn("SMTP_URL is not set: emails are only written to DATA_DIR/mail");
  }
  if (privacyContact === null) {
    log.warn("PRIVACY_CONTACT is not set: /privacidade names no contact");
  }
  if (publicUrl === null) {
    log.warn("PUBLIC_URL is not set: pages use the host of each request as their own");
  }
}
