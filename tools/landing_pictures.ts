/**
 * Takes the pictures of the home page from the running product: the generator with an offer read, on
 * a desktop and on a phone, light and dark. They are committed, so that no build needs a browser.
 */
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import sharp from "sharp";
import {
  connectToDatabase,
  createDataFolder,
  register,
  startProduct,
} from "../tests/support/product/start_product.ts";
import { shopSite } from "../tests/support/sites/shop_site.ts";
import { legal } from "../web/public/legal.ts";
import { chromiumPath } from "./chromium.ts";

/** The picture beside a shared link of a public page. */
const SHARED = "web/public/share.png";
const FOLDER = "web/public/landing";
/** Bytes of one picture. */
const MOST_BYTES = 60_000;
/** Of WebP, tried from the best on until a picture is small enough. */
const QUALITIES = [86, 78, 70, 60, 50];

const HOST = "www.magazineluiza.com.br";
const PATH = "/ventilador-aurora/p/ab12cd34ef/ve/vent/";
const EMAIL = "rafa@example.com";

const devices: readonly (BrowserContextOptions & { readonly name: string })[] = [
  { name: "", viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: "-phone", viewport: { width: 360, height: 700 }, deviceScaleFactor: 2 },
];

/** Writes the pictures into `folder`. @throws when there is no Chromium */
export async function takeLandingPictures(folder = FOLDER) {
  const executablePath = await chromiumPath();
  if (executablePath === null) throw new Error("No Chromium: `deno task test` installs it");
  await using shops = shopSite();
  shops.serve(HOST, PATH, await Deno.readTextFile("tests/support/pages/magazine_luiza.html"));
  await using data = await createDataFolder();
  await using product = await startProduct(data.path, shops.standins(HOST));
  const offerId = await createExample(product.origin, data.path);
  const args = Deno.uid() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const { name, ...device } of devices) {
        const png = await takePicture(browser, { ...device, colorScheme }, product.origin, offerId);
        const webp = await smallWebp(png);
        await Deno.writeFile(`${folder}/generator-${colorScheme}${name}.webp`, webp);
        console.info(`generator-${colorScheme}${name}.webp  ${webp.length} bytes`);
      }
    }
    await Deno.writeFile(SHARED, await takeSharedPicture(browser));
  } finally {
    await browser.close();
  }
}

/** Registers the example's person and reads their offer; returns its id. */
async function createExample(origin: string, dataDir: string): Promise<string> {
  const { ask } = await register(origin, EMAIL);
  await using database = await connectToDatabase(dataDir);
  await database.rows(`update auth_users set "emailVerified" = true where email = $1`, [EMAIL]);
  const mutation = `mutation ($terms: String!, $privacy: String!, $url: String!) {
    acceptDocuments(input: { terms: $terms, privacy: $privacy }) { __typename }
    updateAffiliateTags(input: { magaluShop: "magazinerafa" }) { __typename }
    createOffer(input: { url: $url }) { ... on Offer { id } }
  }`;
  const { data } = await ask(origin, mutation, {
    terms: legal.terms.version,
    privacy: legal.privacy.version,
    url: `https://${HOST}${PATH}`,
  });
  return data.createOffer.id;
}

async function takePicture(
  browser: Browser,
  options: BrowserContextOptions,
  origin: string,
  offerId: string,
): Promise<Uint8Array> {
  const context = await browser.newContext({
    ...options,
    baseURL: origin,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    reducedMotion: "reduce",
  });
  await context.addInitScript(() => localStorage.setItem("cookie_consent", "necessary"));
  const page = await context.newPage();
  const photo = await Deno.readTextFile(`${FOLDER}/fan.svg`);
  await page.route(
    /^https:/,
    (route) => route.fulfill({ contentType: "image/svg+xml", body: photo }),
  );
  await context.request.post("/api/auth/sign-in/email", {
    data: { email: EMAIL, password: "uma senha boa" },
    headers: { origin },
  });
  await page.goto(`/app/gerador?oferta=${encodeURIComponent(offerId)}`);
  await page.getByRole("button", { name: /^Copiar/ }).first().waitFor();
  await page.getByText("Ventilador Aurora 40cm").first().waitFor();
  await page.waitForLoadState("networkidle");
  const png = await page.screenshot({ animations: "disabled" });
  await context.close();
  return png;
}

/** Draws the page's headline at the size that networks show. */
async function takeSharedPicture(browser: Browser): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const font = async (weight: number) => {
    const file = `node_modules/@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`;
    const bytes = (await Deno.readFile(file)).toBase64();
    return `@font-face { font-family: P; font-weight: ${weight}; src: url(data:font/woff2;base64,${bytes}) }`;
  };
  await page.setContent(`<!doctype html><html lang="pt-BR"><style>
    ${await font(400)} ${await font(600)}
    body { margin: 0; padding: 80px 96px; background: #6200ee; color: #fff; font: 400 32px/1.4 P }
    h1 { margin: 40px 0 24px; font: 600 66px/1.16 P; letter-spacing: -0.02em; text-wrap: balance }
    p { margin: 0; color: #e9dcff }</style>
    <svg width="104" viewBox="0 0 28 28" fill="none"><rect width="28" height="28" rx="8" fill="#fff"/>
      <path d="M6 12c4-6 12-6 16 0M14 8v14" stroke="#6200ee" stroke-width="2.4" stroke-linecap="round"/>
      <circle cx="20.5" cy="19.5" r="2.5" fill="#03dac6"/></svg>
    <h1>Transforme um link em oferta conferida em todos os seus grupos</h1>
    <p>O preço com a fonte, o desconto conferido, o seu link.</p></html>`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  return await sharp(png).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

async function smallWebp(png: Uint8Array): Promise<Uint8Array> {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MOST_BYTES) return webp;
  }
  throw new Error(`No picture of at most ${MOST_BYTES} bytes`);
}

if (import.meta.main) await takeLandingPictures();
