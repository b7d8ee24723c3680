/**
 * What it costs to identify the viewer: the same GraphQL request anonymous, signed in and by an API key,
 * through the app's own `fetch`, by the embedded identity and by Firebase (Google's keys and accounts on a stand-in):
 * `deno run -A bench/authentication.ts`. They take turns; figures are medians. Linux only.
 */
import { createApiKey } from "../server/core/api_keys/write_api_key.ts";
import { apiKeyViewers } from "../server/http/api_key_viewers.ts";
import { shortLinks } from "../server/http/links/short_links.ts";
import { memorySpill } from "../tests/support/links/memory_spill.ts";
import { FIREBASE, firebaseAuth } from "../server/adapters/firebase/firebase_auth.ts";
import { firebaseIdentity } from "../server/adapters/firebase/firebase_identity.ts";
import { createApp } from "../server/app.ts";
import { readConfig } from "../server/config/config.ts";
import { currentAppearance } from "../server/core/appearance/appearance.ts";
import { createOffer } from "../server/core/offers/create_offer.ts";
import { ensureUser } from "../server/core/users/account/ensure_user.ts";
import type { IdentityProvider } from "../server/core/users/account/identity.ts";
import { system } from "../server/core/users/viewer.ts";
import { loadRelease } from "../server/http/release.ts";
import { cachedAppearance } from "../server/http/appearance_style.ts";
import { loadWebApp } from "../server/http/web_app.ts";
import { openProduct } from "../server/product.ts";
import { authEmulator, browserIdentityOf, PROJECT } from "../tests/support/firebase/emulator.ts";
import { google } from "../tests/support/firebase/google.ts";
import { createDataFolder } from "../tests/support/product/start_product.ts";
import {
  databasePid,
  median,
  processorTime,
  processorTimeBelow,
} from "./support/processor_time.ts";
import { reportRatio } from "./support/report.ts";
import { isSmall, scaled } from "./support/scale.ts";

const OFFERS = scaled(20, 2);
const TURNS = scaled(7, 1);
const REQUESTS = scaled(1_000, 8);
/** As many as the product executes at once for one client. */
const AT_ONCE = 4;
const GOAL = 0.15;
const KEY_GOAL = 0.1;

const PUBLIC = `{ appearance { primaryColor } themes(first: 20) { edges { node { id name } } } }`;
const OWN = `{ viewer { id offers(first: ${OFFERS}) { edges { node {
  id version title shop status imageUrl price { cents formatted } affiliateUrl text
} } } } }`;

await using folder = await createDataFolder();
const config = readConfig({ APP_ENV: "test", DATA_DIR: folder.path });
await using product = await openProduct(config);
const systemContext = () => product.contextOf(system);
const postmaster = await databasePid(folder.path);
const person = { email: "ana@example.com", password: "uma senha boa", name: "Ana" };

const providers: Record<string, { identity: IdentityProvider; signIn: SignIn }> = {
  embedded: {
    identity: await product.identity.provider(systemContext),
    async signIn(ask) {
      return cookieOf(await ask("/api/auth/sign-up/email", person));
    },
  },
  // The small form goes without: the emulator takes as much to start as three products.
  ...!isSmall && { [FIREBASE]: await byFirebase() },
};

