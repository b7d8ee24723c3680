import { Suspense, useContext, useLayoutEffect } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { SendOffersSheetQuery } from "../../__generated__/SendOffersSheetQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { AttemptContext } from "../../relay/useScreenQuery.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { PlaneIcon } from "../../ui/display/icons.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { ConfirmEmailNote } from "../account/ConfirmEmailNote.tsx";
import { RedirectToSignIn } from "../RequestBoundary.tsx";
import { SheetBoundary } from "../SheetBoundary.tsx";
import { NoGroups, SendGroups } from "./SendGroups.tsx";
import { SendWhen } from "./SendWhen.tsx";
import { useActiveGroups, withoutFull } from "./useActiveGroups.ts";
import { useSendChoice, whenInput } from "./useSendChoice.ts";
import { type OfferToSend, useSendOffers } from "./useSendOffers.ts";

/** Sends several offers to the same groups, one after the other. */
export function SendOffersSheet(props: {
  offers: readonly OfferToSend[];
  onSent: () => void;
  onClose: () => void;
}) {
  useUnsavedChanges(true);
  const note = countLabel(props.offers.length, "oferta", "ofertas");
  return (
    <Sheet title="Enviar para os grupos" note={note} onClose={props.onClose}>
      <SheetBoundary skeleton={[0, 1, 2, 3].map((row) => <Skeleton key={row} height={56} />)}>
        <SendOffersForm offers={props.offers} onSent={props.onSent} />
      </SheetBoundary>
    </Sheet>
  );
}

const AgainDialog = lazyOnIdle(async () => (await import("./AgainDialog.tsx")).AgainDialog);

type Props = {
  offers: readonly OfferToSend[];
  onSent: () => void;
};

/** The groups, the time, and the one button, for several offers. */
function SendOffersForm(props: Props) {
  const fetchKey = useContext(AttemptContext);
  const { viewer, node } = useLazyLoadQuery<SendOffersSheetQuery>(
    graphql`
      query SendOffersSheetQuery($offerId: ID!) {
        node(id: $offerId) {
          ... on Offer {
            suggestedGroupIds
          }
        }
        viewer {
          isEmailVerified
          email
          botSettings {
            timeZone
            ...SendWhen_settings
          }
          ...useActiveGroups_viewer
        }
      }
    `,
    { offerId: props.offers[0]!.id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!viewer) return <RedirectToSignIn />;
  return (
    <SendOffersContent
      {...props}
      viewer={viewer}
      suggested={node?.suggestedGroupIds ?? noGroups}
    />
  );
}

const noGroups: readonly string[] = [];

type Viewer = NonNullable<SendOffersSheetQuery["response"]["viewer"]>;

function SendOffersContent(
  { offers, onSent, viewer, ...props }: Props & {
    viewer: Viewer;
    /** The groups of the last sending. */
    suggested: readonly string[];
  },
) {
  const groups = useActiveGroups(viewer);
  const suggested = withoutFull(props.suggested, groups);
  const { selection, when, setWhen, repeat, begin } = useSendChoice();
  const sending = useSendOffers(repeat, onSent);
  const { isEmailVerified, email, botSettings } = viewer;
  const groupIds = groups.map(({ id }) => id).filter((id) => selection.picked.has(id));
  const messages = offers.length * groupIds.length;
  const request = { groupIds, ...whenInput(when, botSettings.timeZone) };
  // Before the first paint, so that nothing is ticked under the person's eyes.
  useLayoutEffect(() => begin(suggested), []);
  if (groups.length === 0) return <NoGroups />;
  return (
    <>
      <SheetBody>
        <SendWhen settings={botSettings} when={when} onChange={setWhen} />
        {when.kind === "slot" && (
          <p className="small">Cada oferta fica com um horário livre, na ordem da lista.</p>
        )}
        <SendGroups
          groups={groups}
          selection={selection}
          suggested={suggested}
          survey={null}
          plan={null}
          takesGroupTemplate={false} // each offer has its own rule
        />
      </SheetBody>
      <SheetFoot>
        {!isEmailVerified && <ConfirmEmailNote email={email} />}
        <p className="small tnum" aria-live="polite">
          {groupIds.length === 0
            ? "Escolha ao menos um grupo."
            : sending.isSending
            ? `${sending.done} de ${offers.length} na fila…`
            : `${countLabel(messages, "mensagem", "mensagens")}, no ritmo de cada conta`}
        </p>
        <BusyButton
          fullWidth
          variant="contained"
          disabled={groupIds.length === 0 || !isEmailVerified}
          isBusy={sending.isSending}
          startIcon={<PlaneIcon size={18} />}
          onClick={() => sending.send(offers, request)}
        >
          {when.kind === "now" ? "Enviar" : "Agendar"}{" "}
          {countLabel(offers.length, "oferta", "ofertas")}
        </BusyButton>
        {sending.pending && (
          <Suspense>
            <AgainDialog
              repeats={sending.pending.repeats}
              offers={sending.pending.offers.length}
              onStay={sending.leaveOut}
              onGoOn={() => sending.sendAgain(request)}
            />
          </Suspense>
        )}
      </SheetFoot>
    </>
  );
}
