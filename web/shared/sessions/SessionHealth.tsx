import { graphql, useFragment } from "react-relay";
import type { SessionHealth_account$key } from "../../__generated__/SessionHealth_account.graphql.ts";
import type { SessionHealth_session$key } from "../../__generated__/SessionHealth_session.graphql.ts";
import { useNow } from "../../ui/text/age.ts";
import { joined } from "../dispatches/dispatch_words.ts";
import { healthLine, healthWords } from "./health_words.ts";
import { channelNames } from "./messengers.ts";
import styles from "./SessionHealth.module.css";

/** The health of a session by its last signs, and what to do about a problem. */
export function SessionHealth({ session }: { session: SessionHealth_session$key }) {
  const { channel, health, lastSignAt, problemSince } = useFragment(
    graphql`
      fragment SessionHealth_session on MessengerSession {
        channel
        health
        lastSignAt
        problemSince
      }
    `,
    session,
  );
  const { tone, advice } = healthWords(health, channel);
  return (
    <>
      <p className={`small tnum ${styles.health}`}>
        <span className={`${styles.light} ${styles[tone]}`} aria-hidden="true" />
        {healthLine(health, channel, { lastSignAt, problemSince }, useNow())}
      </p>
      {advice && <p className={styles.advice}>{advice}</p>}
    </>
  );
}

/** The account of a session, its credential masked: "Telegram · @achados_bot · token 1:…abcd". */
export function AccountLine({ session }: { session: SessionHealth_account$key }) {
  const { channel, handle, credentialHint } = useFragment(
    graphql`
      fragment SessionHealth_account on MessengerSession {
        channel
        handle
        credentialHint
      }
    `,
    session,
  );
  const account = channel === "TELEGRAM"
    ? [handle ? `@${handle}` : `token ${credentialHint}`]
    : [credentialHint];
  return (
    <p className={`small tnum ${styles.account}`}>{joined(channelNames[channel], ...account)}</p>
  );
}
