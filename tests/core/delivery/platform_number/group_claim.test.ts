import { expect, test } from "vitest";
import { knownGroups, listGroups } from "../../../../server/core/groups/list_groups.ts";
import type { GroupClaimId, SessionId } from "../../../../server/core/ids.ts";
import {
  cancelGroupClaim,
  checkGroupClaim,
  startGroupClaim,
} from "../../../../server/core/delivery/platform_number/start_group_claim.ts";
import {
  claimSentence,
  claimStatusAt,
  hasCode,
  inviteIn,
  newClaimCode,
} from "../../../../server/core/delivery/platform_number/group_claim.ts";
import { recordMessengerEvent } from "../../../../server/core/delivery/sessions/record_event.ts";
import { latestGroupClaim } from "../../../../server/core/delivery/platform_number/load_group_claim.ts";
import {
  type Connection,
  type InvitedGroup,
  type JoinedBy,
  MessengerRefusal,
  type RefusalReason,
} from "../../../../server/core/delivery/messenger.ts";
import { claimLookup } from "../../../../server/core/delivery/platform_number/check_invite.ts";
import { usePlatformNumber } from "../../../../server/core/delivery/platform_number/use_platform_number.ts";
import { revokePlatformNumber } from "../../../../server/core/delivery/platform_number/share_number.ts";
import { followInvite } from "../../../../server/delivery/group_claims.ts";
import { createSharedNumber } from "../../../support/seed/shared_number.ts";
import { grantPlan } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const page = { limit: 20, inverted: false };
const MINUTE = 60_000;
const LINK = "https://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv";
const PROMOS: InvitedGroup = {
  externalId: "120363000000000001@g.us",
  title: "Promos da Ana",
  description: null,
  members: 132,
  isAdminsOnly: false,
  adminsEdit: true,
};

type World = Awaited<ReturnType<typeof testApp>>;

/** The vendor's side of one number: what is behind its invitations, and how it lets one in. */
function door() {
  const requests: string[] = [];
  const state = {
    group: PROMOS,
    joins: "JOINED" as JoinedBy,
    refusal: null as RefusalReason | null,
    /** What happens before its joining is answered. */
    joining: () => Promise.resolve(),
    requests,
  };
  const answer = <Value>(what: string, value: () => Value): Promise<Value> => {
    requests.push(what);
    if (state.refusal) return Promise.reject(new MessengerRefusal(state.refusal, "so it is"));
    return Promise.resolve(value());
  };
  const never = () => Promise.reject(new Error("nobody asks for this here"));
  const connection: Connection = {
    probe: never,
    groups: never,
    send: never,
    edit: () => Promise.reject(new Error("nothing is edited here")),
    remove: () => Promise.reject(new Error("nothing is removed here")),
    inviteUrl: null,
    leave: null,
    readInvite: (invite) => answer(`read ${invite}`, () => state.group),
    joinByInvite: async (invite) => {
      await state.joining();
      return await answer(`join ${invite}`, () => state.joins);
    },
    close: () => Promise.resolve(),
  };
  return Object.assign(state, { connection });
}

/** A shared number with a fake connection, and people who use it. */
async function sharedNumberScene(w: World, ...names: string[]) {
  const rute = await w.admin();
  const number = await createSharedNumber(w, rute);
  const people: Member[] = [];
  for (const name of names) {
    const person = await w.member(name);
    await grantPlan(w, person, { groups: 5, messagesPerMonth: -1, offersPerDay: -1 });
    await usePlatformNumber(person.ctx(), {});
    people.push(person);
  }
  const vendor = door();
  /** As the process does that holds the number. @returns whether there was anything to do. */
  const lookUp = async () => {
    const next = await claimLookup(w.system.ctx(), [number]);
    if (next) await followInvite(() => w.system.ctx(), next, vendor.connection);
    return next !== null;
  };
  return { rute, number, people, vendor, lookUp };
}

