import sharp from "sharp";
import { confirmUnpaid } from "./support/people.ts";
import { expectAccessible } from "./support/accessibility.ts";
import type { Person } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const GROUPS = 20;
const PICTURE = "https://loja.example/cafeteira.png";
const CONNECT = "/app/settings/connect-whatsapp";
const [ANAS, BIAS] = ["5511999990001", "5521988880002"];

test.beforeAll(async ({ shops }) => {
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: "navy" } })
    .png().toBuffer();
  const picture = { headers: { "content-type": "image/png" } };
  shops.serve("loja.example", "/cafeteira.png", () => new Response(new Uint8Array(png), picture));
});

/** Returns what the running pairing shows. */
async function shown({ ask }: Person, what: "qr" | "pairingCode"): Promise<string | null> {
  const { data } = await ask(`{ viewer { pairing { ${what} } } }`);
  return data.viewer.pairing?.[what] ?? null;
}

test("a number is connected by a code, its offer reaches twenty groups, and its removal is reported", async ({ newPerson, whatsApp }) => {
  const ana = await newPerson("Ana", { isUnlimited: true });
  const { ask, page, keys, complaints } = ana;
  const groups = Array.from({ length: GROUPS }, (_, n) => {
    const group = whatsApp.groups.make(`Achados ${String(n + 1).padStart(2, "0")}`, 4);
    whatsApp.groups.join(ANAS, group, "ADMIN");
    return group;
  });

  // From the empty list of groups to the pairing code, by keyboard.
  await page.goto("/app/automation/groups");
  await keys.push(page.getByRole("button", { name: "WhatsApp", exact: true }));
  const number = page.getByLabel("Número do WhatsApp, com país e DDD");
  await expect(number).toBeVisible();
  await expectAccessible(page);
  await keys.type(number, "12");
  await keys.press("Enter");
  await expect(page.getByText(/número/i).and(page.locator("[id$=-help]"))).toBeVisible();
  await keys.type(number, "+55 11 99999-0001");
  await keys.press("Enter");
  await expect(page.getByRole("heading", { name: "Digite este código no celular" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copiar código" })).toBeVisible();
  await expect(page.locator("#conteudo")).toBeFocused();
  await expectAccessible(page);

  await test.step("A reload goes on with it; what is typed wrongly on the phone links nothing", async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "Copiar código" })).toBeVisible();
    await expect.poll(() => shown(ana, "pairingCode")).not.toBeNull();
    await expect(whatsApp.phone.type("AAAAAAAA", ANAS)).rejects.toThrow();
    expect(whatsApp.accounts.of(ANAS)).toHaveLength(0);
  });

  await test.step("Another one for the same number, typed rightly: the groups come by themselves", async () => {
    await keys.push(page.getByRole("button", { name: "Cancelar" }));
    await keys.reach(number);
    await expect(number).toHaveValue(`+${ANAS}`);
    await keys.press("Enter");
    await expect.poll(async () => {
      const code = await shown(ana, "pairingCode");
      return code !== null && await whatsApp.phone.type(code, ANAS).then(() => true, () => false);
    }).toBe(true);
    await expect(page.getByRole("heading", { name: "WhatsApp conectado" })).toBeVisible();
    await keys.push(page.getByRole("link", { name: "Ver meus grupos" }));
    await expect(page.getByRole("button", { name: "Achados 01" })).toBeVisible();
    await expect(page.getByText(/^Conectado · último sinal/).first()).toBeVisible();
  });

  await test.step("No group receives offers until the person chooses it", async () => {
    await expect(page.getByText(/^Nenhum grupo recebe ofertas ainda/)).toBeVisible();
    await expectAccessible(page);
    await keys.push(page.getByRole("button", { name: "Escolher", exact: true }));
    await keys.push(page.getByRole("button", { name: "Escolher todos" }));
    await keys.push(page.getByRole("button", { name: "Ativar", exact: true }));
    await expect(page.getByText("Inativo")).toHaveCount(0);
  });

  await test.step("The number is protected; turning that off shows a warning", async () => {
    await page.goto("/app/settings/bot-settings");
    await page.getByRole("switch", { name: /Proteger meu número/ }).click();
    await expect(page.getByRole("radio", { name: /Rápido/ })).toBeChecked();
    await page.getByText("Avançado", { exact: true }).click();
    for (const label of ["Entre mensagens, de", "até"]) {
      await page.getByLabel(label, { exact: true }).fill("1");
    }
    await page.getByLabel("Por minuto, no máximo").fill("60");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText(/^Salvo/).first()).toBeVisible();

    const title = "Cafeteira Aurora";
    const made = await ask(
      `mutation ($imageUrl: String) {
        createOffer(input: { fields: {
          title: "${title}", price: { cents: 18900, currency: "BRL" }, imageUrl: $imageUrl
        } }) { ... on Offer { id } }
      }`,
      { imageUrl: PICTURE },
    );
    await confirmUnpaid(ask, made.data.createOffer.id);
    await page.goto("/app/offer");
    await keys.push(page.getByRole("button", { name: `Ações: ${title}` }));
    await keys.choose(page.getByRole("menuitem", { name: "Enviar para os grupos" }));
    await keys.push(page.getByRole("button", { name: "Todos" }));
    await keys.push(page.getByRole("button", { name: `Enviar para ${GROUPS} grupos` }));
    await page.goto(`/app/offer/envio?oferta=${made.data.createOffer.id}`);
    await expect(page.getByText(`${GROUPS} de ${GROUPS} enviadas`)).toBeVisible({
      timeout: 120_000,
    });
    await expect(page.getByText("Entregue", { exact: true })).toHaveCount(GROUPS);
    await expectAccessible(page);
    for (const group of groups) {
      expect(group.messages).toHaveLength(1);
      expect(group.messages[0]!.image).not.toBeNull();
      expect(group.messages[0]!.text).toContain(`*${title}*`);
    }
  });

  await test.step("Removed on the phone: reported, with a way to reconnect", async () => {
    await page.goto("/app/settings/whatsapp");
    await expect(page.getByText(/^Conectado · último sinal/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("Its warm-up is ended by one press and brought back by another; the pace's risk follows", async () => {
    await keys.push(page.getByRole("button", { name: "Meu número já é usado há meses" }));
    await expect(page.getByText(/^Aquecimento: dia/)).toHaveCount(0);
    await keys.push(page.getByRole("button", { name: "Desfazer" }));
    await expect(page.getByText(/^Aquecimento: dia 1 de/)).toBeVisible();
    await expect(page.getByText(/A proteção está desligada/)).toBeVisible();
    await ask("mutation { updateBotSettings(input: { isNumberProtected: true }) { __typename } }");
    await expect(page.getByText(/A proteção está desligada/)).toHaveCount(0);
    const [device] = whatsApp.accounts.of(ANAS);
    whatsApp.accounts.unlink(device!);
    await expect(page.getByText(/^Removido no celular/)).toBeVisible();
    await keys.push(page.getByRole("link", { name: "Conectar de novo" }));
    await expect(number).toBeVisible(); // not the last state of the earlier pairing
    expect(complaints).toEqual([]);
  });
});

test("a number is connected by a QR code, and by no second person", async ({ newPerson, whatsApp }) => {
  const bia = await newPerson("Bia", { isUnlimited: true });
  await bia.page.goto(CONNECT);
  await bia.page.getByLabel(/Lendo um QR code/).check();
  await bia.page.getByRole("button", { name: "Mostrar o QR code" }).click();
  await expect(bia.page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible(bia.page);
  await expect.poll(() => shown(bia, "qr")).not.toBeNull();
  whatsApp.phone.scan((await shown(bia, "qr"))!, BIAS);
  await expect(bia.page.getByRole("heading", { name: "WhatsApp conectado" })).toBeVisible();

  const caio = await newPerson("Caio", { isUnlimited: true });
  await caio.page.goto(CONNECT);
  await caio.page.getByLabel("Número do WhatsApp, com país e DDD").fill(`+${BIAS}`);
  await caio.page.getByRole("button", { name: "Gerar o código" }).click();
  await expect.poll(async () => {
    const code = await shown(caio, "pairingCode");
    return code !== null && await whatsApp.phone.type(code, BIAS).then(() => true, () => false);
  }).toBe(true);
  await expect(caio.page.getByText(/já está conectado em outra conta/)).toBeVisible();
  // The device that he linked is removed; hers stays.
  await expect.poll(() => whatsApp.accounts.of(BIAS).length).toBe(1);
  await caio.page.getByRole("button", { name: "Gerar outro" }).click();
  await expect(caio.page.getByLabel("Número do WhatsApp, com país e DDD")).toBeVisible();
});
