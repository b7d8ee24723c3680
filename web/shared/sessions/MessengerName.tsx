import { MessageCircle, Send } from "lucide-react";
import { messengerNames, messengerOf } from "./messengers.ts";
import styles from "./MessengerName.module.css";
import type { Channel } from "../../__generated__/SessionHealth_session.graphql.ts";

const icons = { TELEGRAM: Send, WHATSAPP: MessageCircle };

/** The icon of a channel's messenger. */
export function MessengerIcon({ channel, size = 18 }: { channel: Channel; size?: number }) {
  const Icon = icons[messengerOf(channel)];
  return <Icon size={size} aria-hidden />;
}

/** The icon and the name of a channel's messenger. */
export const MessengerName = ({ channel }: { channel: Channel }) => (
  <span className={styles.name}>
    <MessengerIcon channel={channel} size={13} />
    {messengerNames[messengerOf(channel)]}
  </span>
);
