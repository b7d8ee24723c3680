import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Apps_viewer$key } from "../../../__generated__/Apps_viewer.graphql.ts";
import { lazyOnIdle } from "../../../browser/lazy.ts";
import { useSheetParam } from "../../../shared/useSheetParam.ts";
import { AuthorizedApps } from "./AuthorizedApps.tsx";
import { OwnApps } from "./OwnApps.tsx";

const AppSheet = lazyOnIdle(async () => (await import("./AppSheet.tsx")).AppSheet);
const SecretDialog = lazyOnIdle(async () => (await import("./SecretDialog.tsx")).SecretDialog);
const AllApps = lazyOnIdle(async () => (await import("./AllApps.tsx")).AllApps);

/** The value of `?aplicativo=` that opens the form of a new app. */
const NEW = "novo";

type Props = {
  viewer: Apps_viewer$key;
  isReadOnly: boolean;
  /** Reads the lists again. */
  onChanged: () => void;
};

/** Apps: those that act for the person, those that they registered, and for admins everybody's. */
export function Apps({ viewer: key, isReadOnly, onChanged }: Props) {
  const viewer = useFragment(
    graphql`
      fragment Apps_viewer on Viewer {
        admin
        oauthApps {
          id
          ...AppSheet_app @alias
        }
        ...AuthorizedApps_viewer
        ...OwnApps_viewer
      }
    `,
    key,
  );
  const { openedId, open, close } = useSheetParam("aplicativo");
  const [secret, setSecret] = useState<string | null>(null);
  const opened = viewer.oauthApps.find(({ id }) => id === openedId);
  return (
    <>
      <AuthorizedApps viewer={viewer} isReadOnly={isReadOnly} onRevoked={onChanged} />
      <OwnApps viewer={viewer} isReadOnly={isReadOnly} onOpen={(id) => open(id ?? NEW)} />
      {viewer.admin && (
        <Suspense>
          <AllApps />
        </Suspense>
      )}
      {!isReadOnly && (opened || openedId === NEW) && (
        <Suspense>
          <AppSheet
            key={openedId}
            app={opened?.AppSheet_app ?? null}
            onSaved={onChanged}
            onSecret={(made) => {
              close();
              setSecret(made);
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {secret && (
        <Suspense>
          <SecretDialog secret={secret} isOfApp onClose={() => setSecret(null)} />
        </Suspense>
      )}
    </>
  );
}
