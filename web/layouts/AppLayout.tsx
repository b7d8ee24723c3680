import { lazy, type ReactNode, Suspense } from "react";
import { graphql, RelayEnvironmentProvider } from "react-relay";
import { Outlet, useLocation, useRouteError } from "react-router-dom";
import type { AppLayoutQuery } from "../__generated__/AppLayoutQuery.graphql.ts";
import { focusContent } from "../browser/accessibility.ts";
import { lazyOnIdle } from "../browser/lazy.ts";
import { environment, refetch } from "../relay/environment.ts";
import { RequestFailure } from "../relay/request.ts";
import { useScreenQuery } from "../relay/useScreenQuery.ts";
import { ErrorScreen } from "../screens/errors/ErrorScreen.tsx";
import { RedirectToSignIn, RequestBoundary, RequestError } from "../shared/RequestBoundary.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { AppShell } from "./AppShell.tsx";
import { Bars } from "./bars/Bars.tsx";
import { Bell } from "./bell/Bell.tsx";

const NotFound = lazy(async () => ({
  default: (await import("../screens/errors/AppNotFoundScreen.tsx")).AppNotFoundScreen,
}));

/** An error of a screen, within the frame; in this module, so that it also shows without a network. */
export function AppErrorScreen() {
  const error = useRouteError();
  if (error instanceof RequestFailure) throw error; // ScreenBoundary handles it
  return (
    <ErrorScreen
      notFound={
        <Suspense>
          <NotFound />
        </Suspense>
      }
    />
  );
}

/** Loaded on demand: few people ever see it. */
const ImpersonationBanner = lazy(async () => ({
  default: (await import("./ImpersonationBanner.tsx")).ImpersonationBanner,
}));

/** At the foot of the drawer, after the screen's own code. */
const TrialBox = lazyOnIdle(async () => (await import("./TrialBox.tsx")).TrialBox);

const BackgroundTasks = lazyOnIdle(() =>
  import("./BackgroundTasks.tsx").then(({ BackgroundTasks }) => BackgroundTasks, () => () => null) // the screens work without it
);

/** `/app`: requires a signed-in person; redirects a guest to the sign-in screen. */
export function AppLayout() {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ScreenBoundary frame={(error) => <AppShell>{error}</AppShell>}>
        <Suspense fallback={<AppShell />}>
          <SignedIn />
        </Suspense>
      </ScreenBoundary>
    </RelayEnvironmentProvider>
  );
}

const query = graphql`
  query AppLayoutQuery {
    viewer {
      id
      admin
      approvalCount
      ...AccountMenu_viewer
      ...Bell_viewer
      ...ViewerBar_viewer
      ...TrialBox_viewer
      ...BackgroundTasks_viewer
    }
    impersonation {
      ...ImpersonationBanner_impersonation
    }
  }
`;
const refresh = () => refetch(query, {});

function SignedIn() {
  const { pathname } = useLocation();
  const { viewer, impersonation } = useScreenQuery<AppLayoutQuery>(query, {});
  if (!viewer) return <RedirectToSignIn />;
  const isActing = impersonation != null;
  return (
    <AppShell
      isAdmin={viewer.admin}
      waiting={viewer.approvalCount}
      banner={impersonation && (
        <Suspense>
          <ImpersonationBanner impersonation={impersonation} refresh={refresh} />
        </Suspense>
      )}
      own={
        <>
          <Bell viewer={viewer} refresh={refresh} />
          <AccountMenu viewer={viewer} />
        </>
      }
      bars={<Bars viewer={viewer} isActing={isActing} />}
      plan={
        <Suspense>
          <TrialBox viewer={viewer} />
        </Suspense>
      }
    >
      <ScreenBoundary key={pathname}>
        <Outlet />
      </ScreenBoundary>
      <Suspense>
        <BackgroundTasks viewer={viewer} isActing={isActing} />
      </Suspense>
    </AppShell>
  );
}

/** Shows a failed request in place of the screen, with a retry; rethrows any other error. */
const ScreenBoundary = ({ children, frame = (error) => error }: {
  children: ReactNode;
  /** Renders the frame around the error where the screen has none. */
  frame?: (error: ReactNode) => ReactNode;
}) => (
  <RequestBoundary
    renderError={(error, retry) =>
      frame(
        <RequestError
          heading="h1"
          error={error}
          onRetry={() => {
            focusContent(); // the button goes
            retry();
          }}
        />,
      )}
  >
    {children}
  </RequestBoundary>
);
