import { graphql, useFragment } from "react-relay";
import type { VersionCard_version$key } from "../../__generated__/VersionCard_version.graphql.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./WhatsAppConfig.module.css";

/** The client version that numbers connect with, and whether WhatsApp still accepts it. */
export function VersionCard(props: { version: VersionCard_version$key | null }) {
  const client = useFragment(
    graphql`
      fragment VersionCard_version on ClientVersion {
        version
        outdatedSince
        outdatedSessions
      }
    `,
    props.version,
  );
  const now = useNow();
  if (!client) return null;
  const { version, outdatedSince, outdatedSessions } = client;
  return (
    <Section
      title="Versão do WhatsApp Web"
      action={outdatedSince
        ? <Chip tone="wrong">Recusada</Chip>
        : <Chip tone="proven">Sem recusa</Chip>}
    >
      <p className="tnum">{version}</p>
      {outdatedSince
        ? (
          <p className={styles.advice}>
            O WhatsApp recusou esta versão {ageLabel(outdatedSince, now)}, em{" "}
            {countLabel(outdatedSessions, "número", "números")}. Atualize o servidor para uma versão
            nova deste programa; a fila espera.
          </p>
        )
        : <p className="small">Nenhum número foi recusado por causa da versão.</p>}
    </Section>
  );
}