const claimOf = async (person: Member) => (await latestGroupClaim(person.ctx()))!;
const stateOf = async (person: Member) => claimStatusAt(await claimOf(person), person.ctx().now);
const said = async (person: Member) => claimSentence(await claimOf(person), person.ctx().now);
const titles = async (person: Member) =>
  (await listGroups(person.ctx(), {}, page)).map(({ title }) => title);

/** Starts a claim, places the code in the description, and requests a lookup. */
async function prove(person: Member, vendor: ReturnType<typeof door>): Promise<GroupClaimId> {
  const claimId = await startGroupClaim(person.ctx(), { invite: LINK });
  const { code } = await claimOf(person);
  vendor.group = { ...vendor.group, description: `Só ofertas. ${code}` };
  await checkGroupClaim(person.ctx(), { claimId });
  return claimId;
}

test.each([
  [LINK, "AbCdEfGhIjKlMnOpQrStUv"],
  ["chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv?mode=ac_t", "AbCdEfGhIjKlMnOpQrStUv"],
  ["  https://chat.whatsapp.com/invite/AbCdEfGhIjKlMnOpQrStUv/ ", "AbCdEfGhIjKlMnOpQrStUv"],
  ["https://chat.whatsapp.com.example/AbCdEfGhIjKlMnOpQrStUv", null],
  ["https://t.me/+AbCdEfGhIjKlMnOpQrStUv", null],
  ["https://chat.whatsapp.com/../../x", null],
  ["", null],
])("the invitation in %j is %j", (link, invite) => {
  expect(inviteIn(link)).toBe(invite);
});

test("a code is found however it was typed, and never in another's place", () => {
  const code = newClaimCode();
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(hasCode(`código: ${code.toLowerCase().replace("-", " ")}.`, code)).toBe(true);
  expect(hasCode(null, code)).toBe(false);
  expect(hasCode(newClaimCode(), code)).toBe(false);
});

test("the number finds the code and joins, and the group is the person's alone", async () => {
  await using w = await testApp();
  const { rute, number, people: [ana], vendor, lookUp } = await sharedNumberScene(w, "ana");
  const claimId = await startGroupClaim(ana!.ctx(), { invite: LINK });
  expect(await startGroupClaim(ana!.ctx(), { invite: LINK })).toBe(claimId); // a double click
  const { code } = await claimOf(ana!);
  expect(await said(ana!)).toContain(code);
  expect(await lookUp()).toBe(false); // nothing was requested

  await checkGroupClaim(ana!.ctx(), { claimId });
  await checkGroupClaim(ana!.ctx(), { claimId });
  expect(await stateOf(ana!)).toBe("LOOKING");
  await lookUp();
  expect(vendor.requests).toHaveLength(1); // it did not join
  expect(await said(ana!)).toMatch(/^Ainda não vi o código .* na descrição/);

  vendor.group = { ...PROMOS, description: `Bem-vindas.\n${code.toLowerCase()}` };
  await checkGroupClaim(ana!.ctx(), { claimId });
  await lookUp();
  expect(vendor.requests.slice(1)).toEqual([
    "read AbCdEfGhIjKlMnOpQrStUv",
    "join AbCdEfGhIjKlMnOpQrStUv",
  ]);
  expect(await said(ana!))
    .toBe("O grupo Promos da Ana é seu aqui. Você já pode tirar o código da descrição.");
  expect(await listGroups(ana!.ctx(), {}, page)).toMatchObject([
    { title: "Promos da Ana", members: 132, isActive: true, externalId: PROMOS.externalId },
  ]);

  // Later events of the group are hers, and it never becomes the owner's own.
  await recordMessengerEvent(w.system.ctx(), {
    sessionId: number,
    event: {
      kind: "listing",
      groups: [
        { externalId: PROMOS.externalId, title: "Promos 2", role: "ADMIN", isThere: true },
        { externalId: "120363000000000009@g.us", title: "Da casa", isThere: true },
      ],
    },
  });
  expect(await titles(ana!)).toEqual(["Promos 2"]);
  expect(await titles(rute)).toEqual(["Da casa"]);
});

