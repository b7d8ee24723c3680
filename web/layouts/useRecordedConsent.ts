import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { useRecordedConsent_viewer$key } from "../__generated__/useRecordedConsent_viewer.graphql.ts";
import { onConsent } from "../browser/consent.ts";
import { legal } from "../public/legal.ts";

/** Records once that the person accepted the cookie banner; `viewer`: null unless they are here themselves. */
export function useRecordedConsent(viewer: useRecordedConsent_viewer$key | null) {
  const person = useFragment(
    graphql`
      fragment useRecordedConsent_viewer on User {
        ...acceptancesWhole_user
        acceptances {
          document
        }
      }
    `,
    viewer,
  );
  const isMissing = person &&
    !person.acceptances.some(({ document }) => document === "OPTIONAL_STORAGE");
  useEffect(() => isMissing ? onConsent(record) : undefined, [isMissing]);
}

function record() {
  import("../shared/account/acceptDocuments.ts")
    .then(({ acceptDocuments }) => acceptDocuments({ optionalStorage: legal.privacy.version }))
    .catch(() => {}); // with the next page
}
