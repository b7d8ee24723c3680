import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AccountMenu_viewer$key } from "../__generated__/AccountMenu_viewer.graphql.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { later } from "../ui/later.ts";
import styles from "./AccountMenu.module.css";

/** A menu weighs more than a whole screen of ours. */
const AccountItems = later(async () => (await import("./AccountItems.tsx")).AccountItems);

/** Who is signed in; opens the theme and the way out. */
export function AccountMenu({ viewer }: { viewer: AccountMenu_viewer$key }) {
  const { displayName, email } = useFragment(
    graphql`
      fragment AccountMenu_viewer on User {
        displayName
        email
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
        <span className={styles.avatar} aria-hidden="true">{initials(displayName || email)}</span>
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

/** First letters of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.[0] ?? "");
  return letters.join("").toUpperCase();
}
