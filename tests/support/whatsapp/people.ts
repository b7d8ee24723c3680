import { type Device, makeDevice } from "./device.ts";
import { lidOf, type Phone } from "./jids.ts";

/** Devices that are linked through us are counted from 1. */
const FIRST_EXTRA = 50;

/** Everybody's own phones and computers, made when they are first needed. */
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
    /** Numbers of the devices that read along with somebody's phone; it is 0. */
    devicesOf: (phone: Phone) => [0, ...(extra.get(phone) ?? [])],
    /** From now on that person reads on so many devices, their phone among them. */
    readsOn: (phone: Phone, count: number) =>
      void extra.set(phone, Array.from({ length: count - 1 }, (_, index) => FIRST_EXTRA + index)),
    /** Numbers that are nobody's at WhatsApp. */
    nobody,
    /** Those whose devices are a company's at Meta: no group's key goes to them. */
    hosted,
    /** Makes their keys now, so that it does not cost time later. */
    warm: (phones: Iterable<Phone>) => {
      for (const phone of phones) device(phone);
    },
  };
}

export type People = ReturnType<typeof people>;
