import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { VIEWER_ID } from "relay-runtime";
import type { DataCardRequestExportMutation } from "../../__generated__/DataCardRequestExportMutation.graphql.ts";
import type { DataCard_viewer$key } from "../../__generated__/DataCard_viewer.graphql.ts";
import { announce } from "../../browser/accessibility.ts";
import { commit } from "../../relay/commit.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { useNow } from "../../ui/text/age.ts";
import { dayAndClockLabel } from "../../ui/text/clock.ts";
import styles from "./Profile.module.css";

/** A copy of all the person's data: requested, prepared, and ready until its link expires. */
export function DataCard(props: { viewer: DataCard_viewer$key }) {
  const { latestDataExport: latest } = useFragment(
    graphql`
      fragment DataCard_viewer on Viewer {
        latestDataExport {
          status
          requestedAt
          expiresAt
          downloadUrl
        }
      }
    `,
    props.viewer,
  );
  const now = useNow();
  const [runAction, isBusy] = useMutationAction();
  const isExpired = Boolean(latest?.expiresAt && Date.parse(latest.expiresAt) <= now);
  const url = latest?.status === "READY" && !isExpired ? latest.downloadUrl : null;
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && url) announce("Sua cópia está pronta para baixar.");
    wasPending.current = latest?.status === "PENDING";
  }, [latest?.status, url]);
  return (
    <Section
      title="Seus dados"
      action={latest && <StatusChip status={latest.status} isExpired={!url} />}
    >
      <div className={styles.stack}>
        <p className="small">{sentenceFor(latest, url)}</p>
        {url && latest?.expiresAt && (
          <>
            <Button
              component="a"
              variant="outlined"
              href={url}
              download
              startIcon={<Download size={18} />}
            >
              Baixar a cópia (ZIP)
            </Button>
            <p className="small">O link vale até {dayAndClockLabel(latest.expiresAt)}.</p>
          </>
        )}
        {latest?.status !== "PENDING" && (
          <BusyButton
            variant={url ? "text" : "outlined"}
            isBusy={isBusy}
            onClick={() => runAction(requestExport)}
          >
            {latest?.status === "FAILED" ? "Tentar de novo" : url ? "Pedir outra" : "Pedir cópia"}
          </BusyButton>
        )}
      </div>
    </Section>
  );
}

type Latest = { readonly status: string; readonly requestedAt: string } | null | undefined;

function sentenceFor(latest: Latest, url: string | null | undefined): string {
  if (!latest) {
    return "Baixe tudo o que é seu aqui num só arquivo: conta, ofertas, grupos, envios e avisos, em JSON e CSV.";
  }
  const requested = dayAndClockLabel(latest.requestedAt);
  if (latest.status === "PENDING") {
    return `Pedida em ${requested}. Estamos preparando; pode sair desta tela, ela espera por você aqui.`;
  }
  if (latest.status === "FAILED") {
    return `A cópia pedida em ${requested} não ficou pronta. Nada do que é seu mudou; peça outra vez.`;
  }
  return url
    ? `É tudo o que era seu em ${requested}, em JSON e CSV.`
    : `A cópia de ${requested} foi apagada: o link venceu. Peça outra quando quiser.`;
}

function StatusChip({ status, isExpired }: { status: string; isExpired: boolean }) {
  if (status === "PENDING") return <Chip tone="on">Preparando</Chip>;
  if (status === "FAILED") return <Chip tone="wrong">Falhou</Chip>;
  return isExpired ? <Chip>Venceu</Chip> : <Chip tone="proven">Pronta</Chip>;
}

/** Requests a copy, unless one is being prepared; resolves to the error message, or null. */
async function requestExport(): Promise<string | null> {
  const { requestDataExport } = await commit<DataCardRequestExportMutation>(
    graphql`
      mutation DataCardRequestExportMutation {
        requestDataExport {
          ... on DataExport {
            status
            requestedAt
            expiresAt
            downloadUrl
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
    (store) => {
      const dataExport = store.getRootField("requestDataExport");
      if (dataExport?.getType() === "DataExport") {
        store.get(VIEWER_ID)?.setLinkedRecord(dataExport, "latestDataExport");
      }
    },
  );
  return requestDataExport.message ?? null;
}
