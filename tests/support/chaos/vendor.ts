import type { Channel, SessionProblem } from "../../../server/core/delivery/messenger.ts";
import type { SecretRecord } from "../../../server/core/delivery/sessions/session_secrets.ts";
import { telegramVendor } from "./telegram_vendor.ts";
import type { Arrived, Broken } from "./broken_promises.ts";
import { whatsAppVendor } from "./whatsapp_vendor.ts";

/** A connected account to send through, and its chats. */
export type VendorAccount = {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
  readonly credentials: string;
  readonly secrets: readonly SecretRecord[];
  readonly chats: readonly { readonly id: string; readonly title: string }[];
};

/** A stand-in of a messenger that fails at random and records all messages. */
export type Vendor = AsyncDisposable & {
  readonly channel: Channel;
  /** The environment that makes the product's processes use it. */
  readonly env: { readonly OUTBOUND_STANDINS: string } & Readonly<Record<string, string>>;
  /** The problems that only the session's owner ends; others end by themselves. */
  readonly awaitsOwner: readonly SessionProblem[];
  /** Makes an account in some chats. */
  readonly account: () => Promise<VendorAccount>;
  /** Starts the faults; `random` returns 0 to 1. */
  readonly fail: (random: () => number) => void;
  /** Ends the faults. */
  readonly behave: () => void;
  /** The number of faults by kind. */
  readonly faults: () => Readonly<Record<string, number>>;
  /** The number of messages received, accepted or not. */
  readonly came: () => number;
  /** The accepted messages, in the order of arrival. */
  readonly record: () => readonly Arrived[];
  /** The broken promises that concern this messenger alone. */
  readonly broken: () => Broken;
};

/** The vendors of the chaos test, by channel. */
export const vendors = {
  TELEGRAM: telegramVendor,
  WHATSAPP: whatsAppVendor,
} as const satisfies Partial<Record<Channel, () => Promise<Vendor>>>;
export type ChaosChannel = keyof typeof vendors;
