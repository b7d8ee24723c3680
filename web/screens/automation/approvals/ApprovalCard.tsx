import { graphql, useFragment } from "react-relay";
import type { ApprovalCard_approval$key } from "../../../__generated__/ApprovalCard_approval.graphql.ts";
import { Price } from "../../../ui/display/Price.tsx";
import { ProductPhoto } from "../../../ui/display/ProductPhoto.tsx";
import { useNow } from "../../../ui/text/age.ts";
import styles from "./Approvals.module.css";
import { approvalFacts, firstSentence } from "./approval_words.ts";

/** What a rule wants to send: product, price, why, where and until when. */
export function ApprovalCard(props: { approval: ApprovalCard_approval$key }) {
  const { offer, price, reason, rule, ...facts } = useFragment(
    graphql`
      fragment ApprovalCard_approval on Approval {
        price {
          formatted
        }
        commission {
          formatted
        }
        plannedAt
        expiresAt
        reason
        rule {
          name
        }
        offer {
          title
          imageUrl
        }
        groups {
          title
        }
      }
    `,
    props.approval,
  );
  const now = useNow();
  return (
    <>
      <div className={styles.product}>
        <ProductPhoto url={offer?.imageUrl ?? null} shape="square" />
        <div>
          <b>{offer?.title ?? "A oferta foi apagada"}</b>
          {price && <Price formatted={price.formatted} />}
        </div>
      </div>
      <p className="small tnum">
        {firstSentence(reason)}
        {rule && ` Regra: ${rule.name}.`}
      </p>
      <p className="small tnum">{approvalFacts(facts, now)}</p>
    </>
  );
}
