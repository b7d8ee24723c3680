import type {
  Correction,
  CorrectionKind as Kind,
  CorrectionStatus as Status,
} from "../../core/delivery/corrections/correction.ts";
import type { CorrectionOutlook } from "../../core/delivery/corrections/load_corrections.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { DispatchReason } from "./dispatch_enums.ts";

export const CorrectionKind = described<Kind>(
  "CorrectionKind",
  "How a message that is out is corrected.",
  {
    EDIT: "Its text becomes what the offer, or the text, says now.",
    REMOVE: "It is deleted for everybody.",
  },
);

const CorrectionStatus = described<Status>(
  "CorrectionStatus",
  "How far a correction has come.",
  {
    QUEUED: "It waits for its turn.",
    SENDING: "It is on its way this moment.",
    DONE: "The messenger took it.",
    TOO_LATE: "The message is too old to be edited or deleted.",
    REFUSED: "The messenger did not do it, and never will.",
    UNCERTAIN: "It may have been done: a person looks in the group, and may request it again.",
  },
);

export const CorrectionType = builder.objectRef<Correction>("Correction").implement({
  description: "A request to correct a message that is out.",
  fields: (t) => ({
    kind: t.expose("kind", {
      type: CorrectionKind,
      description: "What is done: a removal, where no edit was possible.",
    }),
    status: t.expose("status", { type: CorrectionStatus, description: "How far it has come." }),
    reasonCode: t.expose("reasonCode", {
      type: DispatchReason,
      nullable: true,
      description: "Why it waits, was refused or is in doubt.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was requested." }),
    settledAt: t.expose("settledAt", {
      type: "DateTime",
      nullable: true,
      description: "When it came to its end.",
    }),
  }),
});

export const CorrectionOutlookType = builder.objectRef<CorrectionOutlook>("CorrectionOutlook")
  .implement({
    description: "What would happen to a message that is out, if it were corrected now.",
    fields: (t) => ({
      ofEdit: t.expose("ofEdit", {
        type: CorrectionKind,
        nullable: true,
        description: "If an edit is requested; null: nothing, as it is too late or not sent.",
      }),
      ofRemove: t.expose("ofRemove", {
        type: CorrectionKind,
        nullable: true,
        description: "If a removal is requested; null: nothing, as it is too late or not sent.",
      }),
    }),
  });
