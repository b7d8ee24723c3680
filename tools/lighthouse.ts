/**
 * Prints Lighthouse's scores of the public page, a store, the sign-in screens and the generator on a phone, and of
 * the generator on a desktop; below a goal also the audits that cost points. Wants an idle machine.
 */
import { ownProduct } from "../bench/support/product.ts";
import { stockedStore } from "../bench/support/stocked_store.ts";
import { legal } from "../web/public/legal.ts";
import { chromiumPath } from "./chromium.ts";

const LIGHTHOUSE = "npm:lighthouse@13.5.0";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

const STORE = "/store/achados-da-ana";

/** What each page must reach, out of 100. */
const pages = [
  { path: "/", device: "mobile", goals: [95, 100, 100, 100] },
  { path: STORE, device: "mobile", goals: [98, 100, 100, 100] },
  { path: "/auth/login", device: "mobile", goals: [95, 100, 100, 100] },
  { path: "/auth/register", device: "mobile", goals: [95, 100, 100, 100] },
  { path: "/app/gerador", device: "mobile", goals: [95, 100, 100, 100] },
  { path: "/app/gerador", device: "desktop", goals: [95, 100, 100, 100] },
] as const;

type Audit = {
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly displayValue?: string;
};
type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
};

const chromium = await chromiumPath();
if (chromium === null) throw new Error("No Chromium: `deno task test` installs it");
await using product = await ownProduct({ APP_ENV: "production", SECRET_KEY: "s".repeat(32) });
await using _store = await stockedStore(product, 60);
const { token, ask } = await product.register("bia");
// As the screen of registering does; otherwise the app asks for it in a bar above each screen.
await ask(
  product.origin,
  `mutation ($input: AcceptDocumentsInput!) { acceptDocuments(input: $input) { __typename } }`,
  { input: { terms: legal.terms.version, privacy: legal.privacy.version } },
);
const opened = await fetch(`${product.origin}/api/login`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ token }),
});
const cookie = opened.headers.getSetCookie().map((line) => line.split(";")[0]).join("; ");

let isShort = false;
const wanted = pages.filter(({ path }) => Deno.args.length === 0 || Deno.args.includes(path));
for (const { path, device, goals } of wanted) {
  const report = await reportOf(product.origin + path, device);
  const scores = CATEGORIES.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
  const summary = CATEGORIES.map((name, at) => `${name} ${scores[at]}`).join(" · ");
  const metrics = METRICS.map((name) => `${name} ${report.audits[name]?.displayValue}`).join(" · ");
  console.info(`${path} (${device}): ${summary}\n  ${metrics}`);
  if (scores.every((score, at) => score >= goals[at]!)) continue;
  isShort = true;
  for (const { title, score, scoreDisplayMode } of Object.values(report.audits)) {
    const counts = scoreDisplayMode === "binary" || scoreDisplayMode === "numeric";
    if (counts && score !== null && score < 0.9) console.info(`  ${score}  ${title}`);
  }
}
if (isShort) Deno.exitCode = 1;

/** Runs Lighthouse by its own command, so that only this task installs it. */
async function reportOf(url: string, device: "mobile" | "desktop"): Promise<Report> {
  const asRoot = Deno.uid() === 0 ? " --no-sandbox" : "";
  const args = [
    "run",
    "-A",
    LIGHTHOUSE,
    url,
    "--quiet",
    "--output=json",
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=--headless=new --disable-gpu${asRoot}`,
    ...url.includes("/app/") ? [`--extra-headers=${JSON.stringify({ cookie })}`] : [],
    ...device === "desktop" ? ["--preset=desktop"] : [],
  ];
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args,
    env: { CHROME_PATH: chromium! },
    cwd: product.dataDir, // outside the project: its lock and its packages are not touched
  }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  if (code !== 0) throw new Error(text(stderr));
  return JSON.parse(text(stdout));
}
