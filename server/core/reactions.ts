import { recordPrice } from "./catalogue/prices/record_price.ts";
import type { Context } from "./context.ts";
import type { EventName, EventOf } from "./events.ts";
import type { EventId } from "./ids.ts";
import { revokeDisconnected, revokeFromMember } from "./delivery/platform_number/share_number.ts";
import { greetUser } from "./notifications/greet_user.ts";
import { noteConnection } from "./notifications/note_connection.ts";
import { noteCouponEnd } from "./notifications/note_coupon_end.ts";
import { noteDispatch } from "./notifications/note_dispatch.ts";
import { noteEndOfSending } from "./notifications/note_end_of_sending.ts";
import { noteDataExport, noteDeletion } from "./notifications/note_own_data.ts";
import { notePriceDrop } from "./notifications/note_price_drop.ts";
import { noteShop } from "./notifications/note_shop.ts";
import { noteUsedUp } from "./notifications/note_used_up.ts";
import { readBatchLink } from "./offers/batches/read_batch_link.ts";
import { forgetUser } from "./privacy/forget_user.ts";
import { makeDataExport } from "./privacy/make_data_export.ts";
import {
  writeOfCanceledDeletion,
  writeOfDataExport,
  writeOfDeletion,
} from "./privacy/write_letters.ts";
import { releaseIdentical } from "./delivery/turns/identical_texts.ts";
import { endEarlierSessions, tellBlock, tellRole } from "./users/tell_provider.ts";
import { sendAccountLetter } from "./users/send_account_letter.ts";
import { welcomeUser } from "./users/welcome_user.ts";

/** Runs at least once, in a job of its own, as the system; idempotent by the event's id. */
export type Reaction<N extends EventName> = (
  ctx: Context,
  event: EventOf<N>,
  id: EventId,
) => Promise<void>;

/** Those that read pages: in a queue of their own, where nothing else waits for a slow shop. */
export const readings: ReadonlySet<string> = new Set(["readBatchLink"]);

/** What follows each event. One that stands in no row does not compile. */
export const reactions: { readonly [N in EventName]: Readonly<Record<string, Reaction<N>>> } = {
  "user.registered": { welcomeUser, greetUser },
  "user.madeAdmin": { tellRole, endEarlierSessions },
  "user.madeMember": { tellRole, endEarlierSessions, withdrawFromMember: revokeFromMember },
  "user.changed": {},
  "user.blocked": { tellBlock, endEarlierSessions },
  "user.unblocked": { tellBlock },
  "user.sessionsEnded": { endEarlierSessions },
  "accountSessions.ended": {},
  "plan.granted": {},
  "documents.accepted": {},
  "dataExport.asked": { makeDataExport },
  "dataExport.ended": { noteDataExport, writeOfDataExport },
  "deletion.asked": { noteDeletion, writeOfDeletion },
  "deletion.canceled": { noteDeletion, writeOfCanceledDeletion },
  "user.deleted": { forgetUser },
  "accountLetter.asked": { sendAccountLetter },
  "impersonation.started": {},
  "impersonation.ended": {},
  "affiliateTags.changed": {},
  "shop.connected": {},
  "shop.disconnected": {},
  "shop.changed": { noteShop },
  "messageSettings.changed": {},
  "cardStyle.changed": {},
  "offer.created": { recordPrice },
  "offer.updated": { releaseIdentical },
  "offer.deleted": {},
  "offer.restored": {},
  "offer.refreshed": { recordPrice, releaseIdentical },
  "linkBatch.created": {},
  "linkBatch.dismissed": {},
  "batchLink.asked": { readBatchLink },
  "batchLink.changed": {},
  "coupon.created": {},
  "coupon.changed": {},
  "coupon.voted": {},
  "coupon.deleted": {},
  "coupon.restored": {},
  "coupon.started": {},
  "coupon.endsSoon": { noteCouponEnd },
  "coupon.expired": { noteCouponEnd },
  "coupons.imported": {},
  "botSettings.changed": {},
  "session.connected": {},
  "session.disconnected": { withdrawNumber: revokeDisconnected },
  "session.changed": { noteConnection },
  "session.syncAsked": {},
  "platformNumber.lent": {},
  "platformNumber.withdrawn": {},
  "gateway.set": {},
  "gateway.tested": {},
  "gateway.removed": {},
  "groupClaim.changed": {},
  "pairing.changed": {},
  "group.learned": {},
  "group.changed": {},
  "offer.queued": { noteUsedUp },
  "offer.concluded": { noteEndOfSending },
  "dispatch.queued": {},
  "dispatch.delayed": {},
  "dispatch.started": {},
  "dispatch.sent": {},
  "dispatch.failed": { noteDispatch },
  "dispatch.doubted": { noteDispatch },
  "dispatch.expired": { noteDispatch },
  "dispatch.canceled": {},
  "dispatches.delivered": {},
  "products.saved": {},
  "products.changed": {},
  "products.deleted": {},
  "products.restored": {},
  "products.merged": {},
  "products.imported": {},
  "product.priceDropped": { notePriceDrop },
  "notifications.changed": {},
  "appearance.changed": {},
  "theme.created": {},
  "theme.changed": {},
  "theme.deleted": {},
  "theme.restored": {},
  "template.created": {},
  "template.changed": {},
  "template.deleted": {},
  "template.restored": {},
};