test("a group whose person is gone receives nothing of the number's owner until they activate it", async () => {
  await using w = await testApp();
  const { rute, number, people: [ana], vendor, lookUp } = await sharedNumberScene(w, "ana");
  const house = "120363000000000009@g.us";
  await w.db.deleteFrom("platform_number").execute();
  const listed = (...ids: string[]) =>
    recordMessengerEvent(w.system.ctx(), {
      sessionId: number,
      event: { kind: "listing", groups: ids.map((externalId) => ({ externalId, isThere: true })) },
    });
  await prove(ana!, vendor);
  await lookUp();
  await w.db.deleteFrom("group_claims").execute(); // as all of hers when her account ends
  await listed(house, PROMOS.externalId);
  expect(await listGroups(rute.ctx(), {}, page)).toMatchObject([
    { isActive: false },
    { isActive: false },
  ]);
});

test("where every member edits the description a code in it proves nothing, until only admins do", async () => {
  await using w = await testApp();
  const { people: [ana], vendor, lookUp } = await sharedNumberScene(w, "ana");
  vendor.group = { ...PROMOS, adminsEdit: false };
  const claimId = await prove(ana!, vendor);
  await lookUp();
  expect(vendor.requests).toEqual(["read AbCdEfGhIjKlMnOpQrStUv"]); // it did not join
  expect(await stateOf(ana!)).toBe("WAITING");
  expect(await said(ana!)).toBe(
    "Neste grupo qualquer pessoa edita os dados. Em Dados do grupo → Permissões, deixe só " +
      "administradores editarem e toque em Conferir de novo.",
  );
  vendor.group = { ...vendor.group, adminsEdit: true };
  await checkGroupClaim(ana!.ctx(), { claimId });
  await lookUp();
  expect(await stateOf(ana!)).toBe("CLAIMED");
});

test("a group that only admins write in shows that the number cannot send", async () => {
  await using w = await testApp();
  const { people: [ana], vendor, lookUp } = await sharedNumberScene(w, "ana");
  vendor.group = { ...PROMOS, isAdminsOnly: true };
  await prove(ana!, vendor);
  await lookUp();
  expect(await listGroups(ana!.ctx(), {}, page)).toMatchObject([{ canSend: false }]);
});

test("where admins let people in, the claim waits for them, and ends by itself once they did", async () => {
  await using w = await testApp();
  const { number, people: [ana], vendor, lookUp } = await sharedNumberScene(w, "ana");
  vendor.joins = "REQUESTED";
  const claimId = await prove(ana!, vendor);
  await lookUp();
  expect(await stateOf(ana!)).toBe("APPROVAL");
  expect(await said(ana!)).toContain("Aprove o pedido no WhatsApp");
  await checkGroupClaim(ana!.ctx(), { claimId });
  expect(await lookUp()).toBe(false); // it has just requested approval
  w.advance(3 * 60 * MINUTE); // longer than a code holds
  await checkGroupClaim(ana!.ctx(), { claimId });
  await lookUp();
  expect(await stateOf(ana!)).toBe("APPROVAL");
  await recordMessengerEvent(w.system.ctx(), {
    sessionId: number,
    event: { kind: "group", group: { externalId: PROMOS.externalId, title: "X", isThere: true } },
  });
  expect(await stateOf(ana!)).toBe("CLAIMED");
  expect(await titles(ana!)).toEqual(["X"]);
});

test("another person cannot have the group while the number is there, and can once it was removed", async () => {
  await using w = await testApp();
  const { number, people: [ana, bia], vendor, lookUp } = await sharedNumberScene(w, "ana", "bia");
  await prove(ana!, vendor);
  await lookUp();
  await prove(bia!, vendor);
  await lookUp();
  expect(await stateOf(bia!)).toBe("FAILED");
  expect(await said(bia!)).toContain("de outra pessoa");
  expect(await titles(bia!)).toEqual([]);

  const reportGroup = (isThere: boolean) =>
    recordMessengerEvent(w.system.ctx(), {
      sessionId: number,
      event: { kind: "group", group: { externalId: PROMOS.externalId, isThere } },
    });
  await reportGroup(false);
  await prove(bia!, vendor);
  await lookUp();
  expect(await stateOf(bia!)).toBe("CLAIMED");
  expect(await stateOf(ana!)).toBe("LOST");
  w.advance(2 * MINUTE);
  await reportGroup(true);
  expect(await listGroups(ana!.ctx(), {}, page)).toMatchObject([{ leftAt: expect.any(Date) }]);
  expect(await listGroups(bia!.ctx(), {}, page)).toMatchObject([{ leftAt: null }]);
});

