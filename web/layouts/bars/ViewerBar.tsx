import { Suspense, useState, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type {
  ViewerBar_viewer$data,
  ViewerBar_viewer$key,
} from "../../__generated__/ViewerBar_viewer.graphql.ts";
import { lazyForNewPeople, lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { legal } from "../../public/legal.ts";
import { canInstall, onInstallChange } from "../../pwa/install.ts";
import type { Notice } from "./NoticeBar.tsx";
import styles from "./ViewerBar.module.css";

const NoticeBar = lazyForNewPeople(async () => (await import("./NoticeBar.tsx")).NoticeBar);

const DISMISSED = "verify_dismissed";

/** The most urgent notice: deletion, a late payment, documents to accept, or e-mail to confirm. */
export function ViewerBar(props: { viewer: ViewerBar_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ViewerBar_viewer on Viewer {
        email
        isEmailVerified
        deletesAt
        subscription {
          status
          expiresAt
        }
        ...acceptDocuments_viewer
        acceptances {
          document
          version
        }
      }
    `,
    props.viewer,
  );
  const { pathname } = useLocation();
  const isOnProfile = pathname === paths.profile; // which has its own prompt
  const [isDismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED) !== null);
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, ""); // for this tab, and until they sign out
    setDismissed(true);
  };
  const notice = mostUrgent(viewer, isDismissed || isOnProfile ? null : dismiss);
  if (!notice) return <InstallPrompt />;
  // The first steps say it in a line; an offer's sending says it where it is blocked.
  if (notice.about === "email" && pathname === paths.generator) return null;
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <NoticeBar notice={notice} />
    </Suspense>
  );
}

function mostUrgent(viewer: ViewerBar_viewer$data, onDismiss: (() => void) | null): Notice | null {
  const { email, isEmailVerified, deletesAt, acceptances, subscription: { status, expiresAt } } =
    viewer;
  const has = (wanted: string, { version }: { version: string }) =>
    acceptances.some((one) => one.document === wanted && one.version === version);
  if (deletesAt) return { about: "deletion", deletesAt };
  if (status === "PAST_DUE" || status === "UNPAID") {
    return { about: "payment", pausesAt: expiresAt };
  }
  if (!has("TERMS", legal.terms) || !has("PRIVACY", legal.privacy)) return { about: "documents" };
  return isEmailVerified || !onDismiss ? null : { about: "email", email, onDismiss };
}

const InstallBar = lazyOnIdle(async () => (await import("./InstallBar.tsx")).InstallBar);

/** The offer to install the app, if the browser allows it and the person has not dismissed it. */
export const InstallPrompt = () =>
  useSyncExternalStore(onInstallChange, canInstall) && (
    <Suspense>
      <InstallBar />
    </Suspense>
  );
