import type { DeliveryReceipt, MessengerEvent, SeenGroup } from "../../core/delivery/messenger.ts";
import { messageRate } from "../../core/automation/sources/message_rate.ts";
import { readSourceMessage } from "../../core/automation/sources/read_source_message.ts";
import { problemOfCode } from "./instance.ts";
import {
  absentFrom,
  isAccount,
  isGroupId,
  type RawGroup,
  type RawParticipant,
} from "./seen_group.ts";

/** The gateway's events that are subscribed to. */
const webhookEvents = [
  "CONNECTION_UPDATE",
  "GROUPS_UPSERT",
  "GROUP_UPDATE",
  "GROUP_PARTICIPANTS_UPDATE",
  "MESSAGES_UPDATE",
] as const;

/** The events to subscribe to: messages only while a group of the number is a source. */
export const subscribedEvents = (hasSources: boolean): readonly string[] =>
  hasSources ? [...webhookEvents, "MESSAGES_UPSERT"] : webhookEvents;

/** Reads a group from WhatsApp. @throws if there is no answer */
export type ReadGroup = (id: string) => Promise<SeenGroup>;

/** Whose delivery it is, how its groups are read, and the delivery's digest. */
export type DeliveryReader = {
  readonly account: string;
  readonly sources: () => ReadonlySet<string>;
  readonly readGroup: ReadGroup;
  readonly eventId: string;
};

type Of<Data> = (
  data: Data,
  reader: DeliveryReader,
) => MessengerEvent[] | Promise<MessengerEvent[]>;

/** Returns the events of a webhook delivery; none for an unknown name. */
export async function eventsOf(
  event: string,
  data: unknown,
  reader: DeliveryReader,
): Promise<MessengerEvent[]> {
  const eventsOfKind = events[event.replaceAll(/[.-]/g, "_").toUpperCase()] as
    | Of<unknown>
    | undefined;
  return await eventsOfKind?.(data, reader) ?? [];
}

const events: Readonly<Record<string, Of<never>>> = {
  CONNECTION_UPDATE: ofConnection,
  GROUPS_UPSERT: ofGroups,
  GROUPS_UPDATE: ofGroups,
  GROUP_UPDATE: ofGroups,
  GROUP_PARTICIPANTS_UPDATE: ofParticipants,
  MESSAGES_UPDATE: ofMessages,
  MESSAGES_UPSERT: ofNewMessages,
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
  { readGroup }: DeliveryReader,
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
 * Changes of the number's own membership are events of the group. Of others only how many came and
 * went is counted.
 */
async function ofParticipants(
  change: RawChange,
  { account, readGroup, eventId }: DeliveryReader,
): Promise<MessengerEvent[]> {
  const { id, action } = change;
  if (!isGroupId(id)) return [];
  const people = [...change.participants ?? [], ...change.participantsData ?? []]
    .map((one) => typeof one === "string" ? { id: one } : one);
  const isOwn = people.some((one) => isAccount(account, one));
  if (isOwn && (action === "remove" || action === "leave")) return [groupEvent(absentFrom(id))];
  const isPerhapsOwn = action !== "add" && people.some((one) => isHidden(one));
  if (isOwn) return [groupEvent(await readGroup(id))];
  return [
    ...isPerhapsOwn ? [groupEvent(await readGroup(id))] : [],
    ...ofOthers(change, eventId),
  ];
}

function ofOthers({ id, action, participants }: RawChange, eventId: string): MessengerEvent[] {
  const people = participants?.length ?? 0;
  const joined = action === "add" ? people : 0;
  const left = action === "remove" || action === "leave" ? people : 0;
  if (joined + left === 0) return [];
  return [{ kind: "members", change: { externalId: id, eventId, joined, left } }];
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

type RawMessage = {
  readonly key?: { readonly remoteJid?: string; readonly fromMe?: boolean; readonly id?: string };
  readonly message?: RawContent | null;
  readonly messageTimestamp?: number | string;
};

type RawContent = {
  readonly conversation?: string;
  readonly extendedTextMessage?: { readonly text?: string };
  readonly imageMessage?: { readonly caption?: string };
  readonly videoMessage?: { readonly caption?: string };
  readonly ephemeralMessage?: { readonly message?: RawContent };
};

/** Messages of one delivery that are read. */
const MOST_MESSAGES = 20;
const isInRate = messageRate();

/** Reads messages of source groups for links and codes; others are dropped unread. */
function ofNewMessages(
  data: RawMessage | readonly RawMessage[],
  { account, sources }: DeliveryReader,
): MessengerEvent[] {
  return [data].flat().slice(0, MOST_MESSAGES).flatMap((one): MessengerEvent[] => {
    const { remoteJid: externalId, id: messageId, fromMe } = one.key ?? {};
    if (!externalId || !messageId || !sources().has(externalId)) return [];
    // What the number sends through a program may be the product's own.
    if (fromMe && messageId.startsWith("3EB0")) return [];
    if (!isInRate(`${account} ${externalId}`)) return [];
    const content = readSourceMessage(textOf(one.message));
    const sentAt = new Date(Number(one.messageTimestamp) * 1_000);
    if (content.links.length + content.codes.length === 0 || Number.isNaN(sentAt.getTime())) {
      return [];
    }
    return [{ kind: "sourceMessage", message: { externalId, messageId, sentAt, ...content } }];
  });
}

function textOf(message: RawContent | null | undefined): string {
  const content = message?.ephemeralMessage?.message ?? message;
  const text = content?.conversation ?? content?.extendedTextMessage?.text ??
    content?.imageMessage?.caption ?? content?.videoMessage?.caption;
  return typeof text === "string" ? text : "";
}

const groupEvent = (group: SeenGroup): MessengerEvent => ({ kind: "group", group });
