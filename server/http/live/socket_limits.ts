import type { Viewer } from "../../core/users/viewer.ts";
import { subnet } from "../attempts.ts";

/** Sockets of an address; many people may share one, such as a mobile network's. */
const SOCKETS_PER_ADDRESS = 1_000;
/** Sockets of an address that have not said `connection_init`; a client says it at once. */
const UNINITIALIZED_PER_ADDRESS = 20;
/** Sockets of a person: a tab has one. */
const SOCKETS_PER_PERSON = 20;
/** Operations of a person, in all their sockets. */
const OPERATIONS_PER_PERSON = 100;
/** Operations of all the guests of an address. */
const OPERATIONS_PER_ADDRESS = 5_000;

/** The places that one socket takes. */
export type HeldSocket = {
  /** Takes a person's place once the client says who it is; false: there is none. */
  readonly initialize: (viewer: Viewer | null) => boolean;
  /** Takes a place for an operation; null: there is none. Call the result to release it. */
  readonly takeOperation: () => (() => void) | null;
  /** Releases the socket's places. */
  readonly release: () => void;
};

/** Bounds what one address and one person may hold open at once. */
export function socketLimits() {
  const ofAddress = heldPlaces(SOCKETS_PER_ADDRESS);
  const uninitialized = heldPlaces(UNINITIALIZED_PER_ADDRESS);
  const ofPerson = heldPlaces(SOCKETS_PER_PERSON);
  const operations = heldPlaces(OPERATIONS_PER_PERSON);
  const guestOperations = heldPlaces(OPERATIONS_PER_ADDRESS);

  return {
    /** Takes the places of a new socket; null: its address has no more. */
    hold(clientAddress: string): HeldSocket | null {
      const address = subnet(clientAddress, "host");
      const started = uninitialized.take(address);
      const taken = started && ofAddress.take(address);
      if (!started || !taken) {
        started?.();
        return null;
      }
      let person: string | null = null;
      const held = [started, taken];
      return {
        initialize(viewer) {
          started();
          if (!viewer || !("userId" in viewer)) return true;
          const place = ofPerson.take(viewer.userId);
          if (!place) return false;
          person = viewer.userId;
          held.push(place);
          return true;
        },
        takeOperation: () =>
          person === null ? guestOperations.take(address) : operations.take(person),
        release: () => held.forEach((release) => release()),
      };
    },
  };
}

/** Places of which each key may hold so many at once. */
type HeldPlaces = {
  /** Takes a place of the key's; null: it holds all of them. Call the result to release it. */
  readonly take: (key: string) => (() => void) | null;
};

/** Returns places of which each key may hold `most`. */
function heldPlaces(most: number): HeldPlaces {
  const held = new Map<string, number>();
  return {
    take(key) {
      const count = held.get(key) ?? 0;
      if (count >= most) return null;
      held.set(key, count + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = held.get(key)! - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}
