import type { DeliveryReceipt, MessengerEvent, SeenGroup } from "../../core/delivery/messenger.ts";
import { problemOfCode } from "./instance.ts";
import {
  absentFrom,
  isAccount,
  isGroupId,
  type RawGroup,
  type RawParticipant,
} from "./seen_group.ts";

/** The gateway's events that are subscribed to. */
export const webhookEvents = [
  "CONNECTION_UPDATE",
  "GROUPS_UPSERT",
  "GROUP_UPDATE",
  "GROUP_PARTICIPANTS_UPDATE",
  "MESSAGES_UPDATE",
] as const;

/** Reads a group from WhatsApp. @throws if there is no answer */
export type ReadGroup = (id: string) => Promise<SeenGroup>;

type Of<Data> = (
  data: Data,
  account: string,
  readGroup: ReadGroup,
) => MessengerEvent[] | Promise<MessengerEvent[]>;

/** Returns the events of a webhook delivery; none for an unknown name. */
export async function eventsOf(
  event: string,
  data: unknown,
  account: string,
  readGroup: ReadGroup,
): Promise<MessengerEvent[]> {
  const eventsOfKind = events[event.replaceAll(/[.-]/g, "_").toUpperCase()] as
    | Of<unknown>
    | undefined;
  return await eventsOfKind?.(data, account, readGroup) ?? [];
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

/** Groups of one delivery that are read; the list of all groups brings the others. */
const MOST_GROUPS = 100;

/**
 * Deliveries hold whole groups or only changes, so each group is read, one after the other: a delivery
 * may name thousands.
 */
async function ofGroups(
  data: RawGroup | readonly RawGroup[],
  _account: string,
  readGroup: ReadGroup,
) {
  const ids = new Set([data].flat().map(({ id }) => id).filter(isGroupId));
  const found: MessengerEvent[] = [];
  for (const id of [...ids].slice(0, MOST_GROUPS)) found.push(groupEvent(await readGroup(id)));
  return found;
}

type RawChange = {
  readonly id: string;
  readonly action: string;
  readonly participants?: readonly (string | RawParticipant)[];
  readonly participantsData?: readonly RawParticipant[];
};

/**
 * Only changes of the number's own membership are events: other members come and go all the time.
 */
async function ofParticipants(
  change: RawChange,
  account: string,
  readGroup: ReadGroup,
): Promise<MessengerEvent[]> {
  const { id, action } = change;
  if (!isGroupId(id)) return [];
  const people = [...change.participants ?? [], ...change.participantsData ?? []]
    .map((one) => typeof one === "string" ? { id: one } : one);
  const isOwn = people.some((one) => isAccount(account, one));
  if (isOwn && (action === "remove" || action === "leave")) return [groupEvent(absentFrom(id))];
  const isPerhapsOwn = action !== "add" && people.some((one) => isHidden(one));
  return isOwn || isPerhapsOwn ? [groupEvent(await readGroup(id))] : [];
}

/** Returns whether a participant's id hides the number. */
const isHidden = ({ id, jid, phoneNumber }: RawParticipant) =>
  /@lid$/.test(id ?? jid ?? "") && !phoneNumber;

type RawUpdate = {
  readonly keyId?: string;
  readonly fromMe?: boolean;
  readonly status?: string;
};

/** The number of known recipients by status; who they are is not reported. */
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

const groupEvent = (group: SeenGroup): MessengerEvent => ({ kind: "group", group });
