import type { VendorFetch } from "../../../server/core/outbound.ts";
import type { Messenger, OpenSession } from "../../../server/core/delivery/messenger.ts";
import { whatsApp, type WhatsAppOptions } from "../../../server/adapters/whatsapp/whatsapp.ts";
import { memorySecrets } from "../messengers/memory_secrets.ts";
import { pairAccount } from "../messengers/pair_messenger.ts";
import type { WhatsAppStandin } from "./standin.ts";

/** Timeouts that are short enough for a test. */
export const brisk = {
  connectMs: 2_000,
  keepAliveMs: 500,
  queryMs: 5_000,
  joinMs: 3_000,
  silentMs: 2_000,
  firstPauseMs: 10,
  longestPauseMs: 50,
  stableMs: 1_000,
  waitMs: 2_000,
  codeMs: 30_000,
} as const;

/** Timeouts that suffice on a busy machine. */
export const patient = {
  connectMs: 30_000,
  keepAliveMs: 25_000,
  joinMs: 60_000,
  silentMs: 60_000,
} as const;

/** Uploads nothing: other tests cover uploads. */
const noFetch: VendorFetch = () => Promise.reject(new Error("nothing is uploaded here"));

/** Creates the product's adapter, connected to the stand-in or another address. */
export const adapter = (
  { socketUrl }: { readonly socketUrl: string },
  options: Partial<WhatsAppOptions> = {},
): Messenger => whatsApp(noFetch, { ...brisk, ...options, socketUrl });

/** Makes a session of that phone, ready to be opened. */
export async function linkedSession(
  messenger: Messenger,
  standin: WhatsAppStandin,
  phone = "5511999990001",
) {
  const scan = (qr: string) => standin.phone.scan(qr, phone);
  const { account, credentials, secrets: records } = await pairAccount(messenger, scan);
  const secrets = memorySecrets(records);
  const session: OpenSession = {
    id: "ses_1",
    account: account.id,
    credentials,
    secrets,
    webhook: null,
  };
  return { session, secrets, account: standin.accounts.of(phone).at(-1)! };
}
