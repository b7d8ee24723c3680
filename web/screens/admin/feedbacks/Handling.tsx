import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  FeedbackStatus,
  Handling_feedback$key,
} from "../../../__generated__/Handling_feedback.graphql.ts";
import type { FeedbackTopicStatus } from "../../../__generated__/FeedbackSheetQuery.graphql.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton } from "../../../ui/buttons/Button.tsx";
import { PlainSelect } from "../../../ui/forms/SelectField.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { SheetSection } from "../../../ui/overlays/Sheet.tsx";
import { statusWords, topicWords } from "../../../shared/feedback/feedback_words.ts";
import { joinFeedback, updateFeedback } from "./feedbackActions.ts";
import styles from "./Inbox.module.css";
import { TopicDialog } from "./TopicDialog.tsx";

const statuses = Object.keys(statusWords) as FeedbackStatus[];

/** Who deals with an entry, how far it is, and what it was joined to. */
export function Handling(props: {
  entry: Handling_feedback$key;
  topics: readonly { id: string; title: string; status: FeedbackTopicStatus }[];
  assignees: readonly { id: string; displayName: string; email: string }[];
}) {
  const { id, status, assignee, topic } = useFragment(
    graphql`
      fragment Handling_feedback on Feedback {
        id
        status
        assignee {
          id
        }
        topic {
          id
          title
          status
        }
      }
    `,
    props.entry,
  );
  const [isMaking, setIsMaking] = useState(false);
  const [runAction, isBusy] = useMutationAction();
  const saved = () => showNotice("Salvo.", { variant: "success" });
  const join = (topicId: string | null) => runAction(() => joinFeedback({ id, topicId }), saved);
  // A topic that was just made is not in the list that the sheet has read.
  const known = topic && !props.topics.some((one) => one.id === topic.id)
    ? [topic, ...props.topics]
    : props.topics;
  return (
    <SheetSection title="Encaminhar">
      <div className={styles.stack} aria-busy={isBusy}>
        <PlainSelect
          label="Quem cuida"
          value={assignee?.id ?? ""}
          onChange={(assigneeId) =>
            void runAction(() => updateFeedback({ id, assigneeId: assigneeId || null }), saved)}
        >
          <option value="">Ninguém ainda</option>
          {props.assignees.map(({ id, displayName, email }) => (
            <option key={id} value={id}>{displayName || email}</option>
          ))}
        </PlainSelect>
        <PlainSelect
          label="Como está"
          value={status}
          onChange={(status) =>
            void runAction(() => updateFeedback({ id, status: status as FeedbackStatus }), saved)}
        >
          {statuses.map((one) => (
            <option key={one} value={one}>
              {one === "RECEIVED" ? "A tratar" : statusWords[one].label}
            </option>
          ))}
        </PlainSelect>
        <PlainSelect
          label="Juntar a um assunto"
          value={topic?.id ?? ""}
          onChange={(topicId) => void join(topicId || null)}
        >
          <option value="">Nenhum</option>
          {known.map(({ id, title, status }) => (
            <option key={id} value={id}>{title} · {topicWords[status].label}</option>
          ))}
        </PlainSelect>
        <p className="small">
          Mensagens do mesmo assunto ficam juntas: quem escreveu conta como voto e recebe um aviso
          quando o assunto avança.
        </p>
        <div>
          <BusyButton variant="outlined" isBusy={isBusy} onClick={() => setIsMaking(true)}>
            Novo assunto
          </BusyButton>
        </div>
      </div>
      {isMaking && (
        <TopicDialog
          topic={null}
          onSaved={(topicId) => void join(topicId)}
          onClose={() => setIsMaking(false)}
        />
      )}
    </SheetSection>
  );
}
