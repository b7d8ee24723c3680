import type { Channel, SessionProblem } from "../../../server/core/delivery/messenger.ts";
import type { SecretRecord } from "../../../server/core/delivery/sessions/session_secrets.ts";
import { telegramVendor } from "./telegram_vendor.ts";
import type { Arrived, Broken } from "./broken_promises.ts";
import { whatsAppVendor } from "./whatsapp_vendor.ts";

/** An account that messages are sent through, as connecting it leaves it; and where it sends to. */
export type VendorAccount = {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
  readonly credentials: string;
  readonly secrets: readonly SecretRecord[];
  readonly chats: readonly { readonly id: string; readonly title: string }[];
};

/** A stand-in of a messenger that fails at random, and never forgets what it took. */
export type Vendor = AsyncDisposable & {
  readonly channel: Channel;
  /** What the product's processes are told, so that they come here. */
  readonly env: { readonly OUTBOUND_STANDINS: string } & Readonly<Record<string, string>>;
  /** What its owner alone ends, by resuming their session; the rest ends by itself. */
  readonly awaitsOwner: readonly SessionProblem[];
  /** A new account, in some chats. */
  readonly account: () => Promise<VendorAccount>;
  /** From now on it fails; `random` is from 0 to 1. */
  readonly fail: (random: () => number) => void;
  /** Nothing goes wrong any more. */
  readonly behave: () => void;
  /** How often each fault has happened. */
  readonly faults: () => Readonly<Record<string, number>>;
  /** How many messages have come, whether or not they were taken. */
  readonly came: () => number;
  /** What was taken, in the order of arrival. */
  readonly record: () => readonly Arrived[];
  /** Whatever breaks a promise that is about this messenger alone, in words. */
  readonly broken: () => Broken;
};

/** A vendor of each messenger that chaos is made at. */
export const vendors = {
  TELEGRAM: telegramVendor,
  WHATSAPP: whatsAppVendor,
} as const satisfies Partial<Record<Channel, () => Promise<Vendor>>>;
export type ChaosChannel = keyof typeof vendors;
