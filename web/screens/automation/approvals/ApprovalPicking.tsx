import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ApprovalPicking_approvals$key } from "../../../__generated__/ApprovalPicking_approvals.graphql.ts";
import { BusyButton, Button } from "../../../ui/buttons/Button.tsx";
import { Row, Rows } from "../../../ui/lists/Row.tsx";
import { useSelection } from "../../../ui/lists/selection.tsx";
import { countLabel, priceText } from "../../../ui/text/numbers.ts";
import styles from "./Approvals.module.css";
import type { Answer } from "./useAnswers.ts";

/** Answers several approvals at once. */
export function ApprovalPicking(props: {
  approvals: ApprovalPicking_approvals$key;
  isBusy: boolean;
  onAnswer: (ids: readonly string[], kind: Answer) => void;
  onDone: () => void;
}) {
  const approvals = useFragment(
    graphql`
      fragment ApprovalPicking_approvals on Approval @relay(plural: true) {
        id
        price {
          formatted
        }
        offer {
          title
        }
        groups {
          id
        }
      }
    `,
    props.approvals,
  );
  const { picked, toggle, pick } = useSelection();
  const [running, setRunning] = useState<Answer | null>(null);
  const ids = approvals.flatMap(({ id }) => picked.has(id) ? [id] : []);
  const answer = (kind: Answer) => {
    setRunning(kind);
    props.onAnswer(ids, kind);
  };
  return (
    <>
      <Rows>
        {approvals.map(({ id, offer, price, groups }) => (
          <Row
            key={id}
            title={offer?.title ?? "A oferta foi apagada"}
            note={[
              price && priceText(price.formatted),
              countLabel(groups.length, "grupo", "grupos"),
            ].filter(Boolean).join(" · ")}
            picking={{ isPicked: picked.has(id), onToggle: () => toggle(id) }}
          />
        ))}
      </Rows>
      <div className={styles.answers}>
        <BusyButton
          variant="outlined"
          disabled={ids.length === 0}
          isBusy={props.isBusy && running === "reject"}
          onClick={() => answer("reject")}
        >
          {ids.length === 0 ? "Recusar" : `Recusar ${ids.length}`}
        </BusyButton>
        <BusyButton
          variant="contained"
          disabled={ids.length === 0}
          isBusy={props.isBusy && running === "accept"}
          onClick={() => answer("accept")}
        >
          {ids.length === 0 ? "Aprovar" : `Aprovar ${ids.length}`}
        </BusyButton>
      </div>
      <div className={styles.more}>
        <Button size="small" onClick={() => pick(approvals.map(({ id }) => id))}>Todas</Button>
        <Button size="small" onClick={props.onDone}>Uma por vez</Button>
      </div>
    </>
  );
}
