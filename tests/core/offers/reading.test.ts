import { expect, test } from "vitest";
import sharp from "sharp";
import { newId, type PhotoId } from "../../../server/core/ids.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { loadOfferPicture, uploadOfferPicture } from "../../../server/core/media/upload_picture.ts";
import { readOfferImage } from "../../../server/core/offers/queries.ts";
import { readingOf } from "../../../server/core/offers/reading.ts";
import { refreshOffer } from "../../../server/core/offers/refresh_offer.ts";
import { updateOffer } from "../../../server/core/offers/update_offer.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { testApp } from "../../support/test_app.ts";

const AMAZON = "www.amazon.com.br";
const LINK = `https://${AMAZON}/dp/B0TESTE123`;
const brl = (cents: number) => ({ cents, currency: "BRL" });
const picture = (name: string) => `https://fotos.example.com/${name}.jpg`;

async function scene(images: readonly string[] = []) {
  const w = await testApp();
  const ana = await w.member();
  const serve = (price: string) =>
    w.shops.serve(
      AMAZON,
      "/dp/B0TESTE123",
      productPage({ name: "Caneca", price })
        .replace('"offers"', `"image":${JSON.stringify(images)},"offers"`),
    );
  serve("89.90");
  return { w, ana, serve };
}

test("what was read stays beside what was typed, and a field set back has its source again", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const offer = await createOffer(ana.ctx(), { url: LINK, fields: { price: brl(7_990) } });
  expect(offer.priceCents).toBe(7_990);
  expect(readingOf(offer).fields).toMatchObject({ priceCents: 8_990, title: "Caneca" });
  const id = offer.id;
  const titled = await updateOffer(ana.ctx(), { id, version: 1, fields: { title: "Bule" } });
  expect(readingOf(titled).fields.title).toBe("Caneca");
  const back = await updateOffer(ana.ctx(), {
    id,
    version: 2,
    fields: { title: "Caneca", price: brl(8_990) },
  });
  const sources = back.evidence.map(({ field, source }) => [field, source]);
  expect(sources).toContainEqual(["PRICE", "STRUCTURED_DATA"]);
  expect(sources.find(([field]) => field === "TITLE")![1]).not.toBe("PERSON");
});

test("an offer of an earlier release has what nobody typed as its reading, and keeps it", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const { id } = await createOffer(ana.ctx(), { url: LINK });
  await w.db.updateTable("offers").set({ reading: null }).execute();
  const edited = await updateOffer(ana.ctx(), { id, version: 1, fields: { price: brl(100) } });
  expect(edited.reading?.fields.priceCents).toBe(8_990);
});

test("a page's pictures are kept, at most eight, and a chosen one stays when it is read again", async () => {
  const images = [..."abcdefghij"].map(picture);
  const { w, ana, serve } = await scene(["javascript:alert(1)", ...images]);
  await using _ = w;
  const offer = await createOffer(ana.ctx(), { url: LINK });
  expect(offer.imageUrl).toBe(picture("a"));
  expect(readingOf(offer).pictures).toEqual(images.slice(0, 8));
  const chosen = await updateOffer(ana.ctx(), {
    id: offer.id,
    version: 1,
    fields: { imageUrl: picture("c") },
  });
  // The shop's picture, so its rules of age hold: the person typed nothing.
  expect(chosen.evidence.find(({ field }) => field === "IMAGE")!.source).toBe("STRUCTURED_DATA");
  serve("79.90");
  const { offer: fresh } = await refreshOffer(ana.ctx(), { id: offer.id, version: 2 });
  expect(fresh).toMatchObject({ imageUrl: picture("c"), priceCents: 7_990 });
});

test("an uploaded picture is a JPEG of its person alone, and goes with the message", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
    .png().toBuffer();
  const imageUrl = await uploadOfferPicture(ana.ctx(), {
    file: () => Promise.resolve(new Uint8Array(png)),
  });
  const offer = await createOffer(ana.ctx(), { url: LINK, fields: { imageUrl } });
  expect(offer.imageUrl).toBe(imageUrl);
  const { bytes } = await readOfferImage(ana.ctx(), ana.id, imageUrl);
  expect([...bytes.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);

  const bia = await w.member();
  const id = /pho_\w+/.exec(imageUrl)![0];
  expect(await loadOfferPicture(ana.ctx(), id)).not.toBeNull();
  expect(await loadOfferPicture(bia.ctx(), id)).toBeNull();
  await expect(createOffer(bia.ctx(), { fields: { title: "Caneca", imageUrl } }))
    .rejects.toMatchObject({ code: "IMAGE_INVALID", path: ["fields", "imageUrl"] });
  const notOne = uploadOfferPicture(ana.ctx(), {
    file: () => Promise.resolve(new Uint8Array([1, 2, 3])),
  });
  await expect(notOne).rejects.toMatchObject({ code: "PHOTO_INVALID" });
});

test("of too many uploaded pictures those go first that no offer has", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: "red" } })
    .png().toBuffer();
  const upload = () =>
    uploadOfferPicture(ana.ctx(), { file: () => Promise.resolve(new Uint8Array(png)) });
  const idOf = (path: string) => /pho_\w+/.exec(path)![0];
  const used = await upload();
  await createOffer(ana.ctx(), { fields: { title: "Caneca", imageUrl: used } });
  const now = ana.ctx().now.getTime();
  const older = Array.from({ length: 99 }, (_, nth) => ({
    id: newId("pho"),
    user_id: ana.id,
    kind: "IMAGE" as const,
    bytes: new Uint8Array([nth]),
    created_at: new Date(now - (nth + 2) * 60 * 60 * 1000),
  }));
  await w.db.insertInto("media").values(older).execute();
  await w.db.updateTable("media").where("id", "=", idOf(used) as PhotoId)
    .set({ created_at: new Date(now - 365 * 24 * 60 * 60 * 1000) }).execute();

  const fresh = await upload();
  const stored = await w.db.selectFrom("media").select("id").execute();
  const ids = stored.map(({ id }) => id);
  expect(ids).toHaveLength(100);
  expect(ids).toContain(idOf(used));
  expect(ids).toContain(idOf(fresh));
  expect(ids).not.toContain(older.at(-1)!.id);
});
