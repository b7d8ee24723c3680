import { type Device, makeDevice } from "./device.ts";
import { lidOf, type Phone } from "./jids.ts";

/** The numbers of linked devices start at 1. */
const FIRST_EXTRA = 50;

/** People's own phones and computers, made on first use. */
export function people() {
  const devices = new Map<string, Device>();
  const extra = new Map<Phone, number[]>();
  const nobody = new Set<Phone>();
  const hosted = new Set<Phone>();

  function device(phone: Phone, number = 0): Device {
    const name = lidOf(phone, number);
    const known = devices.get(name) ?? makeDevice();
    devices.set(name, known);
    return known;
  }

  return {
    device,
    /** The numbers of a person's devices; the phone is 0. */
    devicesOf: (phone: Phone) => [0, ...(extra.get(phone) ?? [])],
    /** Gives a person so many devices, the phone included. */
    readsOn: (phone: Phone, count: number) =>
      void extra.set(phone, Array.from({ length: count - 1 }, (_, index) => FIRST_EXTRA + index)),
    /** Numbers without a WhatsApp account. */
    nobody,
    /** Numbers hosted by a company at Meta, which get no group keys. */
    hosted,
    /** Makes their keys in advance, to keep that out of measurements. */
    warm: (phones: Iterable<Phone>) => {
      for (const phone of phones) device(phone);
    },
  };
}

export type People = ReturnType<typeof people>;
