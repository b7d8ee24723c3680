import { expect, test } from "vitest";
import { barredMedia } from "../../../server/core/delivery/queue/chosen_groups.ts";
import { tooLargeFor } from "../../../server/core/media/media.ts";
import { sniffFile } from "../../../server/core/media/sniff_file.ts";
import { mp4, pdf } from "../../support/media/files.ts";

test("a file is what its bytes are: an MP4 with its size and length, or a PDF", () => {
  expect(sniffFile(mp4())).toEqual({ kind: "VIDEO", width: 640, height: 360, seconds: 12 });
  expect(sniffFile(pdf())).toEqual({ kind: "DOCUMENT", width: null, height: null, seconds: null });
});

test.each([
  ["another video format", mp4({ brand: "qt  " }), "MEDIA_INVALID"],
  ["a codec that some phones do not play", mp4({ codec: "hvc1" }), "VIDEO_CODEC_INVALID"],
  ["a video that was cut off", mp4().subarray(0, 200), "MEDIA_INVALID"],
  ["a PDF that was cut off", pdf(5_000).subarray(0, 3_000), "MEDIA_INVALID"],
  ["a picture", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]), "MEDIA_INVALID"],
  ["nothing", new Uint8Array(), "MEDIA_INVALID"],
  [
    "a box that says it is endless",
    new Uint8Array([0, 0, 0, 1, 0x66, 0x74, 0x79, 0x70]),
    "MEDIA_INVALID",
  ],
  ["too many bytes", new Uint8Array(24_000_001), "MEDIA_TOO_LARGE"],
])("%s is refused", (_, bytes, failure) => {
  expect(sniffFile(bytes)).toEqual({ failure });
});

test("each messenger has its own limit, and WhatsApp's channels take no documents", () => {
  const video = { kind: "VIDEO", size: 16_000_001 } as const;
  expect(tooLargeFor(video)).toEqual(["WHATSAPP"]);
  const [whatsApp, telegram] = [
    { kind: "GROUP", channel: "WHATSAPP" },
    { kind: "CHANNEL", channel: "TELEGRAM" },
  ] as const;
  expect(barredMedia(whatsApp, video)).toBe("MEDIA_TOO_LARGE");
  expect(barredMedia({ ...whatsApp, channel: "EVOLUTION" }, video)).toBe("MEDIA_TOO_LARGE");
  expect(barredMedia(telegram, video)).toBeNull();
  const document = { kind: "DOCUMENT", size: 100 } as const;
  expect(barredMedia({ ...whatsApp, kind: "CHANNEL" }, document)).toBe("MEDIA_NOT_CARRIED");
  expect([whatsApp, telegram].map((group) => barredMedia(group, document))).toEqual([null, null]);
});
