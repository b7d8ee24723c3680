import { Suspense } from "react";
import { graphql, RelayEnvironmentProvider } from "react-relay";
import { Outlet, useLocation } from "react-router-dom";
import type { AppLayoutQuery } from "../__generated__/AppLayoutQuery.graphql.ts";
import { environment, warmStore } from "../relay/environment.ts";
import { useScreenQuery } from "../relay/useScreenQuery.ts";
import { ToSignIn } from "../shared/ToSignIn.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { AppShell } from "./AppShell.tsx";
import { Bell } from "./bell/Bell.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { TrialBox } from "./TrialBox.tsx";

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
      ...TrialBox_viewer
    }
  }
`;
const refresh = () => warmStore(query, {});

function SignedIn() {
  const { pathname } = useLocation();
  const { viewer } = useScreenQuery<AppLayoutQuery>(query, {});
  if (!viewer) return <ToSignIn />;
  return (
    <AppShell
      isAdmin={viewer.admin}
      own={
        <>
          <Bell viewer={viewer} refresh={refresh} />
          <AccountMenu viewer={viewer} />
        </>
      }
      plan={<TrialBox viewer={viewer} />}
    >
      <ScreenBoundary key={pathname}>
        <Outlet />
      </ScreenBoundary>
    </AppShell>
  );
}