const web = await loadWebApp("web/dist");
const release = await loadRelease("web/dist", null);
const links = shortLinks({
  db: product.clicksDb,
  clicksDb: product.clicksDb,
  spill: memorySpill(),
  countryHeader: null,
  memoryBytes: 1_000_000,
  isLimited: false,
  onEvent: product.live.onEvent,
});
const rows: Record<string, object> = {};
for (const [name, { identity, signIn }] of Object.entries(providers)) {
  const appearance = cachedAppearance(() => currentAppearance(systemContext()), product.onEvents);
  const app = createApp({
    ...product,
    config,
    identity,
    web,
    release,
    appearance,
    links,
    onEvent: product.live.onEvent,
  });
  const ask = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const origin = "http://localhost";
    const answer = await app.fetch(
      new Request(origin + path, {
        method: "POST",
        headers: { "content-type": "application/json", host: "localhost", origin, ...headers },
        body: JSON.stringify(body),
      }),
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const cookie = await signIn(ask);
  const viewer = await ensureUser(systemContext(), (await identity.identify(new Headers(cookie)))!);
  for (let n = 0; n < OFFERS; n++) {
    const fields = {
      title: `Notebook ${n}`,
      shop: "Loja",
      price: { cents: 318_531 + n, currency: "BRL" },
    };
    await createOffer(product.contextOf(viewer), { fields });
  }
  const { secret } = await createApiKey(product.contextOf(viewer), {
    name: "Bench",
    scopes: ["OFFERS_READ"],
    expiresAt: null,
  });
  const key = { authorization: `Bearer ${secret}` };
  const keyViewer = apiKeyViewers(systemContext, product.live.onEvent);
  const ways: Record<string, () => Promise<unknown>> = {
    anonymous: async () => await (await ask("/graphql", { query: PUBLIC })).text(),
    "signed in": async () => await (await ask("/graphql", { query: PUBLIC }, cookie)).text(),
    [`${OFFERS} offers`]: async () => await (await ask("/graphql", { query: OWN }, cookie)).text(),
    "by key": async () => await (await ask("/graphql", { query: PUBLIC }, key)).text(),
    "offers by key": async () => await (await ask("/graphql", { query: OWN }, key)).text(),
    "key check alone": () => keyViewer(secret, "192.0.2.1"),
    "verification alone": () => identity.identify(new Headers(cookie)),
  };
  const figures = new Map(Object.keys(ways).map((way) => [way, [] as number[]]));
  for (const way of Object.values(ways)) await measured(way); // warms all
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [way, run] of Object.entries(ways)) figures.get(way)!.push(await measured(run));
  }
  const of = (way: string) => median(figures.get(way)!);
  const cost = of("signed in") - of("anonymous");
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const share = (way: string) => percent(cost / of(way));
  rows[name] = {
    "anonymous µs": Math.round(of("anonymous")),
    "signed in µs": Math.round(of("signed in")),
    "identification µs": Math.round(cost),
    "of it": share("signed in"),
    [`${OFFERS} offers µs`]: Math.round(of(`${OFFERS} offers`)),
    "of these": share(`${OFFERS} offers`),
    "by key µs": Math.round(of("by key")),
    "key check µs": Math.round(of("key check alone")),
    "of it by key": percent(of("key check alone") / of("by key")),
    [`${OFFERS} offers by key µs`]: Math.round(of("offers by key")),
    "of these by key": percent(of("key check alone") / of("offers by key")),
    "verification, not remembered µs": Math.round(of("verification alone")),
  };
  reportRatio(
    `A signed-in request by ${name}, beside an anonymous one`,
    of("signed in") / of("anonymous"),
  );
  app.close();
}
console.table(rows);
console.info(`goal: identification is under ${GOAL * 100} % of a request's processor time`);
console.info(`goal: the check of a key is at most ${KEY_GOAL * 100} % of it`);
if (!isSmall) Deno.exit(0); // the stand-in and the pools would keep the process alive

async function byFirebase() {
  const emulator = await authEmulator();
  const stand = await google(emulator);
  const auth = firebaseAuth({
    projectId: PROJECT,
    serviceAccount: null,
    emulatorHost: null,
    connection: stand.connection,
  });
  return {
    identity: firebaseIdentity(auth, {
      browser: { ...browserIdentityOf(emulator), emulator: null },
      cookiePrefix: config.siteSlug,
      secureCookies: false,
    }),
    async signIn(ask: Ask) {
      const { idToken } = await emulator.signUp(person.email, person.password, person.name);
      return cookieOf(await ask("/api/login", { token: await stand.issued(idToken) }));
    },
  };
}

type Ask = (path: string, body: object) => Promise<Response>;
type SignIn = (ask: Ask) => Promise<{ cookie: string }>;

/** Microseconds of processor a call, the database's with it. */
async function measured(call: () => Promise<unknown>): Promise<number> {
  const spent = () => processorTime(Deno.pid) + processorTimeBelow(postmaster);
  const begun = spent();
  let left = REQUESTS;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) await call();
  }));
  return (spent() - begun) / REQUESTS;
}

function cookieOf(answer: Response) {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { cookie: cookies.join("; ") };
}
