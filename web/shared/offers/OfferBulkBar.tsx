import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { OfferBulkBarDeleteOffersMutation } from "../../__generated__/OfferBulkBarDeleteOffersMutation.graphql.ts";
import type { OfferBulkBarDeleteOffersRestoreMutation } from "../../__generated__/OfferBulkBarDeleteOffersRestoreMutation.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { commit } from "../../relay/commit.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { SelectionBar } from "../../ui/lists/selection.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { useMutationAction } from "../useMutationAction.ts";
import { approveOffers } from "./approve_offers.ts";

const SendOffersSheet = lazyOnIdle(async () =>
  (await import("../sending/SendOffersSheet.tsx")).SendOffersSheet
);
const UNDO_SHOWN = 12_000; // ms; the server keeps them for days

type Picked = { readonly id: string; readonly title: string; readonly status: string };

/** Approves, sends or deletes several offers at once. */
export function OfferBulkBar(props: {
  offers: readonly Picked[];
  onAll: () => void;
  /** Called after an action; the selection ends. */
  onDone: () => void;
  /** Refetches the list that restored offers return to, if it has no subscription. */
  onRestored?: () => void;
}) {
  const { offers } = props;
  const [runAction, isBusy] = useMutationAction();
  // Kept while they are sent, though the list may no longer show them.
  const [toSend, setToSend] = useState<readonly Picked[] | null>(null);
  const isNone = offers.length === 0;
  const drafts = offers.filter(({ status }) => status === "DRAFT").map(({ id }) => id);
  const restore = (ids: readonly string[]) =>
    void runAction(() => restoreOffers(ids), () => props.onRestored?.());
  const approve = () =>
    void runAction(() => approveOffers(drafts), () => {
      showNotice(countLabel(drafts.length, "oferta aprovada.", "ofertas aprovadas."), {
        variant: "success",
      });
      props.onDone();
    });
  const remove = () =>
    void runAction(async () => {
      const { deleted, error } = await deleteOffers(offers.map(({ id }) => id));
      if (deleted.length > 0) {
        showNotice(countLabel(deleted.length, "oferta excluída.", "ofertas excluídas."), {
          duration: UNDO_SHOWN,
          action: { label: "Desfazer", act: () => restore(deleted) },
        });
      }
      return error;
    }, props.onDone);
  const outlined = { variant: "outlined", isBusy } as const;
  return (
    <SelectionBar
      label="Ofertas escolhidas"
      status={isNone ? "Escolha as ofertas" : countLabel(offers.length, "escolhida", "escolhidas")}
    >
      {isNone && <Button variant="outlined" onClick={props.onAll}>Escolher todas</Button>}
      <BusyButton {...outlined} disabled={drafts.length === 0} onClick={approve}>
        Aprovar
      </BusyButton>
      <Button variant="outlined" disabled={isNone} onClick={() => setToSend(offers)}>Enviar</Button>
      <BusyButton {...outlined} disabled={isNone} onClick={remove}>Excluir</BusyButton>
      {toSend && (
        <Suspense>
          <SendOffersSheet
            offers={toSend}
            onClose={() => setToSend(null)}
            onSent={() => {
              setToSend(null);
              props.onDone();
            }}
          />
        </Suspense>
      )}
    </SelectionBar>
  );
}

/** Deletes offers one by one. @returns the deleted ones and the first error message. */
async function deleteOffers(ids: readonly string[]) {
  const deleted: string[] = [];
  for (const id of ids) {
    const { deleteOffer: { message } } = await commit<OfferBulkBarDeleteOffersMutation>(
      graphql`
        mutation OfferBulkBarDeleteOffersMutation($input: DeleteOfferInput!) {
          deleteOffer(input: $input) {
            ... on DeletedOffer {
              offerId @deleteRecord
            }
            ... on UserError {
              code
              message
            }
          }
        }
      `,
      { input: { id } },
    );
    if (message) return { deleted, error: message };
    deleted.push(id);
  }
  return { deleted, error: null };
}

/** Restores deleted offers; open lists receive them as changes. @returns the error message, or null. */
async function restoreOffers(ids: readonly string[]): Promise<string | null> {
  for (const id of ids) {
    const { restoreOffer: { message } } = await commit<OfferBulkBarDeleteOffersRestoreMutation>(
      graphql`
        mutation OfferBulkBarDeleteOffersRestoreMutation($input: RestoreOfferInput!) {
          restoreOffer(input: $input) {
            ...useOfferChanges_full @alias
            ... on UserError {
              code
              message
            }
          }
        }
      `,
      { input: { id } },
    );
    if (message) return message;
  }
  return null;
}
