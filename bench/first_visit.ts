/**
 * What the generator's first visit on a phone loads from the built product, signed in and with an empty
 * cache: requests and bytes as they cross the network, until a link can be pasted and five seconds
 * later. Beside it the second visit, and the first one of a browser that saves data.
 * Run, after `deno task web`: deno run -A bench/first_visit.ts [--files]
 */
import { type BrowserContext, chromium, devices, type Request } from "@playwright/test";
import { chromiumPath } from "../tools/chromium.ts";
import { benchProduct } from "./support/product.ts";
import { isSmall, scaled } from "./support/scale.ts";

const LATER = scaled(5_000, 0); // ms
const PATH = "/app/gerador";

type Load = { readonly address: string; readonly bytes: number; readonly startedAt: number };
type Visit = { readonly ready: readonly Load[]; readonly later: readonly Load[] };

const executablePath = await chromiumPath();
if (executablePath === null) throw new Error("No Chromium: `deno task test` installs it");
await using product = await benchProduct();
const { token } = await product.register("visitor");
const args = Deno.uid() === 0 ? ["--no-sandbox"] : [];
const browser = await chromium.launch({ executablePath, args });
try {
  const phone = await openPhone();
  const visits: Record<string, Visit> = {
    "first visit": await visit(phone, true),
    "second visit": await visit(phone),
  };
  if (!isSmall) { // the same work as the first visit
    const saving = await openPhone();
    await saving.addInitScript(() =>
      Object.defineProperty(navigator, "connection", {
        value: { saveData: true, effectiveType: "4g" },
      })
    );
    visits["first visit, saving data"] = await visit(saving);
  }
  console.table(Object.fromEntries(
    Object.entries(visits).map(([name, { ready, later }]) => [name, {
      "requests": ready.length,
      "kB": kilobytes(ready),
      "requests, 5 s later": later.length,
      "kB, 5 s later": kilobytes(later),
    }]),
  ));
  if (Deno.args.includes("--files")) {
    const { ready, later } = visits["first visit"]!;
    for (const load of later) {
      console.info(`${ready.includes(load) ? "ready" : "later"}  ${load.bytes}  ${load.address}`);
    }
  }
} finally {
  await browser.close();
}

/** Opens a phone with an empty cache on which the person is signed in. */
async function openPhone(): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    baseURL: product.origin,
    locale: "pt-BR",
  });
  const answer = await context.request.post("/api/login", { data: { token } });
  if (!answer.ok()) throw new Error(`not signed in: ${await answer.text()}`);
  return context;
}

/** Visits the generator; with `accepts`, lets the browser store the app once a link can be pasted. */
async function visit(context: BrowserContext, accepts = false): Promise<Visit> {
  const page = await context.newPage();
  const loads: Promise<Load | null>[] = [];
  const listener = (request: Request) => void loads.push(loadOf(request));
  context.on("requestfinished", listener);
  await page.goto(PATH);
  await page.getByLabel("Link do produto").waitFor();
  const readyAt = Date.now();
  const consent = page.getByRole("button", { name: "Pode guardar" });
  if (accepts && await consent.isVisible()) await consent.click();
  await page.waitForTimeout(LATER);
  context.off("requestfinished", listener);
  await page.close();
  const later = (await Promise.all(loads)).filter((load) => load !== null);
  return { later, ready: later.filter(({ startedAt }) => startedAt <= readyAt) };
}

/** Returns what a request cost the network; null if a cache answered it. */
async function loadOf(request: Request): Promise<Load | null> {
  const [response, sizes] = await Promise.all([
    request.response(),
    request.sizes().catch(() => null),
  ]);
  if (!response || response.fromServiceWorker() || !sizes || sizes.responseBodySize <= 0) {
    return null;
  }
  return {
    address: request.url().replace(product.origin, ""),
    bytes: sizes.responseBodySize + sizes.responseHeadersSize,
    startedAt: request.timing().startTime,
  };
}

function kilobytes(loads: readonly Load[]): number {
  return Number((loads.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1));
}
