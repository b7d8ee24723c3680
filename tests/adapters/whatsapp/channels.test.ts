import sharp from "sharp";
import { expect, test } from "vitest";
import { parseMarks } from "../../../server/core/delivery/messages/rich_text.ts";
import type { Image } from "../../../server/core/delivery/messenger.ts";
import { pendingChannelId } from "../../../server/core/groups/channel_link.ts";
import { patient, refusalOf } from "../../support/messengers/connect_messenger.ts";
import { chatScene, PHONE } from "../../support/whatsapp/chat_scene.ts";
import { mediaFile } from "../../support/media/files.ts";
import { hashOf } from "../../support/whatsapp/media.ts";

const linkOf = (code: string) => pendingChannelId(`https://whatsapp.com/channel/${code}`)!;

async function photo(): Promise<Image> {
  const bytes = await sharp({
    create: { width: 8, height: 8, channels: 3, background: "#f0f" },
  }).jpeg().toBuffer();
  return { bytes: new Uint8Array(bytes), contentType: "image/jpeg" };
}

test("a channel is read by its link, and its own id is reported", async () => {
  const s = await chatScene();
  const [own, other] = [s.standin.channels.make("Ofertas"), s.standin.channels.make("Alheio")];
  own.people.set(PHONE, "OWNER");
  const { connection, events } = await s.open();
  const ids = [linkOf(own.inviteCode), linkOf(other.inviteCode), linkOf("naoexistenada")];
  const seen = await connection.groups(ids);
  expect(seen.filter(({ kind }) => kind !== "GROUP")).toEqual([
    {
      ...{ externalId: own.id, title: "Ofertas", kind: "CHANNEL", role: "OWNER" },
      ...{ canSend: true, members: 1_024, isAdminsOnly: true, isInCommunity: false, isThere: true },
    },
    expect.objectContaining({ externalId: other.id, role: "MEMBER", canSend: false }),
    { externalId: ids[2], title: "Canal não encontrado", isThere: false },
  ]);
  expect(events).toContainEqual({ kind: "moved", from: ids[0], to: own.id });
  expect(await connection.groups([own.id])).toContainEqual(
    expect.objectContaining({ externalId: own.id, canSend: true }),
  );
  expect(await connection.inviteUrl!(own.id)).toBe(
    `https://whatsapp.com/channel/${own.inviteCode}`,
  );
});

test("texts and images go to a channel of one's own, and nowhere else", async () => {
  const s = await chatScene();
  const [own, other] = [s.standin.channels.make("Ofertas"), s.standin.channels.make("Alheio")];
  own.people.set(PHONE, "ADMIN");
  const { send, connection } = await s.open();
  const image = await photo();
  const { messageId } = await send("Fone por *R$ 99*", own.id);
  await send({ text: parseMarks("Com foto"), image }, own.id);
  await send({ text: parseMarks("Com foto"), image }, s.group.id); // encrypted there
  expect(own.messages).toMatchObject([
    { id: messageId, text: "Fone por *R$ 99*", image: null, mentions: [] },
    { text: "Com foto", image: hashOf(image.bytes) },
  ]);
  expect(s.group.messages).toMatchObject([{ image: hashOf(image.bytes) }]);
  const [video, document] = [mediaFile("VIDEO"), mediaFile("DOCUMENT")];
  await send({ text: parseMarks("Com vídeo"), image: null, file: video.file }, own.id);
  expect(own.messages.at(-1)).toMatchObject({
    text: "Com vídeo",
    file: { kind: "video", hash: video.hash, type: "video/mp4", about: "640x360 12 s" },
  });
  await send({ text: parseMarks("Veja"), image: null, file: document.file }, s.group.id);
  expect(s.group.messages.at(-1)).toMatchObject({
    text: "Veja",
    file: { kind: "document", hash: document.hash, about: "catálogo.pdf" },
  });
  expect(await refusalOf(send({ image: null, text: [], file: document.file }, own.id)))
    .toMatchObject({ reason: "MESSAGE_REFUSED" });
  expect(await refusalOf(send("oi", other.id))).toMatchObject({ reason: "GROUP_FORBIDDEN" });
  expect(await refusalOf(send("oi", "120363499999999999@newsletter")))
    .toMatchObject({ reason: "GROUP_GONE" });
  expect(await refusalOf(connection.remove(own.id, messageId, patient())))
    .toMatchObject({ reason: "MESSAGE_REFUSED" });
});
