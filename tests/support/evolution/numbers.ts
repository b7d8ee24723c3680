import type { RichText } from "../../../server/core/delivery/messages/rich_text.ts";

/** A member's role in a group. */
export type Place = "superadmin" | "admin" | null;

export type Message = {
  readonly id: string;
  /** The digits of the number that sent it. */
  readonly from: string;
  readonly text: RichText;
  /** By its SHA-256, in hexadecimal. */
  readonly image: string | null;
  readonly mentionsAll: boolean;
  readonly unfolds: boolean;
};

export type Group = {
  readonly id: string;
  subject: string;
  /** Whether only its admins may write. */
  announce: boolean;
  /** Whether members are shown by ids that hide their numbers. */
  readonly hidesNumbers: boolean;
  readonly linkedParent: string | null;
  /** By the digits of their numbers. */
  readonly members: Map<string, Place>;
  /** The messages that its members read. */
  readonly messages: Message[];
};

/** WhatsApp behind the gateway: its groups, and the messages that people read. */
export function phoneNetwork() {
  const groups = new Map<string, Group>();
  const own = new Map<string, Message[]>();
  let made = 0;

  return {
    groups,
    listsNothing: false,
    /** The messages of each number's chat with itself. */
    own,
    /** A number without an account. */
    newNumber: (): string => `55119${String(10_000_000 + ++made)}`,
    group(subject: string, people: number, more: Partial<Group> = {}): Group {
      const members = new Map<string, Place>();
      for (let n = 0; n < people; n++) members.set(`5521${800_000_000 + n}`, null);
      const group: Group = {
        id: `1203630${String(10_000_000_000 + ++made)}@g.us`,
        ...{ subject, members, announce: false, hidesNumbers: false, linkedParent: null },
        messages: [],
        ...more,
      };
      groups.set(group.id, group);
      return group;
    },
  };
}

export type PhoneNetwork = ReturnType<typeof phoneNetwork>;

export const jidOf = (digits: string) => `${digits}@s.whatsapp.net`;

/** Describes a group in the gateway's format. */
export const groupForm = (
  { id, subject, announce, members, hidesNumbers, linkedParent }: Group,
  withParticipants: boolean,
) => ({
  ...{ id, subject, announce, size: members.size, isCommunity: false, linkedParent },
  ...withParticipants && {
    participants: [...members].map(([digits, admin]) =>
      hidesNumbers
        ? { id: hiddenJid(digits), phoneNumber: jidOf(digits), admin }
        : { id: jidOf(digits), admin }
    ),
  },
});

export const hiddenJid = (digits: string) => `9${[...digits].reverse().join("")}@lid`;
