import type { SendAlert } from "../../core/operations/health/notice_due.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { botApi } from "./telegram.ts";

/** Seconds after which a request is given up; its job tries again. */
const SECONDS = 15;

/** Sends alerts as messages of a bot to one chat: the operator's own, or a group of the admins. */
export function telegramAlerts(
  vendorFetch: VendorFetch,
  { token, chat }: { readonly token: string; readonly chat: string },
): SendAlert {
  const api = botApi(vendorFetch, token, { seconds: SECONDS });
  return async (text) => {
    await api.sendMessage(chat, text, { link_preview_options: { is_disabled: true } });
  };
}
