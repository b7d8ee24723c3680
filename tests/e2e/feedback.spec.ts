import { expectAccessibleInEveryLook } from "./support/accessibility.ts";
import { PHONE } from "./support/device.ts";
import { expect, test } from "./support/test.ts";

test("on a phone: a person reports a screen with what is typed covered, and an admin answers", async ({ newPerson }) => {
  const { page, complaints } = await newPerson("Ana", { viewport: PHONE });
  await page.goto("/app/profile");
  const name = page.getByLabel("Seu nome");
  await expect(name).toHaveValue("Ana");
  await name.scrollIntoViewIfNeeded();
  const { x, y, height } = (await name.boundingBox())!;
  await page.getByRole("button", { name: "Sua conta" }).click();
  await page.getByRole("menuitem", { name: "Relatar problema nesta tela" }).click();

  const picture = page.getByRole("img", { name: "A imagem que vai junto" });
  await expect(picture).toBeVisible();
  const pixels = await picture.evaluate(async (image: HTMLImageElement, { x, y, window }) => {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    const scale = image.naturalWidth / window;
    return [...context.getImageData(x * scale, y * scale, 8, 8).data];
  }, { x: x + 8, y: y + height / 2, window: PHONE.width });
  expect(Math.max(...pixels.filter((_, at) => at % 4 < 3))).toBeLessThan(16); // black

  const { page: admin } = await newPerson("Rute", { role: "admin" });
  await admin.goto("/app/admin/feedbacks");
  await expect(admin.getByRole("region", { name: "Mensagens" })).toBeVisible();
  await page.getByLabel("O que aconteceu, e o que você esperava?").fill("Meu nome não é salvo.");
  await page.getByRole("button", { name: "Enviar", exact: true }).click();
  await expect(page.getByText("Recebemos. A resposta chega aqui")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ver a imagem enviada" })).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await admin.getByRole("button", { name: "Meu nome não é salvo." }).click(); // it came by itself
  await expect(admin.getByRole("img", { name: "A tela que a pessoa enviou" })).toBeVisible();
  await admin.getByLabel("Resposta", { exact: true }).fill("Corrigido.");
  await admin.getByRole("button", { name: "Responder" }).click();
  await expect(admin.getByText("Resposta enviada.")).toBeVisible();
  await expectAccessibleInEveryLook(admin);

  await page.reload();
  await expect(page.getByText("Corrigido.", { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
