/** The address of a WhatsApp channel: its code. */
const LINK =
  /^(?:https?:\/\/)?(?:www\.)?whatsapp\.com\/channel\/([A-Za-z0-9_-]{10,40})\/?(?:[?#].*)?$/i;
const PENDING = /^([A-Za-z0-9_-]{10,40})@channel-link$/;

/** Returns the id under which a channel is known until its own is; null: that is no channel's link. */
export function pendingChannelId(link: string): string | null {
  const code = LINK.exec(link.trim())?.[1];
  return code === undefined ? null : `${code}@channel-link`;
}

/** Returns the code of a channel's link from such an id; null: it is another id. */
export const codeOfPending = (externalId: string): string | null =>
  PENDING.exec(externalId)?.[1] ?? null;
