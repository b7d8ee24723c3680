import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { lidOf, numberOf, type Phone } from "./jids.ts";
import type { Message } from "./message.ts";
import { element, type Stanza } from "./stanzas.ts";

export type Role = "OWNER" | "ADMIN" | "MEMBER";

export type Group = {
  readonly id: string;
  subject: string;
  description: string | null;
  /** Whether only its admins may write. */
  announce: boolean;
  /** Whether only its admins may change its description. */
  locked: boolean;
  /** How its members are addressed. */
  readonly addressing: "lid" | "pn";
  readonly people: Map<Phone, Role>;
  inviteCode: string;
  /** Earlier codes of its link. */
  readonly formerCodes: Set<string>;
  /** Whether its admins approve people who join by link. */
  readonly asksApproval: boolean;
  /** People who wait for approval. */
  readonly asking: Set<Phone>;
  /** COMMUNITY: it is one, without messages; the others are part of `parent`. */
  readonly place: "COMMUNITY" | "ANNOUNCEMENTS" | "PART" | null;
  readonly parent: string | null;
  /** The messages that its members have read, in order. */
  readonly messages: Message[];
};

export type GroupOptions = Partial<
  Pick<
    Group,
    "description" | "announce" | "locked" | "addressing" | "place" | "parent" | "asksApproval"
  >
>;

export const isAdmin = (group: Group, phone: Phone): boolean =>
  /OWNER|ADMIN/.test(group.people.get(phone) ?? "");

const types: Readonly<Record<Role, { type?: string }>> = {
  OWNER: { type: "superadmin" },
  ADMIN: { type: "admin" },
  MEMBER: {},
};

/** Describes a member by their address in the group and their other one. */
export function memberForm({ addressing, people }: Group, phone: Phone): Stanza {
  const [lid, number] = [lidOf(phone), numberOf(phone)];
  const names: Record<string, string> = addressing === "lid"
    ? { jid: lid, phone_number: number }
    : { jid: number, lid };
  return element("participant", { ...names, ...types[people.get(phone) ?? "MEMBER"] });
}

/** Describes a group; outsiders get no members. */
export function groupForm(group: Group, forStranger = false): Stanza {
  const { id, subject, description, people, place, parent } = group;
  const [owner = ""] = [...people.keys()];
  return element("group", {
    ...{ id: id.split("@")[0]!, subject, creation: "1700000000", s_t: "1700000000" },
    ...{ creator: lidOf(owner), size: String(people.size), addressing_mode: group.addressing },
  }, [
    ...group.announce ? [element("announcement")] : [],
    ...group.locked ? [element("locked")] : [],
    ...place === "COMMUNITY" ? [element("parent")] : [],
    ...place === "ANNOUNCEMENTS" ? [element("default_sub_group")] : [],
    ...parent ? [element("linked_parent", { jid: parent })] : [],
    ...group.asksApproval ? [element("membership_approval_mode")] : [],
    ...description === null ? [] : [describedForm(description)],
    ...forStranger ? [] : [...people.keys()].map((phone) => memberForm(group, phone)),
  ]);
}

export const describedForm = (description: string): Stanza =>
  element("description", { id: "D1", t: "1700000000" }, [
    element("body", {}, Buffer.from(description)),
  ]);

export const newInviteCode = (): string => randomBytes(16).toString("base64url").slice(0, 22);
