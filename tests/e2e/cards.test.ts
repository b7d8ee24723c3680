import { Buffer } from "node:buffer";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { barriers, browser } from "../support/browser.ts";
import { createDataFolder, startProduct } from "../support/product/start_product.ts";
import { newcomer, signedIn } from "../support/signed_in.ts";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chrome: Awaited<ReturnType<typeof browser>>;
let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  folder = await createDataFolder();
  product = await startProduct(folder.path);
  chrome = await browser();
});

afterAll(async () => {
  await chrome?.[Symbol.asyncDispose]();
  await product?.end("SIGTERM");
  await folder[Symbol.asyncDispose]();
});

const create = `mutation { createOffer(input: { fields: {
  title: "Chaleira elétrica", shop: "Loja", price: { cents: 11990, currency: "BRL" }
} }) { __typename ... on Offer { id } } }`;

test(
  "a card takes one's colours and logo, and goes with the messages once it is chosen",
  async () => {
    const email = "nina@example.com";
    const ask = await newcomer(product.origin, email);
    const { page, keys, context, complaints } = await signedIn(chrome, product.origin, email);
    await page.goto("/app/settings/arte");
    await page.getByText(/você ainda não tem nenhuma/).waitFor();

    const { id } = (await ask(create)).data.createOffer;
    await page.reload();
    const card = page.getByRole("img", { name: "Arte da oferta: Chaleira elétrica" });
    const size = () =>
      card.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
    await expect.poll(size).toEqual([1080, 1080]);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("radio", { name: "Story", exact: true }).check();
    await expect.poll(size).toEqual([1080, 1920]);
    await page.getByRole("radio", { name: "Grupo e feed" }).check();

    const address = () => card.getAttribute("src");
    const plain = await address();
    await page.getByLabel("Fundo").fill("#1a1033");
    await page.getByRole("radio", { name: "A arte quadrada" }).check();
    await keys.push(page.getByRole("button", { name: "Salvar" }));
    await page.getByText("Salvo. A arte já sai assim.").waitFor();
    await expect.poll(address).not.toBe(plain);
    await expect.poll(size).toEqual([1080, 1080]);

    const colored = await address();
    const logo = await sharp({
      create: { width: 90, height: 30, channels: 3, background: "#E91E63" },
    })
      .png().toBuffer();
    const file = page.locator("input[type=file]");
    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("nada") });
    await page.getByText(/Não consegui abrir esta foto/).waitFor();
    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: logo });
    await page.getByRole("img", { name: "Sua logo" }).waitFor();
    await expect.poll(address).not.toBe(colored);

    // The group sees it: so does whoever is about to send.
    await page.goto(`/app/gerador?oferta=${id}`);
    const bubble = page.getByRole("region", { name: "O grupo vai ver" }).locator("img");
    await expect.poll(() => bubble.getAttribute("src")).toContain(`/api/cards/${id}/square.jpg`);

    await page.goto("/app/settings/arte");
    await keys.push(page.getByRole("button", { name: "Remover logo" }));
    await page.getByRole("img", { name: "Sua logo" }).waitFor({ state: "detached" });
    await expect.poll(address).toBe(colored);
    expect(complaints.filter((one) => !/400/.test(one))).toEqual([]);
    await context.close();
  },
  120_000,
);
