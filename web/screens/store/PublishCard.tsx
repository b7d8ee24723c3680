import { Copy, ExternalLink } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { PublishCard_store$key } from "../../__generated__/PublishCard_store.graphql.ts";
import type { PublishCardPublishMutation } from "../../__generated__/PublishCardPublishMutation.graphql.ts";
import type { PublishCardUnpublishMutation } from "../../__generated__/PublishCardUnpublishMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { ConfirmButton } from "../../shared/ConfirmButton.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { copyWithNotice } from "../../ui/buttons/share.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import styles from "./Store.module.css";

/** Whether the store is public, its address, and the buttons that change and share it. */
export function PublishCard(props: { store: PublishCard_store$key }) {
  const { url, status, disabledReason, shownItems } = useFragment(
    graphql`
      fragment PublishCard_store on Store {
        url
        status
        disabledReason
        shownItems: items(first: 1, isHidden: false) {
          edges {
            cursor
          }
        }
      }
    `,
    props.store,
  );
  const [runAction, isBusy] = useMutationAction();
  const address = `${location.host}${url}`;
  const isPublished = status === "PUBLISHED";
  const publish = () =>
    runAction(
      publishStore,
      () => showNotice("Publicada. Agora é só divulgar o endereço.", { variant: "success" }),
    );
  const unpublish = () =>
    runAction(
      unpublishStore,
      () => showNotice("Fora do ar. O endereço continua seu.", { variant: "success" }),
    );
  return (
    <Section label="Endereço da loja">
      {disabledReason && (
        <Alert severity="warning">A administração desativou sua loja: {disabledReason}</Alert>
      )}
      <div className={styles.publish}>
        <div className={styles.address}>
          <Chip tone={isPublished ? "proven" : "quiet"}>{statusWords[status]}</Chip>
          <b>{address}</b>
          <p className="small" role="status">
            {shownItems.edges.length === 0
              ? "Falta uma oferta à venda: sem nenhuma, a página abre vazia."
              : !isPublished && "Confira a prévia e publique quando quiser."}
          </p>
        </div>
        <div className={styles.buttons}>
          {isPublished
            ? (
              <>
                <Button
                  variant="contained"
                  startIcon={<Copy size={18} />}
                  onClick={() => copyWithNotice(`${location.origin}${url}`, "Endereço copiado.")}
                >
                  Copiar
                </Button>
                <Button
                  variant="outlined"
                  component="a"
                  href={url}
                  target="_blank"
                  startIcon={<ExternalLink size={18} />}
                >
                  Abrir
                </Button>
                <ConfirmButton
                  label="Tirar do ar"
                  title="Tirar a loja do ar?"
                  stay="Deixar no ar"
                  goOn="Tirar do ar"
                  isBusy={isBusy}
                  onConfirmed={unpublish}
                >
                  Quem abrir o endereço não encontra mais nada. Ele continua seu, e você publica de
                  novo quando quiser.
                </ConfirmButton>
              </>
            )
            : status === "UNPUBLISHED" && (
              <BusyButton variant="contained" isBusy={isBusy} onClick={publish}>
                Publicar
              </BusyButton>
            )}
        </div>
      </div>
    </Section>
  );
}

const statusWords = {
  PUBLISHED: "No ar",
  UNPUBLISHED: "Só você vê",
  DISABLED: "Desativada",
} as Readonly<Record<string, string>>;

/** Publishes the store; resolves to the error message, or null. */
async function publishStore(): Promise<string | null> {
  const { publishStore } = await commit<PublishCardPublishMutation>(
    graphql`
      mutation PublishCardPublishMutation {
        publishStore {
          ...StoreScreen_store @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return publishStore.message ?? null;
}

/** Takes the store off the web; resolves to the error message, or null. */
async function unpublishStore(): Promise<string | null> {
  const { unpublishStore } = await commit<PublishCardUnpublishMutation>(
    graphql`
      mutation PublishCardUnpublishMutation {
        unpublishStore {
          ...StoreScreen_store @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return unpublishStore.message ?? null;
}
