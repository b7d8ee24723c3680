import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect } from "vitest";
import {
  type Image,
  MessengerRefusal,
  type RefusalReason,
} from "../../../server/core/delivery/messenger.ts";
import { parseMarks } from "../../../server/core/delivery/messages/rich_text.ts";
import {
  type ConnectedMessenger,
  connectMessenger,
  failureOf,
  patient,
  refusalOf,
  soon,
} from "../../support/messengers/connect_messenger.ts";
import { mediaFile } from "../../support/media/files.ts";
import type { Mishap } from "../../support/messengers/messenger_standin.ts";
import type { Proved } from "./messenger.ts";

const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: "#c00" } });
const image: Image = {
  bytes: new Uint8Array(await drawn.jpeg().toBuffer()),
  contentType: "image/jpeg",
};
const imageHash = createHash("sha256").update(image.bytes).digest("hex");

/** What any messenger must do with messages. */
export function sendingContract({ it, traits, makeStandin }: Proved): void {
  it("brings what was sent, in style, in order, to that group alone", async () => {
    const s = await connectMessenger(makeStandin);
    const other = s.standin.group("Outro", 3);
    s.standin.add(s.account, other);
    const text =
      "*Cafeteira _nova_ <3 & mais*\nDe ~R$ 10,00~ por *R$ 8,00*\n\nhttps://loja.com/a_b?c=1&d=2";
    const first = await s.send(text);
    const second = await s.send("*Com foto*", image);
    const third = await s.send("", image);
    expect(s.standin.received(s.group)).toEqual([
      { text: parseMarks(text), image: null },
      { text: parseMarks("*Com foto*"), image: imageHash },
      { text: [], image: imageHash },
    ]);
    expect(new Set([first, second, third].map(({ messageId }) => messageId)).size).toBe(3);
    expect(s.standin.received(other)).toEqual([]);
  });

  it("brings a video and a document with their text to several groups, and refuses larger ones", async () => {
    const s = await connectMessenger(makeStandin);
    const other = s.standin.group("Outro", 3);
    s.standin.add(s.account, other);
    for (const kind of ["VIDEO", "DOCUMENT"] as const) {
      const { file, hash, reads } = mediaFile(kind);
      for (const group of [s.group, other]) {
        await s.connection.send(group.id, { ...s.part("*Veja*"), file }, patient());
        expect(s.standin.received(group).at(-1)).toEqual({
          text: parseMarks("*Veja*"),
          image: hash,
        });
      }
      if (traits.uploadsOnce) expect(reads()).toBe(1);
      const large = mediaFile(kind, s.standin.messenger.limits.files[kind] + 1);
      const refused = s.connection.send(
        s.group.id,
        { ...s.part("oi"), file: large.file },
        patient(),
      );
      expect(await refusalOf(refused)).toMatchObject({ reason: "MESSAGE_REFUSED" });
      expect(large.reads()).toBe(0);
    }
  });

  if (traits.namesMessages) {
    it("sends under the id that it was given, and makes others each time", async () => {
      const s = await connectMessenger(makeStandin);
      const parts = [s.part("um"), s.part("dois")];
      for (const part of parts) {
        const { messageId } = await s.connection.send(
          s.group.id,
          part,
          AbortSignal.timeout(20_000),
        );
        expect(messageId).toBe(part.messageId);
      }
      expect(parts[0]!.messageId).not.toBe(parts[1]!.messageId);
    });
  }

  it("sends as much as its limits allow", async () => {
    const s = await connectMessenger(makeStandin);
    const { text, caption } = s.standin.messenger.limits;
    const long = (length: number) => `*${"á<&".repeat(length)}`.slice(0, length + 1) + "*";
    await s.send(long(text));
    await s.send(long(caption), image);
    expect(s.standin.received(s.group).map(({ text }) => text[0]!.text.length)).toEqual([
      text,
      caption,
    ]);
  });

  const refusals: [string, (s: ConnectedMessenger) => void, RefusalReason][] = [
    ["it was removed from", (s) => s.standin.remove(s.account, s.group), "GROUP_GONE"],
    ["it may not write in", (s) => s.standin.silence(s.account, s.group), "GROUP_FORBIDDEN"],
  ];
  for (const [where, change, reason] of refusals) {
    it(`refuses for a group ${where}, since nothing was sent`, async () => {
      const s = await connectMessenger(makeStandin);
      change(s);
      expect(await refusalOf(s.send("oi"))).toMatchObject({ reason });
      expect(await refusalOf(s.send("oi", image))).toMatchObject({ reason });
      expect(s.standin.received(s.group)).toEqual([]);
    });
  }

  it("refuses for a group that never existed", async () => {
    const s = await connectMessenger(makeStandin);
    const lost = s.send("oi", null, undefined, s.standin.nowhere);
    expect(await refusalOf(lost)).toMatchObject({ reason: "GROUP_GONE" });
  });

  it("refuses a message beyond its limits", async () => {
    const s = await connectMessenger(makeStandin);
    const refused = s.send("x".repeat(s.standin.messenger.limits.text + 1));
    expect(await refusalOf(refused)).toMatchObject({ reason: "MESSAGE_REFUSED" });
    expect(s.standin.received(s.group)).toEqual([]);
  });

  it("refuses too many messages with what follows", async () => {
    const s = await connectMessenger(makeStandin);
    s.standin.next("TOO_MANY");
    const refusal = await refusalOf(s.send("oi"));
    if (traits.tooMany === "RESTRICTED") {
      expect(refusal).toMatchObject({ reason: "SESSION", problem: "RESTRICTED" });
    } else {
      expect(refusal).toMatchObject({ reason: "LATER", ...traits.tooMany });
    }
    await s.send("oi"); // the vendor decides whether to accept it
    expect(s.standin.received(s.group)).toHaveLength(1);
  });

  it("refuses when the vendor is unreachable, since nothing was sent", async () => {
    const s = await connectMessenger(makeStandin);
    await s.standin.goAway();
    await expect.poll(s.problem, soon).toBe("UNREACHABLE"); // its connections have ended by now
    for (const pictured of [null, image]) {
      expect(await refusalOf(s.send("oi", pictured)))
        .toMatchObject({ reason: "LATER", retryAfterMs: null });
    }
    expect(s.standin.received(s.group)).toEqual([]);
  });

  const doubts: Mishap[] = ["ERROR_AFTER", "DROP_BEFORE", "DROP_AFTER"];
  for (const mishap of doubts) {
    it(`is in doubt after ${mishap}, and does not send again by itself`, async () => {
      const s = await connectMessenger(makeStandin);
      for (const pictured of [null, image]) {
        s.standin.next(mishap);
        const signal = patient();
        const failure = await failureOf(s.send("em dúvida", pictured, signal));
        expect(failure).not.toBeInstanceOf(MessengerRefusal);
        expect(signal.aborted).toBe(false); // it was known at once that no answer would come
      }
      await s.send("depois");
      const texts = s.standin.received(s.group).map(({ text }) => text[0]!.text);
      const doubtful = mishap.endsWith("AFTER") ? ["em dúvida", "em dúvida"] : [];
      expect(texts).toEqual([...doubtful, "depois"]);
    });
  }

  for (const mishap of ["SILENCE_BEFORE", "SILENCE_AFTER"] as const) {
    it(`is uncertain when the response does not come in time: ${mishap}`, async () => {
      const s = await connectMessenger(makeStandin);
      s.standin.next(mishap);
      const before = s.standin.open();
      const waiting = new AbortController();
      const failure = failureOf(s.send("em dúvida", image, waiting.signal));
      const isTaken = mishap.endsWith("AFTER");
      await expect.poll(s.standin.happened, soon).toBe(1);
      await expect.poll(() => s.standin.received(s.group), soon).toHaveLength(isTaken ? 1 : 0);
      waiting.abort();
      expect(await failure).not.toBeInstanceOf(MessengerRefusal);
      await expect.poll(s.standin.open, soon).toBeLessThanOrEqual(before);
      expect(s.standin.received(s.group)).toHaveLength(isTaken ? 1 : 0);
    });
  }

  it("is uncertain when it is aborted before it began", async () => {
    const s = await connectMessenger(makeStandin);
    const failure = await failureOf(s.send("oi", null, AbortSignal.abort()));
    expect(failure).not.toBeInstanceOf(MessengerRefusal);
    await s.send("depois");
    expect(s.standin.received(s.group)).toHaveLength(1);
  });
}
