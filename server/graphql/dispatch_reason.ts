import type { ToldReason } from "../core/sending/reason_sentences.ts";
import { described } from "./described.ts";

export const DispatchReason = described<ToldReason>(
  "DispatchReason",
  "Why a message waits, or ended otherwise than plainly sent.",
  {
    PACE: "It waits: the interval between two messages.",
    MINUTE_CAP: "It waits: the minute's messages have gone out.",
    HOUR_CAP: "It waits: the hour's messages have gone out.",
    DAY_CAP: "It waits: the day's messages have gone out.",
    IDENTICAL_CAP: "It waits: the hour's messages with these words have gone out.",
    QUIET_HOURS: "It waits: the person wants silence at this hour.",
    PAUSED: "It waits: the person paused sending.",
    PLAN_ENDED: "It waits: the trial or plan is over.",
    VENDOR_BUSY: "It waits: the messenger asked to be left alone for a while.",
    VENDOR_AWAY: "It waits: the messenger cannot be reached.",
    SESSION_TROUBLE: "It waits: something keeps the session from working; see its health.",
    GROUP_RESTING: "It waits: the messenger refused too many messages there.",
    NO_PROCESS: "It waits: no process of ours is there to send it.",
    LATE: "Not sent: its time had passed.",
    BY_PERSON: "The person wanted it so.",
    OFFER_DELETED: "Not sent: its offer was deleted.",
    SESSION_ENDED: "Not sent: the session was disconnected.",
    GROUP_LEFT: "Not sent: the account is not in the group any more.",
    GROUP_FORBIDDEN: "Not sent: the account may not write there.",
    GROUP_INACTIVE: "Not sent: the person turned the group off.",
    MESSAGE_REFUSED: "Not sent: the messenger never takes this message.",
    NO_ANSWER: "It may have been sent: the messenger did not say.",
    PROCESS_ENDED: "It may have been sent: our process ended meanwhile.",
    WITHOUT_IMAGE: "Sent, but without its image.",
    PERSON_SAW_IT: "Sent: the person saw it in the group.",
  },
);