test("the claimant gets the group although the group's event comes before the response to joining", async () => {
  await using w = await testApp();
  const { number, people: [ana, bia], vendor, lookUp } = await sharedNumberScene(w, "ana", "bia");
  await prove(ana!, vendor);
  await lookUp();
  const reportGroup = (isThere: boolean) =>
    recordMessengerEvent(w.system.ctx(), {
      sessionId: number,
      event: { kind: "group", group: { externalId: PROMOS.externalId, isThere } },
    });
  await reportGroup(false);
  vendor.joining = () => reportGroup(true);
  await prove(bia!, vendor);
  await lookUp();
  expect(await stateOf(bia!)).toBe("CLAIMED");
  expect(await listGroups(ana!.ctx(), {}, page)).toMatchObject([{ leftAt: expect.any(Date) }]);
});

test("a group that was joined without an answer stays the claim's, and is not the number's owner's", async () => {
  await using w = await testApp();
  const { rute, number, people: [ana], vendor, lookUp } = await sharedNumberScene(w, "ana");
  vendor.joining = () => Promise.reject(new MessengerRefusal("LATER", "no answer"));
  const claimId = await prove(ana!, vendor);
  await lookUp();
  expect(await said(ana!)).toContain("não responde agora");
  await recordMessengerEvent(w.system.ctx(), {
    sessionId: number,
    event: { kind: "listing", groups: [{ ...PROMOS, members: 132, isThere: true }] },
  });
  expect(await titles(rute)).toEqual([]);
  vendor.joining = () => Promise.resolve();
  await checkGroupClaim(ana!.ctx(), { claimId });
  await lookUp();
  expect(await titles(ana!)).toEqual(["Promos da Ana"]);
});

test("groups brought to the number are read together with its own", async () => {
  await using w = await testApp();
  const { number, people: [ana], vendor, lookUp } = await sharedNumberScene(w, "ana");
  await prove(ana!, vendor);
  await lookUp();
  expect((await knownGroups(w.system.ctx(), number)).externalIds).toEqual([PROMOS.externalId]);
  await recordMessengerEvent(w.system.ctx(), {
    sessionId: number,
    event: { kind: "listing", groups: [{ externalId: PROMOS.externalId, isThere: false }] },
  });
  expect(await listGroups(ana!.ctx(), {}, page)).toMatchObject([{ leftAt: expect.any(Date) }]);
  expect((await knownGroups(w.system.ctx(), number)).externalIds).toEqual([]);
});

test("what is the number's owner's own cannot be claimed", async () => {
  await using w = await testApp();
  const { number, people: [ana], vendor, lookUp } = await sharedNumberScene(w, "ana");
  await recordMessengerEvent(w.system.ctx(), {
    sessionId: number,
    event: {
      kind: "group",
      group: { externalId: PROMOS.externalId, title: "Da casa", isThere: true },
    },
  });
  await prove(ana!, vendor);
  await lookUp();
  expect(await claimOf(ana!)).toMatchObject({ status: "FAILED", problem: "ANOTHERS" });
  expect(vendor.requests).toHaveLength(1);
});

