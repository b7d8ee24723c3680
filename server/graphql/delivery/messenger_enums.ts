import type { GroupStatus as State, InviteStatus as Invite } from "../../core/groups/group.ts";
import type {
  Channel as ChannelName,
  GroupKind as Kind,
  GroupRole as Role,
} from "../../core/delivery/messenger.ts";
import type { Health } from "../../core/delivery/sessions/session.ts";
import { described } from "../described.ts";

export const Channel = described<ChannelName>("Channel", "A messenger that one can send with.", {
  TELEGRAM: "Telegram, by a bot of the person's own.",
  WHATSAPP: "WhatsApp, as a linked device of the person's own number.",
  EVOLUTION: "WhatsApp, by a number of the person's own behind the operator's gateway.",
  PLATFORM: "WhatsApp, by the number that the platform shares.",
});

export const SessionHealth = described<Health>(
  "SessionHealth",
  "How a session is, as its last sign of life shows it.",
  {
    CONNECTED: "The messenger answered within the last 2 minutes.",
    CONNECTING: "It is new: the messenger has not answered yet.",
    SILENT: "Nothing came for more than 2 minutes.",
    REVOKED: "Its credentials no longer hold: connect anew.",
    ELSEWHERE: "Another program uses the same account.",
    UNREACHABLE: "The messenger cannot be reached.",
    RESTRICTED: "The messenger restricted it: nothing is sent until the person resumes.",
    BANNED: "The messenger shut the account out.",
    OUTDATED: "The messenger no longer takes this client: the operator has to update.",
    NUMBER_REVOKED: "The platform no longer shares the number that it sends through.",
    DISCONNECTED: "The person disconnected it.",
  },
);

export const GroupKind = described<Kind>("GroupKind", "What kind of chat a group is.", {
  GROUP: "Its members may write.",
  CHANNEL: "Its admins write, the others read.",
  PRIVATE: "The owner's own chat with the account, for test messages; in no list.",
});

export const GroupRole = described<Role>("GroupRole", "What the account is in a group.", {
  OWNER: "It made the group.",
  ADMIN: "It is one of its admins.",
  MEMBER: "It is one of its members.",
});

export const GroupStatus = described<State>("GroupStatus", "Whether a message can go to a group.", {
  READY: "It can.",
  INACTIVE: "The person turned it off, or the plan has no room for it.",
  FORBIDDEN: "The account may not write there.",
  RESTING: "The messenger refused too many messages there: it goes on later.",
  LEFT: "The account is not there any more.",
});

export const InviteStatus = described<Invite>(
  "InviteStatus",
  "What is known of the address by which one joins a group.",
  {
    UNKNOWN: "It was not requested yet, or the messenger did not answer.",
    REQUESTED: "It is requested: `groupChanged` follows with the answer.",
    KNOWN: "It is as it was last read.",
    REFUSED: "The messenger does not give it to this account.",
    UNAVAILABLE: "There is none to be had there.",
  },
);
