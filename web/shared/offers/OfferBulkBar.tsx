import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { OfferBulkBarDeleteOffersMutation } from "../../__generated__/OfferBulkBarDeleteOffersMutation.graphql.ts";
import type { OfferBulkBarDeleteOffersRestoreMutation } from "../../__generated__/OfferBulkBarDeleteOffersRestoreMutation.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { commit } from "../../relay/commit.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { SelectionBar } from "../../ui/lists/SelectionBar.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { useMutationAction } from "../useMutationAction.ts";
import { approveOffers } from "./approveOffers.ts";

const SendOffersSheet = lazyOnIdle(async () =>
  (await import("../sending/SendOffersSheet.tsx")).SendOffersSheet
);
const UNDO_SHOWN = 12_000; // ms; the server keeps them for days

type Picked = { readonly id: string; readonly title: string; readonly status: string };

/** What one does with several offers at once: approve, send, delete. */
export function OfferBulkBar(props: {
  offers: readonly Picked[];
  onAll: () => void;
  /** Told once something was done, and nothing is picked any more. */
  onDone: () => void;
  /** Asks anew for the list that they come back to; needed where it does not hear of it itself. */
  onRestored?: () => void;
}) {
  const { offers } = props;
  const [runAction, isBusy] = useMutationAction();
  // They stay while one sends them, though the list may not show them any more.
  const [sent, setSent] = useState<readonly Picked[] | null>(null);
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
      const { gone, refusal } = await deleteOffers(offers.map(({ id }) => id));
      if (gone.length > 0) {
        showNotice(countLabel(gone.length, "oferta excluída.", "ofertas excluídas."), {
          duration: UNDO_SHOWN,
          action: { label: "Desfazer", act: () => restore(gone) },
        });
      }
      return refusal;
    }, props.onDone);
  const quiet = { variant: "outlined", isBusy } as const;
  return (
    <SelectionBar
      label="Ofertas escolhidas"
      status={isNone ? "Escolha as ofertas" : countLabel(offers.length, "escolhida", "escolhidas")}
    >
      {isNone && <Button variant="outlined" onClick={props.onAll}>Escolher todas</Button>}
      <BusyButton {...quiet} disabled={drafts.length === 0} onClick={approve}>Aprovar</BusyButton>
      <Button variant="outlined" disabled={isNone} onClick={() => setSent(offers)}>Enviar</Button>
      <BusyButton {...quiet} disabled={isNone} onClick={remove}>Excluir</BusyButton>
      {sent && (
        <Suspense>
          <SendOffersSheet
            offers={sent}
            onClose={() => setSent(null)}
            onSent={() => {
              setSent(null);
              props.onDone();
            }}
          />
        </Suspense>
      )}
    </SelectionBar>
  );
}

/** Deletes offers one by one. @returns those that are gone, and the first refusal. */
async function deleteOffers(ids: readonly string[]) {
  const gone: string[] = [];
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
    if (message) return { gone, refusal: message };
    gone.push(id);
  }
  return { gone, refusal: null };
}

/** Brings deleted offers back; open lists hear of them as of any change. @returns a refusal. */
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
