import type { Ports } from "../core/context.ts";
import type { Outbound } from "../core/outbound.ts";

/**
 * The ports of pictures. What draws and shrinks them is loaded with the first one: 50 MB that a
 * process whose people send without any need not hold.
 */
export function pictures(
  outbound: Outbound,
): Pick<Ports, "readImage" | "makePhoto" | "makeLogo" | "drawCard"> {
  let reader: Promise<Ports["readImage"]> | undefined; // one for all: it remembers what it read
  return {
    async readImage(url) {
      reader ??= import("../adapters/images/read_image.ts")
        .then(({ readImage }) => readImage(outbound));
      return await (await reader)(url);
    },
    makePhoto: async (bytes) =>
      await (await import("../adapters/images/uploaded_images.ts")).profilePhoto(bytes),
    makeLogo: async (bytes) =>
      await (await import("../adapters/images/uploaded_images.ts")).cardLogo(bytes),
    drawCard: async (...card) =>
      await (await import("../adapters/cards/draw_card.ts")).drawCard(...card),
  };
}
