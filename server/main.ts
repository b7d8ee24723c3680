import { getLogger } from "@logtape/logtape";
import { askedToStop, endWithin } from "./asked_to_stop.ts";
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { currentAppearance } from "./core/appearance/current_appearance.ts";
import { issueSetupCode } from "./core/users/first_admin.ts";
import { system } from "./core/users/viewer.ts";
import { shownAppearance } from "./http/shown_appearance.ts";
import { loadRelease } from "./http/release.ts";
import { loadWebApp } from "./http/web_app.ts";
import { startLogs } from "./logs.ts";
import { runMessengerBeside } from "./messenger_beside_web.ts";
import { openProduct } from "./product.ts";
import { setupLink, startNotice } from "./process/start_notice.ts";
import { runForOperator } from "./run_for_operator.ts";

const log = getLogger(["garimpo", "main"]);

/** Seconds, beyond those of a message on its way, within which the process ends once asked to. */
const GRACE_SECONDS = 20;

await runForOperator(async () => {
  const config = readConfig(Deno.env.toObject());
  await startLogs(config.environment);
  await serve(config);
});

/** The web process, from its start until it is asked to stop. */
async function serve(config: Config) {
  const stop = askedToStop("SIGTERM", "SIGINT"); // from here on, also while it is starting
  await Deno.mkdir(config.dataDir, { recursive: true });
  const web = await loadWebApp("web/dist");
  const release = await loadRelease(
    "web/dist",
    config.environment === "development" ? "web/__generated__" : null,
  );
  await using product = await openProduct(config);
  const systemContext = () => product.contextOf(system);
  const app = createApp({
    config,
    contextOf: product.contextOf,
    identity: await product.identity.provider(systemContext),
    web,
    release,
    appearance: shownAppearance(() => currentAppearance(systemContext()), product.onEvents),
    limitsAttempts: config.environment !== "test",
  });
  await product.jobs.work(systemContext);
  const server = Deno.serve(
    { port: config.port, onListen: () => {} },
    (request, { remoteAddr }) => app.fetch(request, remoteAddr.hostname),
  );

  if (config.environment === "production") tellWhatIsMissing(config);
  const code = await issueSetupCode(systemContext()); // the last thing that can fail
  const address = config.publicUrl ?? `http://localhost:${server.addr.port}`;
  log.info("{name} is ready at {address}", { name: config.siteName, address });
  if (code) {
    log.info("there is no admin yet: whoever opens {link} within 24 hours becomes one", {
      link: setupLink(address, code),
    });
  }

  if (config.environment === "development") console.info(startNotice(config, address, code));

  // Whoever brings a database of their own decides where the messaging processes run.
  const messenger = config.databaseUrl === null ? runMessengerBeside() : null;

  await stop;
  log.info("stopping");
  endWithin(config.sendTimeoutSeconds + GRACE_SECONDS);
  const isDown = server.shutdown(); // takes nobody new; what is open is ended below
  app.close();
  await product.live.close();
  await Promise.all([isDown, messenger?.stop()]);
}

/** What a public product should have, and runs without. */
function tellWhatIsMissing({ privacyContact, publicUrl, mail }: Config) {
  if (mail.smtpUrl === null) {
    log.warn("SMTP_URL is not set: letters stay files in DATA_DIR/mail, and reach nobody");
  }
  if (privacyContact === null) {
    log.warn("PRIVACY_CONTACT is not set: /privacidade tells visitors that nobody was named");
  }
  if (publicUrl === null) {
    log.warn("PUBLIC_URL is not set: pages give whatever name they were asked by as their own");
  }
}
