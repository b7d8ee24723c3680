import type {
  DispatchStatus as Status,
  JournalLine,
  MessageOrigin,
  ShownReason,
} from "../../core/delivery/queue/dispatch.ts";
import type { SendingWarning as Warning } from "../../core/delivery/forecast/plan_lane.ts";
import type { PlannedLink as Link } from "../../core/delivery/forecast/planned_link.ts";
import { described } from "../described.ts";

export const DispatchStatus = described<Status>(
  "DispatchStatus",
  "How far one message to one group has come.",
  {
    QUEUED: "It waits for its turn.",
    SENDING: "It is on its way this moment.",
    SENT: "The messenger took it.",
    FAILED: "It was not sent, and surely reached nobody.",
    UNCERTAIN: "It may have been sent: a person looks in the group before it is sent again.",
    EXPIRED: "It was not sent: its turn came too late.",
    CANCELED: "It was not sent: it was taken out of the queue.",
  },
);

export const DispatchOrigin = described<MessageOrigin>(
  "DispatchOrigin",
  "What queued a message.",
  {
    PERSON: "Its person, by hand.",
    TEST: "Its person, to test a session: it goes to their own chat and no plan counts it.",
    RULE: "A rule of theirs.",
    CALENDAR: "An entry of their calendar.",
  },
);

export const DispatchStep = described<JournalLine["step"]>(
  "DispatchStep",
  "What happened to a message.",
  {
    QUEUED: "It was put into the queue.",
    SENDING: "Its sending began.",
    SENT: "The messenger took it.",
    FAILED: "It was given up.",
    UNCERTAIN: "Nobody knows whether it was taken.",
    EXPIRED: "It was dropped: too late.",
    CANCELED: "It was taken out of the queue.",
    DELAYED: "Its turn had come, and it had to wait on.",
    MOVED: "A person gave it another time or place in the queue.",
    RETRIED: "The messenger did not take it: it goes again.",
    RESOLVED: "A person said whether it had arrived.",
    PROVEN: "The messenger's receipt came late: it was taken.",
  },
);

export const SendingWarning = described<Warning>(
  "SendingWarning",
  "What a person should know before they send to a group.",
  {
    ALREADY_SENT: "The group already got this offer.",
    ALREADY_QUEUED: "This offer already waits for this group, or is on its way to it.",
    IN_DOUBT: "The group may have got this offer.",
    NOT_READY: "Nothing can go there now: with it, the whole sending is refused.",
    TOO_LATE: "Its turn would come only when it has expired.",
  },
);

export const PlannedLink = described<Link>(
  "PlannedLink",
  "What becomes of an offer's link in its messages to groups.",
  {
    SHORT: "Each message has a short link of its own, whose clicks are counted.",
    SHORT_IN_SOME: "The same, in some of the groups: the templates of others keep it as it is.",
    AMAZON_DIRECT: "It would be short, and stays as it is: Amazon does not allow short links.",
  },
);

export const DispatchReason = described<ShownReason>(
  "DispatchReason",
  "Why a message waits, or ended otherwise than plainly sent.",
  {
    PACE: "It waits: the interval between two messages.",
    MINUTE_CAP: "It waits: the minute's messages have gone out.",
    HOUR_CAP: "It waits: the hour's messages have gone out.",
    DAY_CAP: "It waits: the day's messages have gone out.",
    WARM_UP_CAP: "It waits: the number is new, and the day's messages have gone out.",
    IDENTICAL_CAP: "It waits: the hour's messages with these words have gone out.",
    QUIET_HOURS: "It waits: the person wants silence at this hour.",
    PAUSED: "It waits: the person paused sending.",
    PLAN_ENDED: "It waits: the trial or plan is over.",
    ACCOUNT_BLOCKED: "It waits: an admin keeps the person out.",
    VENDOR_BUSY: "It waits: the messenger requires a pause.",
    VENDOR_AWAY: "It waits: the messenger cannot be reached.",
    SESSION_PROBLEM: "It waits: something keeps the session from working; see its health.",
    NUMBER_REVOKED: "It waits: the platform no longer shares the number.",
    NUMBER_RESTRICTED: "It waits: the messenger restricted the number, until the person resumes.",
    NUMBER_BANNED: "It waits: the messenger shut the number out.",
    GROUP_RESTING: "It waits: the messenger refused too many messages there.",
    GROUP_PACE: "It waits: the group has a gap and caps of its own.",
    GROUP_QUIET_HOURS: "It waits: the group has quiet hours of its own.",
    NO_PROCESS: "It waits: no process of ours is there to send it.",
    LATE: "Not sent: its time had passed.",
    BY_PERSON: "The person wanted it so.",
    PRICE_CHANGED: "Not sent: a rule queued it at another price.",
    TEXT_EMPTY: "Not sent: nothing that its text says of the offer holds any more.",
    RULES_STOPPED: "Not sent: the person stopped all rules.",
    OFFER_UNPAID: "Not sent: nothing proves that its link pays the person, who did not confirm it.",
    OFFER_DELETED: "Not sent: its offer was deleted.",
    OFFER_ENDED: "Not sent: its offer ended, by its product or by its person.",
    SESSION_ENDED: "Not sent: the session was disconnected.",
    GROUP_LEFT: "Not sent: the account is not in the group any more.",
    GROUP_FORBIDDEN: "Not sent: the account may not write there.",
    GROUP_INACTIVE: "Not sent: the person turned the group off.",
    MESSAGE_REFUSED: "Not sent: the messenger never takes this message.",
    MEDIA_TOO_LARGE: "Not sent: its video or document is too large for the messenger.",
    MEDIA_NOT_CARRIED: "Not sent: the messenger's channels take no documents.",
    NO_ANSWER: "It may have been sent: the messenger did not say.",
    PROCESS_ENDED: "It may have been sent: our process ended meanwhile.",
    WITHOUT_IMAGE: "Sent, but without its image.",
    PERSON_SAW_IT: "Sent: the person saw it in the group.",
  },
);
