import { getLogger } from "@logtape/logtape";
import { embeddedIdentity } from "./adapters/better_auth/embedded_identity.ts";
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { ensureUser } from "./core/users/ensure_user.ts";
import { issueSetupCode } from "./core/users/first_admin.ts";
import { system } from "./core/users/viewer.ts";
import { loadWebApp } from "./http/web_app.ts";
import { startLogs } from "./logs.ts";
import { openProduct } from "./product.ts";
import { runForOperator } from "./run_for_operator.ts";
import { keptSecretKey } from "./secret_key.ts";

const log = getLogger(["garimpo", "main"]);

/** After this the process ends, whatever still holds it. */
const LAST_SECONDS = 20;

await runForOperator(async () => {
  const config = readConfig(Deno.env.toObject());
  await startLogs(config.environment);
  await serve(config);
});

/** The web process, from its start until it is asked to stop. */
async function serve(config: Config) {
  const stop = asked("SIGTERM", "SIGINT"); // from here on, also while it is starting
  await Deno.mkdir(config.dataDir, { recursive: true });
  const web = await loadWebApp("web/dist");
  await using product = await openProduct(config);
  const systemContext = () => product.contextOf(system);
  const identity = embeddedIdentity({
    db: systemContext().db,
    secret: config.secretKey ?? await keptSecretKey(config.dataDir),
    publicUrl: config.publicUrl,
    cookiePrefix: config.siteSlug,
    limitsRate: config.environment !== "test",
    onRegistered: (identified) => ensureUser(systemContext(), identified),
  });
  const app = createApp({ config, contextOf: product.contextOf, identity, web });
  await product.jobs.work(systemContext);
  const server = Deno.serve(
    { port: config.port, onListen: () => {} },
    (request, { remoteAddr }) => app.fetch(request, remoteAddr.hostname),
  );

  const address = config.publicUrl ?? `http://localhost:${server.addr.port}`;
  log.info("{name} is ready at {address}", { name: config.siteName, address });
  const code = await issueSetupCode(systemContext());
  if (code) {
    log.info("there is no admin yet: whoever opens {link} within 24 hours becomes one", {
      link: `${address}/auth/action?mode=firstAdmin&oobCode=${code}`,
    });
  }

  await stop;
  log.info("stopping");
  Deno.unrefTimer(setTimeout(() => Deno.exit(1), LAST_SECONDS * 1000));
  const isDown = server.shutdown(); // takes nobody new; what is open is ended below
  app.close();
  await product.live.close();
  await isDown;
}

/** Ends at the first of these signals; a second one ends the process at once. */
function asked(...signals: Deno.Signal[]): Promise<void> {
  return new Promise((resolve) => {
    let count = 0;
    const hear = () => ++count === 1 ? resolve() : Deno.exit(1);
    for (const signal of signals) Deno.addSignalListener(signal, hear);
  });
}
