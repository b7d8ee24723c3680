import { expect, test } from "vitest";
import { soon } from "../../../support/messengers/connect_messenger.ts";
import { chatScene, PHONE } from "../../../support/whatsapp/chat_scene.ts";

test("messages of a source are decrypted for links and codes; of other groups nothing is", async () => {
  const sources = new Set<string>();
  const s = await chatScene({ people: 3, sources: () => sources });
  const [bia = ""] = s.group.people.keys();
  const other = s.standin.groups.make("Família", 2);
  const [uncle = ""] = other.people.keys();
  s.standin.groups.join(PHONE, other);
  sources.add(s.group.id);
  const { events } = await s.open();
  const reported = () =>
    events.flatMap((event) => event.kind === "sourceMessage" ? event.message : []);

  await s.standin.say(uncle, other, "https://amzn.to/3uncle");
  await s.standin.say(bia, s.group, "bom dia");
  const id = await s.standin.say(bia, s.group, "Fone! https://amzn.to/3abc cupom FONE20");
  await expect.poll(reported, soon).toEqual([{
    ...{ externalId: s.group.id, messageId: id, sentAt: expect.any(Date) },
    ...{ links: ["https://amzn.to/3abc"], codes: ["FONE20"] },
  }]);
});

test("people who join and leave are counted, without who they are", async () => {
  const s = await chatScene({ people: 3 });
  const { events } = await s.open();
  const members = () => events.flatMap((event) => event.kind === "members" ? event.change : []);
  s.standin.groups.join("5511988887777", s.group);
  s.standin.groups.remove("5511988887777", s.group);
  await expect.poll(members, soon).toMatchObject([
    { externalId: s.group.id, joined: 1, left: 0 },
    { externalId: s.group.id, joined: 0, left: 1 },
  ]);
  expect(JSON.stringify(members())).not.toContain("988887777");
});
