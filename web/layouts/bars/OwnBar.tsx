import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type {
  OwnBar_viewer$data,
  OwnBar_viewer$key,
} from "../../__generated__/OwnBar_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { legal } from "../../public/legal.ts";
import { InstallBarLater } from "../InstallBarLater.tsx";
import type { Asked } from "./AskedBar.tsx";
import styles from "./OwnBar.module.css";

const AskedBar = lazy(async () => ({ default: (await import("./AskedBar.tsx")).AskedBar }));

const DISMISSED = "verify_dismissed";

/** The weightiest of what the person should know: the account goes, texts to accept, the e-mail. */
export function OwnBar(props: { viewer: OwnBar_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment OwnBar_viewer on User {
        email
        isEmailVerified
        deletesAt
        ...acceptancesWhole_user
        acceptances {
          document
          version
        }
      }
    `,
    props.viewer,
  );
  const isOnProfile = useLocation().pathname === paths.profile; // which asks for it itself
  const [isDismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED) !== null);
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, ""); // for this tab, and until they sign out
    setDismissed(true);
  };
  const asked = whatToAsk(viewer, isDismissed || isOnProfile ? null : dismiss);
  if (!asked) return <InstallBarLater />;
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <AskedBar asked={asked} />
    </Suspense>
  );
}

function whatToAsk(viewer: OwnBar_viewer$data, onDismiss: (() => void) | null): Asked | null {
  const { email, isEmailVerified, deletesAt, acceptances } = viewer;
  const has = (wanted: string, { version }: { version: string }) =>
    acceptances.some((one) => one.document === wanted && one.version === version);
  if (deletesAt) return { about: "deletion", deletesAt };
  if (!has("TERMS", legal.terms) || !has("PRIVACY", legal.privacy)) return { about: "documents" };
  return isEmailVerified || !onDismiss ? null : { about: "email", email, onDismiss };
}
