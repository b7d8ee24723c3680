import { lazy, Suspense } from "react";
import { graphql, RelayEnvironmentProvider } from "react-relay";
import { Outlet, useLocation } from "react-router-dom";
import type { AppLayoutQuery } from "../__generated__/AppLayoutQuery.graphql.ts";
import { lazyOnIdle } from "../browser/lazy.ts";
import { environment, prefetch } from "../relay/environment.ts";
import { useScreenQuery } from "../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../shared/RedirectToSignIn.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { AppShell } from "./AppShell.tsx";
import { Bars } from "./Bars.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { TrialBox } from "./TrialBox.tsx";
import { Bell } from "./bell/Bell.tsx";

/** Few ever see it. */
const ImpersonationBanner = lazy(async () => ({
  default: (await import("./ImpersonationBanner.tsx")).ImpersonationBanner,
}));

const Upkeep = lazyOnIdle(() =>
  import("./Upkeep.tsx").then(({ Upkeep }) => Upkeep, () => () => null) // the screens do without
);

/** `/app`: needs a person; a guest goes to the sign-in screen and comes back. */
export function AppLayout() {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ScreenBoundary frame={(trouble) => <AppShell>{trouble}</AppShell>}>
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
      ...AccountMenu_viewer
      ...Bell_viewer
      ...OwnBar_viewer
      ...TrialBox_viewer
      ...useRecordedConsent_viewer
    }
    impersonation {
      ...ImpersonationBanner_impersonation
    }
  }
`;
const refresh = () => prefetch(query, {});

function SignedIn() {
  const { pathname } = useLocation();
  const { viewer, impersonation } = useScreenQuery<AppLayoutQuery>(query, {});
  if (!viewer) return <RedirectToSignIn />;
  const isActing = impersonation != null;
  return (
    <AppShell
      isAdmin={viewer.admin}
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
      plan={<TrialBox viewer={viewer} />}
    >
      <ScreenBoundary key={pathname}>
        <Outlet />
      </ScreenBoundary>
      <Suspense>
        <Upkeep viewer={viewer} isActing={isActing} />
      </Suspense>
    </AppShell>
  );
}
