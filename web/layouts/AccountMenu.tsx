import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AccountMenu_viewer$key } from "../__generated__/AccountMenu_viewer.graphql.ts";
import { lazyOnIdle } from "../browser/lazy.ts";
import { IconButton } from "../ui/buttons/Button.tsx";
import { Avatar } from "../ui/display/Avatar.tsx";
import styles from "./AccountMenu.module.css";

/** Loaded on demand: the menu's library is heavier than a screen. */
const AccountItems = lazyOnIdle(async () => (await import("./AccountItems.tsx")).AccountItems);

/** The button with the viewer's avatar that opens the account menu. */
export function AccountMenu({ viewer }: { viewer: AccountMenu_viewer$key }) {
  const { displayName, email, photoUrl } = useFragment(
    graphql`
      fragment AccountMenu_viewer on Viewer {
        displayName
        email
        photoUrl
      }
    `,
    viewer,
  );
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={displayName || email} photoUrl={photoUrl} size={36} />
        <span className="sr-only">Sua conta</span>
      </IconButton>
      {anchor && (
        <Suspense>
          <AccountItems
            anchor={anchor}
            displayName={displayName}
            email={email}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
