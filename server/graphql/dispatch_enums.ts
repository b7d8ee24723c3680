import type { DispatchStatus as Status, JournalLine } from "../core/delivery/queue/dispatch.ts";
import type { SendingWarning as Warning } from "../core/delivery/forecast/plan_lane.ts";
import { described } from "./described.ts";

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
