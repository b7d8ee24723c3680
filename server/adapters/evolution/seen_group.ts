import type { GroupRole, SeenGroup } from "../../core/delivery/messenger.ts";

/** A group as the gateway's library describes it. */
export type RawGroup = {
  readonly id: string;
  readonly subject?: string;
  readonly size?: number;
  /** Whether only its admins may write. */
  readonly announce?: boolean;
  readonly isCommunity?: boolean;
  readonly linkedParent?: string | null;
  readonly participants?: readonly RawParticipant[];
};

/** `id` shows the number or hides it; if hidden, `phoneNumber` may show it. */
export type RawParticipant = {
  readonly id?: string;
  readonly jid?: string;
  readonly phoneNumber?: string;
  readonly admin?: "admin" | "superadmin" | null;
};

/** Returns the number's digits in "5511999990001:7@s.whatsapp.net"; null: there are none. */
export const digitsOf = (jid: string | undefined): string | null =>
  /^(\d+)(?::\d+)?(?:@s\.whatsapp\.net)?$/.exec(jid ?? "")?.[1] ?? null;

export const isGroupId = (id: string): boolean => /@g\.us$/.test(id);

export const isAccount = (account: string, { id, jid, phoneNumber }: RawParticipant): boolean =>
  [id, jid, phoneNumber].some((one) => digitsOf(one) === account);

const roles: Readonly<Record<string, GroupRole>> = { superadmin: "OWNER", admin: "ADMIN" };

/** Describes a group that `account` is in; its role is absent where it cannot be determined. */
export function seenGroup(raw: RawGroup, account: string): SeenGroup {
  const own = raw.participants?.find((one) => isAccount(account, one));
  const role = own && (roles[own.admin ?? ""] ?? "MEMBER");
  const members = raw.size ?? raw.participants?.length;
  const canSend = sendable(raw, role);
  return {
    externalId: raw.id,
    kind: "GROUP",
    isThere: true,
    ...raw.subject !== undefined && { title: raw.subject },
    ...role && { role },
    ...canSend !== undefined && { canSend },
    ...members !== undefined && { members },
    ...raw.announce !== undefined && { isAdminsOnly: raw.announce },
    ...raw.isCommunity !== undefined &&
      { isInCommunity: raw.isCommunity || Boolean(raw.linkedParent) },
  };
}

export const absentFrom = (externalId: string): SeenGroup => ({ externalId, isThere: false });

/**
 * Returns whether the account may write: never in a community's own entry; where only admins write,
 * by its role.
 */
function sendable({ isCommunity, announce }: RawGroup, role: GroupRole | undefined) {
  if (isCommunity) return false;
  if (!announce) return announce === undefined ? undefined : true;
  return role && role !== "MEMBER";
}
