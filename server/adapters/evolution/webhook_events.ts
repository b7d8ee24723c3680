import type { DeliveryReceipt, MessengerEvent, SeenGroup } from "../../core/delivery/messenger.ts";
import { problemOfCode } from "./instance.ts";
import {
  absentFrom,
  isAccount,
  isGroupId,
  type RawGroup,
  type RawParticipant,
} from "./seen_group.ts";

/** The events that there are news in. */
export const newsworthy = [
  "CONNECTION_UPDATE",
  "GROUPS_UPSERT",
  "GROUP_UPDATE",
  "GROUP_PARTICIPANTS_UPDATE",
  "MESSAGES_UPDATE",
] as const;

/** Asks WhatsApp for all of a group. @throws when it does not say */
export type LookUp = (id: string) => Promise<SeenGroup>;

type Of<Data> = (
  data: Data,
  account: string,
  lookUp: LookUp,
) => MessengerEvent[] | Promise<MessengerEvent[]>;

/** What each event tells a number; an event of another name tells nothing. */
export async function newsOf(
  event: string,
  data: unknown,
  account: string,
  lookUp: LookUp,
): Promise<MessengerEvent[]> {
  const tell = events[event.replaceAll(/[.-]/g, "_").toUpperCase()] as Of<unknown> | undefined;
  return await tell?.(data, account, lookUp) ?? [];
}

const events: Readonly<Record<string, Of<never>>> = {
  CONNECTION_UPDATE: ofConnection,
  GROUPS_UPSERT: ofGroups,
  GROUPS_UPDATE: ofGroups,
  GROUP_UPDATE: ofGroups,
  GROUP_PARTICIPANTS_UPDATE: ofParticipants,
  MESSAGES_UPDATE: ofMessages,
};

type RawConnection = { readonly state?: string; readonly statusReason?: number };

function ofConnection({ state, statusReason }: RawConnection): MessengerEvent[] {
  if (state === "open") return [{ kind: "problem", problem: null }];
  const problem = state === "close" ? problemOfCode(statusReason) : null;
  return problem ? [{ kind: "problem", problem }] : [];
}

/** Some are told whole, some by what changed, so that each is looked at. */
async function ofGroups(data: RawGroup | readonly RawGroup[], _account: string, lookUp: LookUp) {
  const ids = [data].flat().map(({ id }) => id).filter(isGroupId);
  return await Promise.all(ids.map(async (id) => asNews(await lookUp(id))));
}

type RawMoves = {
  readonly id: string;
  readonly action: string;
  readonly participants?: readonly (string | RawParticipant)[];
  readonly participantsData?: readonly RawParticipant[];
};

/** Others come and go in large groups all day: only the number's own place is news. */
async function ofParticipants(
  moves: RawMoves,
  account: string,
  lookUp: LookUp,
): Promise<MessengerEvent[]> {
  const { id, action } = moves;
  if (!isGroupId(id)) return [];
  const people = [...moves.participants ?? [], ...moves.participantsData ?? []]
    .map((one) => typeof one === "string" ? { id: one } : one);
  const isOwn = people.some((one) => isAccount(account, one));
  if (isOwn && (action === "remove" || action === "leave")) return [asNews(absentFrom(id))];
  const isPerhapsOwn = action !== "add" && people.some((one) => isHidden(one));
  return isOwn || isPerhapsOwn ? [asNews(await lookUp(id))] : [];
}

/** Whether it is told of by an id that does not show the number. */
const isHidden = ({ id, jid, phoneNumber }: RawParticipant) =>
  /@lid$/.test(id ?? jid ?? "") && !phoneNumber;

type RawUpdate = {
  readonly keyId?: string;
  readonly fromMe?: boolean;
  readonly status?: string;
};

/** One who has it is known; which of them it was is not. */
const people: Readonly<Record<string, number>> = {
  SERVER_ACK: 0,
  DELIVERY_ACK: 1,
  READ: 1,
  PLAYED: 1,
};

function ofMessages(data: RawUpdate | readonly RawUpdate[]): MessengerEvent[] {
  const receipts = [data].flat().flatMap(({ keyId, fromMe, status }): DeliveryReceipt[] => {
    const delivered = people[status ?? ""];
    if (!keyId || !fromMe || delivered === undefined) return [];
    const deliveredAt = delivered > 0 ? new Date() : null;
    return [{ messageId: keyId, isAccepted: true, deliveredAt, delivered }];
  });
  return receipts.length > 0 ? [{ kind: "receipts", receipts }] : [];
}

const asNews = (group: SeenGroup): MessengerEvent => ({ kind: "group", group });
