import { useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import type {
  usePairingChangesSubscription,
  usePairingChangesSubscription$data,
} from "../../__generated__/usePairingChangesSubscription.graphql.ts";

/** The current state of a pairing. */
export type Pairing = NonNullable<
  usePairingChangesSubscription$data["pairingChanged"]["pairing"]
>;

/** Whether a pairing is over. */
export const hasEnded = ({ status }: Pairing) =>
  status === "PAIRED" || status === "FAILED" || status === "CANCELED";

/** Returns a pairing, live; null until it is loaded. Only the first `onChange` is called. */
export function usePairingChanges(
  pairingId: string,
  onChange: (pairing: Pairing) => void,
): Pairing | null {
  const [pairing, setPairing] = useState<Pairing | null>(null);
  useSubscription<usePairingChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription usePairingChangesSubscription($pairingId: ID!) {
        pairingChanged(id: $pairingId) {
          pairing {
            id
            status
            channel
            phone
            qr
            pairingCode
            expiresAt
            statusMessage
            session {
              ...useSessionChanges_full
            }
          }
        }
      }
    `,
    variables: { pairingId },
    onNext(response) {
      const pairing = response?.pairingChanged.pairing;
      if (!pairing) return;
      setPairing(pairing);
      onChange(pairing);
    },
    onError: () => {}, // the socket reconnects, and sends the state then
  }), [pairingId]));
  return pairing;
}
