import { useState } from "react";
import { fetchQuery, graphql, useLazyLoadQuery } from "react-relay";
import type { StoreReportsDisableMutation } from "../../__generated__/StoreReportsDisableMutation.graphql.ts";
import type { StoreReportsEnableMutation } from "../../__generated__/StoreReportsEnableMutation.graphql.ts";
import type { StoreReportsQuery } from "../../__generated__/StoreReportsQuery.graphql.ts";
import type { StoreReportsResolveMutation } from "../../__generated__/StoreReportsResolveMutation.graphql.ts";
import { environment } from "../../relay/environment.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { ActionDialog, ReasonField, usePersonAction } from "./ActionDialog.tsx";
import styles from "./Users.module.css";

const query = graphql`
  query StoreReportsQuery {
    storeReports(isOpen: true, first: 100) {
      edges {
        node {
          id
          reason
          details
          createdAt
          store {
            id
            title
            url
            status
            owner {
              id
            }
          }
        }
      }
    }
  }
`;
const refresh = () => void fetchQuery(environment, query, {}).toPromise().catch(() => {});

const reasons: Readonly<Record<string, string>> = {
  COPY: "Finge ser outra pessoa",
  FORBIDDEN: "Oferece o que é proibido",
  FRAUD: "É golpe, ou leva a um",
  OTHER: "Outro motivo",
  WRONG_PRICE: "Preço ou desconto que não é verdade",
};

/** The open reports about stores, newest first, and what an admin does about them. */
export function StoreReports() {
  const { storeReports } = useLazyLoadQuery<StoreReportsQuery>(query, {}, {
    fetchPolicy: "store-and-network",
  });
  const reports = storeReports.edges.map(({ node }) => node);
  const now = useNow();
  const { open } = useSheetParam("pessoa");
  const [disabling, setDisabling] = useState<{ id: string; title: string } | null>(null);
  const resolve = usePersonAction<StoreReportsResolveMutation>(
    graphql`
      mutation StoreReportsResolveMutation($input: ResolveStoreReportsInput!) {
        resolveStoreReports(input: $input) {
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    () => {
      showNotice("Denúncias resolvidas.", { variant: "success" });
      refresh();
    },
  );
  const enable = usePersonAction<StoreReportsEnableMutation>(
    graphql`
      mutation StoreReportsEnableMutation($input: EnableStoreInput!) {
        enableStore(input: $input) {
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    () => {
      showNotice("A loja pode ficar no ar de novo.", { variant: "success" });
      refresh();
    },
  );
  return (
    <Section title="Lojas denunciadas">
      {reports.length === 0 && <EmptyState>Nenhuma denúncia aberta.</EmptyState>}
      <ul className={styles.reports}>
        {reports.map(({ id, reason, details, createdAt, store }) => (
          <li key={id}>
            <div>
              <b>{store.title}</b>{" "}
              {store.status === "DISABLED" && <Chip tone="wrong">Desativada</Chip>}
              <p>{reasons[reason]}{details && `: ${details}`}</p>
              <p className="small">{ageLabel(createdAt, now)}</p>
            </div>
            <div className={styles.actions}>
              <Button component="a" href={store.url} target="_blank">Abrir loja</Button>
              <Button onClick={() => open(store.owner.id)}>De quem é</Button>
              <Button variant="outlined" onClick={() => resolve.act({ id: store.id })}>
                Resolver
              </Button>
              {store.status === "DISABLED"
                ? (
                  <Button variant="outlined" onClick={() => enable.act({ id: store.id })}>
                    Reativar
                  </Button>
                )
                : <Button variant="outlined" onClick={() => setDisabling(store)}>Desativar</Button>}
            </div>
          </li>
        ))}
      </ul>
      {disabling && <DisableStore store={disabling} onClose={() => setDisabling(null)} />}
    </Section>
  );
}

/** Takes a store off the web, with a reason that its person reads. */
function DisableStore(
  { store, onClose }: { store: { id: string; title: string }; onClose: () => void },
) {
  const [reason, setReason] = useState("");
  const { act, isBusy, refusal } = usePersonAction<StoreReportsDisableMutation>(
    graphql`
      mutation StoreReportsDisableMutation($input: DisableStoreInput!) {
        disableStore(input: $input) {
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    () => {
      showNotice(`${store.title} saiu do ar.`, { variant: "success" });
      refresh();
      onClose();
    },
  );
  return (
    <ActionDialog
      title={`Desativar ${store.title}?`}
      goOn="Desativar"
      isBusy={isBusy}
      refusal={refusal}
      onGoOn={() => act({ id: store.id, reason: reason.trim() })}
      onClose={onClose}
    >
      <p>Quem abrir o endereço lê que a loja foi desativada. A pessoa continua com todo o resto.</p>
      <ReasonField
        value={reason}
        helperText="De 10 a 500 caracteres. A pessoa lê."
        onChange={setReason}
      />
    </ActionDialog>
  );
}
