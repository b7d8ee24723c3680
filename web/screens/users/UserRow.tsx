import { graphql, useFragment } from "react-relay";
import type { UserRow_user$key } from "../../__generated__/UserRow_user.graphql.ts";
import { Avatar } from "../../ui/display/Avatar.tsx";
import { useIsDesktop } from "../../browser/media.ts";
import { Row } from "../../ui/lists/Row.tsx";
import { UserChips } from "./UserChips.tsx";
import styles from "./Users.module.css";

/** One person: who they are in two lines, what they are at the right edge. */
export function UserRow(props: { user: UserRow_user$key; onOpen: () => void }) {
  const user = useFragment(
    graphql`
      fragment UserRow_user on User {
        displayName
        email
        photoUrl
        subscription {
          plan
        }
        ...UserChips_user
      }
    `,
    props.user,
  );
  const isDesktop = useIsDesktop();
  const name = user.displayName || user.email;
  return (
    <Row
      title={name}
      face={<Avatar name={name} photoUrl={user.photoUrl} size={38} />}
      note={<span className={styles.line}>{user.email} · {user.subscription.plan}</span>}
      edge={<UserChips user={user} brief={!isDesktop} />}
      onOpen={props.onOpen}
    />
  );
}
