import type { Ports } from "../core/context.ts";
import type { Image } from "../core/delivery/messenger.ts";
import type { Outbound } from "../core/outbound.ts";
import { queuePerKey } from "../process/queue_per_key.ts";

type PicturePorts = Pick<
  Ports,
  "readImage" | "makePhoto" | "makeLogo" | "makePicture" | "drawCard"
>;

/** Images that are read for one person at a time: a slow host delays that person alone. */
const READ_PER_PERSON = 2;
/** Uploads and drawings of one person at a time: each upload holds its bytes from here on. */
const MADE_PER_PERSON = 1;

/**
 * The ports of pictures. Each person's wait for one another, and all wait for one decoder, so that
 * nobody's burst takes the memory or the time of others. What draws and decodes is loaded with the
 * first picture: 50 MB that a process whose people send without any need not hold.
 */
export function pictures(outbound: Outbound): PicturePorts {
  const reading = queuePerKey({ concurrency: READ_PER_PERSON });
  const making = queuePerKey({ concurrency: MADE_PER_PERSON });
  let reader: Promise<(url: string) => Promise<Image>> | undefined; // one for all: it has the cache

  return {
    readImage: (key, url) =>
      reading(key).add(async () => {
        reader ??= import("../adapters/images/read_image.ts")
          .then(({ readImage }) => readImage(outbound));
        return await (await reader)(url);
      }),
    makePhoto: (userId, file) =>
      making(userId).add(async () => {
        const { profilePhoto } = await import("../adapters/images/profile_photo.ts");
        return await profilePhoto(await file());
      }),
    makeLogo: (userId, file) =>
      making(userId).add(async () => {
        const { cardLogo } = await import("../adapters/images/card_logo.ts");
        return await cardLogo(await file());
      }),
    makePicture: (userId, file) =>
      making(userId).add(async () => {
        const { asJpeg } = await import("../adapters/images/read_image.ts");
        return await asJpeg(await file()).then(({ bytes }) => bytes, () => null);
      }),
    drawCard: async (...card) => {
      const { drawCard } = await import("../adapters/cards/draw_card.ts");
      return await drawCard(...card);
    },
  };
}
