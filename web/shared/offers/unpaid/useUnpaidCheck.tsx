import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { useUnpaidCheck_offer$key } from "../../../__generated__/useUnpaidCheck_offer.graphql.ts";
import type { useUnpaidCheckMutation } from "../../../__generated__/useUnpaidCheckMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";
import { LazyConfirmDialog } from "../../ConfirmButton.tsx";
import { type Marketplace, marketplaces } from "../../marketplaces.ts";
import { type UnpaidReason, unpaidReasons } from "./unpaid_reasons.ts";

/** A way in which an offer leaves. */
type Leaving = {
  /** The button that goes on although the offer does not pay. */
  readonly goOn: string;
  readonly act: () => void;
};

/**
 * Asks, once until the offer's link changes, before an offer that does not pay its person leaves.
 * Render `dialog` beside the buttons.
 */
export function useUnpaidCheck(key: useUnpaidCheck_offer$key | null | undefined) {
  const offer = useFragment(
    graphql`
      fragment useUnpaidCheck_offer on Offer {
        id
        marketplace
        affiliateProof
        unpaidReason
        isUnpaidConfirmed
      }
    `,
    key,
  );
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const isUnpaid = offer?.affiliateProof === "NONE";
  const isAsking = isUnpaid && !offer.isUnpaidConfirmed;
  return {
    isUnpaid,
    /** Whether `check` asks. */
    isAsking,
    /** Does it now, or once the person has confirmed it. */
    check(way: Leaving) {
      if (isAsking) setLeaving(way);
      else way.act();
    },
    dialog: leaving && offer && (
      <LazyConfirmDialog
        title="Esta oferta não paga você"
        stay="Voltar"
        goOn={leaving.goOn}
        onStay={() => setLeaving(null)}
        onGoOn={() => {
          setLeaving(null);
          leaving.act(); // first: browsers copy and open windows only right after a press
        }}
      >
        {explanation(offer.unpaidReason ?? "LINK_UNPROVEN", offer.marketplace)}
      </LazyConfirmDialog>
    ),
  };
}

/** Records that the person shares an offer though it does not pay them. */
export const confirmUnpaid = (id: string) =>
  commit<useUnpaidCheckMutation>(
    graphql`
      mutation useUnpaidCheckMutation($input: ConfirmUnpaidOfferInput!) {
        confirmUnpaidOffer(input: $input) {
          ...useUnpaidCheck_offer @alias
          ... on UserError {
            code
          }
        }
      }
    `,
    { input: { id } },
  ).catch(() => {}); // then the next one is asked about again

/** Why the offer does not pay, and where to change that. */
function explanation(reason: UnpaidReason, marketplace: Marketplace): ReactNode {
  const { name, settings } = marketplaces[marketplace];
  const row = unpaidReasons[reason];
  return (
    <>
      {row.sentence(name)} {settings && row.settings && <Link to={settings}>{row.settings}</Link>}
    </>
  );
}
