import { crc32 } from "node:zlib";
import sharp from "sharp";
import { createDataFolder, register, startProduct } from "../../product/start_product.ts";
import { shopSite } from "../../sites/shop_site.ts";
import { type Damage, damageBy } from "./attacked_process.ts";

const HOST = "imagens.example";
const OFFERS = 12;
const formats = ["square", "story"] as const;
const CARDS = OFFERS * formats.length;
const UPLOADS = 20;

const createOffer = `mutation ($image: String!) {
  createOffer(input: {fields: {title: "Fone", price: {cents: 9990, currency: "BRL"}, imageUrl: $image}}) { ... on Offer { id } }
}`;

/** Resident memory of the web process under attack, and the 99th percentile of its `/healthz`. */
const MOST = { megabytes: 600, milliseconds: 100 };

/**
 * Sends pictures in one person's name that are small as files and enormous as pixels, all at once.
 * @returns whether memory and response times stayed within `MOST`
 */
export async function pictureBombs(notify: (line: string) => void): Promise<boolean> {
  const damages = Object.entries(await bombed());
  for (const [attack, { idleMb, peakMb, slowestMs, p99Ms }] of damages) {
    notify(`${attack}: ${idleMb} to ${peakMb} MB, healthz p99 ${p99Ms} ms, most ${slowestMs} ms`);
  }
  return damages.every(([, { peakMb, p99Ms }]) =>
    peakMb < MOST.megabytes && p99Ms < MOST.milliseconds
  );
}

async function bombed(): Promise<Readonly<Record<string, Damage>>> {
  await using folder = await createDataFolder();
  await using images = shopSite();
  const [bomb, largest] = [await progressiveJpeg(6_300), await progressiveJpeg(4_000)];
  images.serve(HOST, "/foto", () => new Response(new Uint8Array(bomb)));
  images.serve(HOST, "/maior", () => new Response(new Uint8Array(largest)));
  await using product = await startProduct(folder.path, images.standins(HOST));
  const { origin } = product;
  const [ana, bia] = [
    await artist(origin, "ana@example.com"),
    await artist(origin, "bia@example.com"),
  ];
  const [refused, accepted] = [await ana.offers("foto"), await bia.offers("maior")];
  const cards = ({ card }: typeof ana, offers: readonly string[]) => () =>
    Promise.all(offers.flatMap((id) => formats.map((format) => card(id, format))));
  const line = pngHeader(await sharp(blank(1, 1)).png().toBuffer(), 1, 39_999_999);
  const narrow = new Uint8Array(await sharp(blank(10, 16_000)).png().toBuffer());
  return {
    [`${CARDS} cards of progressive JPEGs of 6300 × 6300`]: await damageBy(
      cards(ana, refused),
      product,
    ),
    [`${CARDS} cards of the largest that are accepted`]: await damageBy(
      cards(bia, accepted),
      product,
    ),
    [`${UPLOADS} uploads of 6300 × 6300`]: await damageBy(
      () => Promise.all(Array.from({ length: UPLOADS }, () => ana.upload(bomb))),
      product,
    ),
    "a PNG that says it has 1 × 39,999,999": await damageBy(() => ana.upload(line), product),
    "a PNG of 10 × 16,000": await damageBy(() => ana.upload(narrow), product),
  };
}

/** A person who creates offers with pictures at `HOST`, their cards, and uploads. */
async function artist(origin: string, email: string) {
  const { token, ask } = await register(origin, email);
  const headers = { authorization: `Bearer ${token}` };
  return {
    offers: async (picture: string): Promise<string[]> =>
      await Promise.all(Array.from({ length: OFFERS }, async (_, n) => {
        const made = await ask(origin, createOffer, { image: `https://${HOST}/${picture}?${n}` });
        return made.data.createOffer.id;
      })),
    async card(id: string, format: (typeof formats)[number]) {
      const response = await fetch(`${origin}/api/cards/${id}/${format}.jpg`, { headers });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`a card is answered ${response.status}`);
    },
    async upload(body: Uint8Array<ArrayBuffer>) {
      const url = `${origin}/api/profile/photo`;
      await (await fetch(url, { method: "POST", headers, body })).body?.cancel();
    },
  };
}

const blank = (width: number, height: number) => ({
  create: { width, height, channels: 3 as const, background: "#c00" },
});

async function progressiveJpeg(side: number) {
  const jpeg = await sharp(blank(side, side)).jpeg({ progressive: true, quality: 80 }).toBuffer();
  return new Uint8Array(jpeg);
}

/** Writes another size into a PNG's first chunk. */
export function pngHeader(png: Uint8Array, width: number, height: number) {
  const forged = Buffer.from(png);
  forged.writeUInt32BE(width, 16);
  forged.writeUInt32BE(height, 20);
  forged.writeUInt32BE(crc32(forged.subarray(12, 29)), 29);
  return new Uint8Array(forged);
}