test.each(
  [
    ["GROUP_GONE", "FAILED", "O link de convite não vale mais"],
    ["GROUP_FORBIDDEN", "FAILED", "não deixa o número entrar"],
    ["LATER", "WAITING", "não responde agora"],
    ["SESSION", "WAITING", "não responde agora"],
  ] as const,
)("the vendor's %s leaves it %s, and says so", async (refusal, state, sentence) => {
  await using w = await testApp();
  const { people: [ana], vendor, lookUp } = await sharedNumberScene(w, "ana");
  vendor.refusal = refusal;
  await prove(ana!, vendor);
  await lookUp();
  expect(await stateOf(ana!)).toBe(state);
  expect(await said(ana!)).toContain(sentence);
});

test("failed lookups are limited for each code, and for each person in a day", async () => {
  await using w = await testApp();
  const { people: [ana], lookUp } = await sharedNumberScene(w, "ana");
  let refusal = "";
  let codes = 0;
  while (!refusal) {
    const claimId = await startGroupClaim(ana!.ctx(), { invite: LINK });
    codes++;
    while (await stateOf(ana!) === "WAITING" && !refusal) {
      await checkGroupClaim(ana!.ctx(), { claimId }).then(lookUp, ({ code }) => refusal = code);
    }
  }
  expect(refusal).toBe("TOO_MANY_LOOKS");
  expect(codes).toBe(4); // 8 lookups each, 30 a day
  w.advance(25 * 60 * MINUTE);
  const claimId = await startGroupClaim(ana!.ctx(), { invite: LINK });
  await checkGroupClaim(ana!.ctx(), { claimId });
  expect(await w.count("group_claims")).toBe(1); // the others were forgotten
});

test("a code expires, can be canceled, and is invisible to other people", async () => {
  await using w = await testApp();
  const { people: [ana, bia], lookUp } = await sharedNumberScene(w, "ana", "bia");
  const claimId = await startGroupClaim(ana!.ctx(), { invite: LINK });
  await expect(checkGroupClaim(bia!.ctx(), { claimId })).rejects
    .toMatchObject({ code: "CLAIM_NOT_FOUND" });
  await checkGroupClaim(ana!.ctx(), { claimId });
  w.advance(61 * MINUTE);
  expect(await lookUp()).toBe(false);
  expect(await said(ana!)).toContain("O código venceu");
  await expect(checkGroupClaim(ana!.ctx(), { claimId })).rejects
    .toMatchObject({ code: "CLAIM_ENDED" });
  const again = await startGroupClaim(ana!.ctx(), { invite: LINK });
  expect(again).not.toBe(claimId);
  await cancelGroupClaim(ana!.ctx(), { claimId: again });
  expect(await stateOf(ana!)).toBe("CANCELED");
});

test("one begins only with the platform's number, an invite link and room in the plan", async () => {
  await using w = await testApp();
  const { rute, people: [ana] } = await sharedNumberScene(w, "ana");
  const start = (who: Member, invite: string) => startGroupClaim(who.ctx(), { invite });
  await expect(start(ana!, "https://t.me/x")).rejects.toMatchObject({ code: "INVITE_INVALID" });
  const bia = await w.member("bia");
  await expect(start(bia, LINK)).rejects.toMatchObject({ code: "PLATFORM_NUMBER_UNUSED" });
  await grantPlan(w, ana!, { groups: 0 });
  await expect(start(ana!, LINK)).rejects.toMatchObject({ code: "GROUPS_LIMIT" });
  await grantPlan(w, ana!, { groups: 5 });
  await revokePlatformNumber(rute.ctx(), {});
  await expect(start(ana!, LINK)).rejects.toMatchObject({ code: "PLATFORM_NUMBER_MISSING" });
});

test("two processes never look up the same code at once", async () => {
  await using w = await testApp();
  const { number, people: [ana], vendor } = await sharedNumberScene(w, "ana");
  await prove(ana!, vendor);
  const none: SessionId[] = [];
  expect(await claimLookup(w.system.ctx(), none)).toBeNull();
  expect(await claimLookup(w.system.ctx(), [number])).toMatchObject({ status: "LOOKING" });
  expect(await claimLookup(w.system.ctx(), [number])).toBeNull();
  w.advance(61_000); // its process is gone
  expect(await claimLookup(w.system.ctx(), [number])).toMatchObject({ status: "LOOKING" });
});
