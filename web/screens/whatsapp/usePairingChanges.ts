import { useMemo, useState } from "react";
import { graphql, useSubscription } from "react-relay";
import type {
  usePairingChangesSubscription,
  usePairingChangesSubscription$data,
} from "../../__generated__/usePairingChangesSubscription.graphql.ts";

/** A pairing as it is now. */
export type Pairing = NonNullable<
  usePairingChangesSubscription$data["pairingChanged"]["pairing"]
>;

/** Whether nothing more comes of it. */
export const hasEnded = ({ status }: Pairing) =>
  status === "PAIRED" || status === "FAILED" || status === "CANCELED";

/** Follows a pairing from how it is now on; null: that is not known yet. `onShown` must not matter. */
export function usePairingChanges(
  pairingId: string,
  onShown: (pairing: Pairing) => void,
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
    onNext(answer) {
      const pairing = answer?.pairingChanged.pairing;
      if (!pairing) return;
      setPairing(pairing);
      onShown(pairing); // its end is shown here, though it is no longer under way by then
    },
    onError: () => {}, // the socket reconnects by itself, and tells how it is by then
  }), [pairingId]));
  return pairing;
}
