import type { NotificationKind } from "../../__generated__/NotificationRow_notification.graphql.ts";
import { paths, sendingPath } from "../../paths.ts";
import type { Tone } from "../../ui/Chip.tsx";

type Look = {
  /** Lucide's name of it. */
  readonly icon: string;
  /** While it waits for the person; quiet afterwards. */
  readonly tone: Tone;
  /** Where one sees to it; null: nowhere any more. */
  readonly pathOf: (offerId: string | null) => string | null;
};

const results = (offerId: string | null) => offerId && sendingPath(offerId);

/** How each kind looks, and where it leads. */
export const looks: Readonly<Record<NotificationKind, Look>> = {
  WELCOME: { icon: "sparkles", tone: "quiet", pathOf: () => paths.generator },
  MESSAGES_IN_DOUBT: { icon: "message-circle-question", tone: "doubt", pathOf: results },
  SENDING_FAILED: { icon: "circle-x", tone: "wrong", pathOf: results },
  SENDING_FINISHED: { icon: "circle-check", tone: "proven", pathOf: results },
  CONNECTION_NEEDS_PERSON: { icon: "unplug", tone: "wrong", pathOf: () => paths.groups },
  TRIAL_ENDING: { icon: "hourglass", tone: "doubt", pathOf: () => paths.generator },
  TRIAL_ENDED: { icon: "hourglass", tone: "wrong", pathOf: () => paths.queue },
  MESSAGES_USED_UP: { icon: "gauge", tone: "doubt", pathOf: () => paths.queue },
  DATA_EXPORT_ENDED: { icon: "file-down", tone: "proven", pathOf: () => paths.account },
  DELETION_ASKED: { icon: "user-x", tone: "wrong", pathOf: () => paths.account },
};
