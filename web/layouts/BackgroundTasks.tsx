import { useEffect, useMemo } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { BackgroundTasks_viewer$key } from "../__generated__/BackgroundTasks_viewer.graphql.ts";
import type { BackgroundTasksSubscription } from "../__generated__/BackgroundTasksSubscription.graphql.ts";
import type { BackgroundTasksApprovalsSubscription } from "../__generated__/BackgroundTasksApprovalsSubscription.graphql.ts";
import { useNavigate } from "react-router-dom";
import { onConsent } from "../browser/consent.ts";
import { legal } from "../public/legal.ts";
import { type Refusal, setOnRefusal } from "../relay/environment.ts";
import { articlePath } from "../routing/help_params.ts";
import { isByPlan, plansPath, reasonOfCode } from "../routing/billing_params.ts";
import { MaintenanceWatch } from "./maintenance/MaintenanceWatch.tsx";
import { showNotice } from "../ui/overlays/notices.ts";

/** So long a remedy is offered. */
const REMEDY_MS = 15_000;

/** Runs the background tasks of a signed-in page; renders a maintenance, if there is one. */
export function BackgroundTasks(props: { viewer: BackgroundTasks_viewer$key; isActing: boolean }) {
  useViewerChanges();
  useWaitingApprovals();
  useRecordedConsent(props.isActing ? null : props.viewer);
  useFreshSession();
  useRemedies();
  return <MaintenanceWatch />;
}

/** Records once that the person accepted the cookie banner; `viewer` is null during impersonation. */
function useRecordedConsent(viewer: BackgroundTasks_viewer$key | null) {
  const person = useFragment(
    graphql`
      fragment BackgroundTasks_viewer on Viewer {
        ...acceptDocuments_viewer
        acceptances {
          document
        }
      }
    `,
    viewer,
  );
  const isMissing = person &&
    !person.acceptances.some(({ document }) => document === "OPTIONAL_STORAGE");
  useEffect(() => isMissing ? onConsent(recordConsent) : undefined, [isMissing]);
}

function recordConsent() {
  import("../shared/account/accept_documents.ts")
    .then(({ acceptDocuments }) => acceptDocuments({ optionalStorage: legal.privacy.version }))
    .catch(() => {}); // with the next page
}

/** Keeps the frame's data of the viewer current; the bell fetches missed changes. */
function useViewerChanges() {
  useSubscription<BackgroundTasksSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription BackgroundTasksSubscription {
        viewerChanged {
          viewer {
            admin
            ...AccountMenu_viewer
            ...ViewerBar_viewer
            ...TrialBox_viewer
          }
        }
      }
    `,
    variables: {},
    onError: () => {}, // the socket reconnects by itself, and each screen's response has the data too
  }), []));
}

/** Keeps the menu's count of waiting approvals current. */
function useWaitingApprovals() {
  useSubscription<BackgroundTasksApprovalsSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription BackgroundTasksApprovalsSubscription {
        approvalChanged {
          approvalCount
        }
      }
    `,
    variables: {},
    updater(store, data) {
      const viewer = store.getRoot().getLinkedRecord("viewer");
      if (data) viewer?.setValue(data.approvalChanged.approvalCount, "approvalCount");
    },
    onError: () => {}, // the socket reconnects by itself
  }), []));
}

/** The article of the help about each refusal that has one; the build fills it in. */
declare const __ARTICLES_BY_CODE__: Readonly<Record<string, string>>;

/**
 * Shows each refusal by the plan with the way to the plans, and from there back to the work, and
 * each other one that an article explains with the way to the article.
 */
function useRemedies() {
  const navigate = useNavigate();
  useEffect(() => {
    const remedyOf = (code: string) => {
      if (isByPlan(code)) {
        const back = location.pathname + location.search;
        return { label: "Ver planos", act: () => navigate(plansPath(reasonOfCode(code), back)) };
      }
      const article = __ARTICLES_BY_CODE__[code];
      return article && { label: "Entenda e resolva", act: () => navigate(articlePath(article)) };
    };
    setOnRefusal(({ code, message, path, found }: Refusal) => {
      const action = remedyOf(code);
      if (!action) return;
      const isOnScreen = path?.length || found; // the screen shows the sentence itself
      const text = isOnScreen ? "A ajuda explica este erro." : message;
      showNotice(text, { variant: "error", duration: REMEDY_MS, isUnique: true, action });
    });
    return () => void setOnRefusal(undefined);
  }, [navigate]);
}

const SESSION_DELAY_MS = 3_000; // by then the first screen is drawn
const HOUR = 60 * 60 * 1000;

let isSessionKept = false;

/** Keeps the session alive while the app is open; starts after the first screen is drawn. */
function useFreshSession() {
  useEffect(() => {
    if (isSessionKept) return;
    isSessionKept = true;
    setTimeout(() => {
      import("../identity/current.ts").then(
        ({ identity }) => renewRegularly(identity.renewSession),
        () => {
          isSessionKept = false; // tried again with the next page of the app
        },
      );
    }, SESSION_DELAY_MS);
  }, []);
}

/** Calls `renewSession` now, when the tab is shown again, and every few hours; at most once an hour. */
function renewRegularly(renewSession: () => Promise<void>) {
  let triedAt = -Infinity;
  const renew = () => {
    if (Date.now() - triedAt < HOUR) return;
    triedAt = Date.now();
    renewSession().catch(() => triedAt = -Infinity); // tried again when the tab is next shown
  };
  renew();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") renew();
  });
  setInterval(renew, 4 * HOUR);
}
