import { Suspense } from "react";
import { graphql, RelayEnvironmentProvider } from "react-relay";
import { Outlet, useLocation } from "react-router-dom";
import type { AppLayoutQuery } from "../__generated__/AppLayoutQuery.graphql.ts";
import { environment } from "../relay/environment.ts";
import { useScreenQuery } from "../relay/useScreenQuery.ts";
import { ToSignIn } from "../shared/ToSignIn.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { AppShell } from "./AppShell.tsx";
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

function SignedIn() {
  const { pathname } = useLocation();
  const { viewer } = useScreenQuery<AppLayoutQuery>(
    graphql`
      query AppLayoutQuery {
        viewer {
          id
          ...AccountMenu_viewer
          ...TrialBox_viewer
        }
      }
    `,
    {},
  );
  if (!viewer) return <ToSignIn />;
  return (
    <AppShell account={<AccountMenu viewer={viewer} />} plan={<TrialBox viewer={viewer} />}>
      <ScreenBoundary key={pathname}>
        <Outlet />
      </ScreenBoundary>
    </AppShell>
  );
}
