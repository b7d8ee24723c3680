import { graphql, useFragment } from "react-relay";
import type { AccountLine_session$key } from "../../__generated__/AccountLine_session.graphql.ts";
import { joined } from "../dispatches/dispatch_words.ts";
import { channelNames } from "./messengers.ts";
import styles from "./SessionHealth.module.css";

/** Which account it is, as far as that may be shown: "Telegram · @achados_bot · token 1:…abcd". */
export function AccountLine({ session }: { session: AccountLine_session$key }) {
  const { channel, handle, credentialHint } = useFragment(
    graphql`
      fragment AccountLine_session on MessengerSession {
        channel
        handle
        credentialHint
      }
    `,
    session,
  );
  const account = channel === "TELEGRAM"
    ? [handle ? `@${handle}` : "", `token ${credentialHint}`]
    : [credentialHint];
  return (
    <p className={`small tnum ${styles.account}`}>{joined(channelNames[channel], ...account)}</p>
  );
}
