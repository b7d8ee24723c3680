import sharp from "sharp";
import { expect } from "vitest";
import { type Image, MessengerRefusal } from "../../../server/core/delivery/messenger.ts";
import { parseMarks } from "../../../server/core/delivery/messages/rich_text.ts";
import {
  connectMessenger,
  failureOf,
  patient,
} from "../../support/messengers/connect_messenger.ts";
import type { Proved } from "./messenger.ts";

const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: "#0c0" } });
const image: Image = {
  bytes: new Uint8Array(await drawn.jpeg().toBuffer()),
  contentType: "image/jpeg",
};

/** What any messenger must do with messages that are out. */
export function correctionsContract({ it, makeStandin }: Proved): void {
  async function connected() {
    const s = await connectMessenger(makeStandin);
    const { edit, remove } = s.connection;
    return {
      ...s,
      edit: (messageId: string, text: string, hasImage = false) =>
        edit(s.group.id, { messageId, hasImage }, parseMarks(text), patient()),
      remove: (messageId: string) => remove(s.group.id, messageId, patient()),
      texts: () => s.standin.received(s.group).map(({ text }) => text),
    };
  }

  it("edits the text of one message, and once more makes no difference", async () => {
    const s = await connected();
    const { messageId } = await s.send("*R$ 99,00*");
    await s.send("outra");
    for (let n = 0; n < 2; n++) await s.edit(messageId, "*R$ 79,00* & mais");
    expect(s.texts()).toEqual([parseMarks("*R$ 79,00* & mais"), parseMarks("outra")]);
  });

  it("edits the text below an image where it says that it can", async () => {
    const s = await connected();
    const { messageId } = await s.send("antes", image);
    if (!s.standin.messenger.capabilities.edits.captions) return;
    await s.edit(messageId, "depois", true);
    await s.edit(messageId, "por fim", false); // the image was not known
    const [message] = s.standin.received(s.group);
    expect(message!.text).toEqual(parseMarks("por fim"));
    expect(message!.image).not.toBeNull();
  });

  it("removes a message for everybody, with its image, and once more makes no difference", async () => {
    const s = await connected();
    const { messageId } = await s.send("com foto", image);
    await s.send("fica");
    for (let n = 0; n < 2; n++) await s.remove(messageId);
    expect(s.texts()).toEqual([parseMarks("fica")]);
  });

  for (const mishap of ["DROP_BEFORE", "DROP_AFTER"] as const) {
    it(`is in doubt about a correction after ${mishap}`, async () => {
      const s = await connected();
      const { messageId } = await s.send("antes");
      s.standin.next(mishap);
      expect(await failureOf(s.edit(messageId, "depois"))).not.toBeInstanceOf(MessengerRefusal);
      expect(s.texts()).toEqual([parseMarks(mishap === "DROP_AFTER" ? "depois" : "antes")]);
    });
  }
}
