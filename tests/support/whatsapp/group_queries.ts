import type { GroupLife } from "./group_life.ts";
import { type Group, groupForm, isAdmin, newInviteCode } from "./groups.ts";
import type { Phone } from "./jids.ts";
import { Refused } from "./server_connection.ts";
import type { IncomingQuery, Queries } from "./queries.ts";
import { childrenOf, element } from "./stanzas.ts";

const forbidden = () => new Refused(403, "forbidden");
const notAuthorized = () => new Refused(401, "not-authorized");
const notFound = () => new Refused(404, "item-not-found");

/** Queries about groups, and the changes that a device can make itself. */
export function groupQueries({ all, join, remove }: GroupLife): Queries {
  const named = (id: string | undefined): Group => {
    const group = all.get(id ?? "");
    if (!group) throw notFound();
    return group;
  };
  function seenBy(phone: Phone, id: string | undefined): Group {
    const group = named(id);
    if (!group.people.has(phone)) throw forbidden();
    return group;
  }
  function ledBy({ account: { phone }, stanza }: IncomingQuery): Group {
    const group = seenBy(phone, stanza.attrs.to);
    if (!isAdmin(group, phone)) throw notAuthorized();
    return group;
  }
  function invitedBy(code: string): Group {
    const found = [...all.values()];
    const group = found.find(({ inviteCode }) => inviteCode === code);
    if (group) return group;
    if (found.some(({ formerCodes }) => formerCodes.has(code))) throw new Refused(410, "gone");
    throw new Refused(406, "not-acceptable");
  }

  return {
    "w:g2 get participating": ({ account: { phone } }) => [
      element(
        "groups",
        {},
        [...all.values()].filter(({ people }) => people.has(phone)).map((group) =>
          groupForm(group)
        ),
      ),
    ],
    "w:g2 get query": ({ account: { phone }, stanza }) => [
      groupForm(seenBy(phone, stanza.attrs.to)),
    ],
    /** The code of a group's link, for admins; with a code, the group of the link. */
    "w:g2 get invite": (query) => {
      const code = query.first?.attrs.code;
      if (code !== undefined) return [groupForm(invitedBy(code), true)];
      return [element("invite", { code: ledBy(query).inviteCode })];
    },
    /** Renews the code of a group's link; with a code, joins the group. */
    "w:g2 set invite": (query) => {
      const code = query.first?.attrs.code;
      if (code === undefined) {
        const group = ledBy(query);
        group.formerCodes.add(group.inviteCode);
        group.inviteCode = newInviteCode();
        return [element("invite", { code: group.inviteCode })];
      }
      const group = invitedBy(code);
      if (group.people.has(query.account.phone)) throw new Refused(409, "conflict");
      if (group.asksApproval) {
        group.asking.add(query.account.phone);
        return [element("membership_approval_request", { jid: group.id })];
      }
      join(query.account.phone, group);
      return [element("group", { jid: group.id })];
    },
    "w:g2 set leave": ({ account: { phone }, first }) => {
      const left = childrenOf(first, "group").map(({ attrs }) => seenBy(phone, attrs.id));
      for (const group of left) remove(phone, group, phone);
      return [element("leave", {}, left.map(({ id }) => element("group", { id })))];
    },
  };
}
