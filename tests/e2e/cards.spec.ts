import { Buffer } from "node:buffer";
import sharp from "sharp";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

const create = `mutation { createOffer(input: { fields: {
  title: "Chaleira elétrica", shop: "Loja", price: { cents: 11990, currency: "BRL" }
} }) { __typename ... on Offer { id } } }`;

test(
  "a card uses the person's colours and logo, and is sent with the messages once it is chosen",
  async ({ newPerson }) => {
    const { ask, page, keys, complaints } = await newPerson("Nina");
    await page.goto("/app/settings/arte");
    await expect(page.getByText(/você ainda não tem nenhuma/)).toBeVisible();

    const { id } = (await ask(create)).data.createOffer;
    await page.reload();
    const card = page.getByRole("img", { name: "Arte da oferta: Chaleira elétrica" });
    const size = () =>
      card.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
    await expect.poll(size).toEqual([1080, 1080]);
    await expectAccessible(page);
    await page.getByRole("radio", { name: "Story", exact: true }).check();
    await expect.poll(size).toEqual([1080, 1920]);
    await page.getByRole("radio", { name: "Grupo e feed" }).check();

    const address = () => card.getAttribute("src");
    const plain = await address();
    await page.getByLabel("Fundo").fill("#1a1033");
    await page.getByRole("radio", { name: "A arte quadrada" }).check();
    await keys.push(page.getByRole("button", { name: "Salvar" }));
    await expect(page.getByText("Salvo. A arte já sai assim.")).toBeVisible();
    await expect.poll(address).not.toBe(plain);
    await expect.poll(size).toEqual([1080, 1080]);

    const colored = await address();
    const logo = await sharp({
      create: { width: 90, height: 30, channels: 3, background: "#E91E63" },
    })
      .png().toBuffer();
    const file = page.locator("input[type=file]");
    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("nada") });
    await expect(page.getByText(/Não consegui abrir esta foto/)).toBeVisible();
    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: logo });
    await expect(page.getByRole("img", { name: "Sua logo" })).toBeVisible();
    await expect.poll(address).not.toBe(colored);

    // The preview of the message shows it.
    await page.goto(`/app/gerador?oferta=${id}`);
    const bubble = page.getByRole("region", { name: "O grupo vai ver" }).locator("img");
    await expect.poll(() => bubble.getAttribute("src")).toContain(`/api/cards/${id}/square.jpg`);

    await page.goto("/app/settings/arte");
    await keys.push(page.getByRole("button", { name: "Remover logo" }));
    await expect(page.getByRole("img", { name: "Sua logo" })).toHaveCount(0);
    await expect.poll(address).toBe(colored);
    expect(complaints.filter((one) => !/400/.test(one))).toEqual([]);
  },
);
